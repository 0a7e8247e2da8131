import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures'

const counter = (page: Page) => page.locator('[data-counter]')
const dialog = (page: Page) => page.getByRole('dialog')

/** The first vehicle that can be bought, has a price and a whole gallery. */
async function vehicleWithGallery(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v1/vehicles/public/listing?minPrice=1&limit=100')
  for (const { id } of (await answer.json()).data) {
    const { data } = await (await page.request.get(`/api/v1/vehicles/public/vehicle/${id}`)).json()
    if (data.images.length >= 7) return id
  }
  throw new Error('the demo catalogue holds no vehicle with a whole gallery')
}

let shown: number | undefined

/** Opens a vehicle that can be bought, has a price and a whole gallery; gives its path. */
async function openVehicle(page: Page): Promise<string> {
  shown ??= await vehicleWithGallery(page)
  const path = `/vehicles/${shown}`
  await page.goto(path)
  return path
}

/** The same, once its script runs. */
async function openLively(page: Page): Promise<string> {
  const path = await openVehicle(page)
  await expect(page.locator('[data-many]')).toBeAttached()
  return path
}

/** The id of a vehicle with a status, as staff find it; the session is given up again. */
async function vehicleWith(page: Page, signInAs: (who: 'admin') => Promise<void>, status: string) {
  await signInAs('admin')
  // As the browser names a request of the site's own page: a session cookie counts for those alone.
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.get(`/api/v1/vehicles?status=${status}&limit=1`, { headers })
  expect(answer.status(), await answer.text()).toBe(200)
  const id = Number((await answer.json()).data?.[0]?.id)
  expect(id, `the demo catalogue holds a vehicle that is ${status}`).toBeGreaterThan(0)
  await page.context().clearCookies()
  return id
}

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test.describe('pictures on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile)

  test('are turned by keys alone, in the page and over it, and give the focus back', async ({ page }) => {
    await openLively(page)
    const pictures = page.locator('[data-full]')
    const count = await pictures.count()
    await pictures.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(`2 / ${count}`)
    await expect(pictures.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(counter(page)).toHaveText(`${count} / ${count}`)
    await page.keyboard.press('Home')
    await expect(counter(page)).toHaveText(`1 / ${count}`)

    await page.keyboard.press('Enter')
    const title = (at: number) => dialog(page).getByRole('heading', { name: `picture ${at} of ${count}` })
    await expect(title(1)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(title(2)).toBeVisible()
    await page.keyboard.press('End')
    await expect(title(count)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(title(count)).toBeVisible()
    await page.keyboard.press('Home')
    await expect(title(1)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(title(2)).toBeVisible()
    await expectNoBarrier(page)

    for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
      'the focus stays inside',
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(pictures.nth(1)).toBeFocused()
    await expect(counter(page)).toHaveText(`2 / ${count}`)
  })

  test('are enlarged by a button', async ({ page }) => {
    await openLively(page)
    await page.locator('[data-full]').first().click()
    const picture = dialog(page).getByRole('group', { name: /^1 of/ }).getByRole('img')
    await expect(picture).toBeVisible()
    const before = (await picture.boundingBox())?.width ?? 0
    await dialog(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.2)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('are chosen by their thumbnails', async ({ page }) => {
    await openLively(page)
    const count = await page.locator('[data-full]').count()
    await page.locator('[data-thumb]').nth(2).click()
    await expect(counter(page)).toHaveText(`3 / ${count}`)
    await expect(page.locator('[data-thumb][aria-current=true]')).toHaveAttribute('data-thumb', '2')
  })
})

test.describe('pictures on a phone', () => {
  test.skip(({ isMobile }) => !isMobile)

  test('are swiped one by one, counted, and stay within the screen', async ({ page }) => {
    await openLively(page)
    const count = await page.locator('[data-full]').count()
    const box = await page.locator('[data-strip]').boundingBox()
    const finger = await page.context().newCDPSession(page)
    const y = Math.round((box?.y ?? 0) + 200)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    /** Swipes until the counter says `at`: a busy browser may let a whole gesture fall. */
    const swipeTo = (at: number, from: number, to: number) =>
      expect(async () => {
        if ((await counter(page).textContent()) !== `${at} / ${count}`) {
          await touch('touchStart', from)
          for (let part = 1; part <= 12; part += 1) {
            await touch('touchMove', from + ((to - from) * part) / 12)
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
          }
          await touch('touchEnd')
        }
        await expect(counter(page)).toHaveText(`${at} / ${count}`, { timeout: 2_000 })
      }).toPass({ timeout: 20_000 })
    await swipeTo(2, 310, 50)
    await swipeTo(3, 310, 50)
    await swipeTo(2, 60, 320)
    // At rest a whole picture is in view: the row snaps.
    await expect
      .poll(() => page.locator('[data-strip]').evaluate((row) => row.scrollLeft % row.clientWidth))
      .toBe(0)
    await expect(page.locator('[data-thumb]').first()).toBeHidden()
  })

  test('open over the page and are swiped there too', async ({ page }) => {
    await openLively(page)
    await page.locator('[data-full]').first().tap()
    await expect(dialog(page).getByRole('heading', { name: 'picture 1 of' })).toBeVisible()
    await expect(dialog(page).getByRole('group', { name: /^1 of/ }).getByRole('img')).toBeVisible()
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] })
    await touch('touchStart', 320)
    for (let x = 300; x >= 60; x -= 40) await touch('touchMove', x)
    await touch('touchEnd')
    await expect(dialog(page).getByRole('heading', { name: 'picture 2 of' })).toBeVisible()
    await expectNoBarrier(page)
  })
})

test('nothing moves while the page loads and is read', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openVehicle(page)
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 700)
  await expect(page.getByRole('heading', { name: 'Similar vehicles' })).toBeVisible()
  expect(
    await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  ).toBeLessThan(0.02)
})

test('the view all around opens, is turned by keys and closes', async ({ page }) => {
  await openLively(page)
  const way = page.getByRole('link', { name: 'Interior 360°' })
  await way.click()
  await expect(dialog(page).getByText('Drag, or use the arrow keys')).toBeVisible({ timeout: 40_000 })
  const canvas = dialog(page).locator('canvas')
  await expect(canvas).toBeVisible()
  const before = await canvas.screenshot()
  await page.keyboard.down('ArrowRight')
  await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(false)
  await page.keyboard.up('ArrowRight')
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(way).toBeFocused()
})

test('a browser that cannot turn the view all around shows it flat', async ({ page }) => {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(draw, this, [kind, ...rest])
      },
    })
  })
  await openLively(page)
  await page.getByRole('link', { name: 'Interior 360°' }).click()
  await expect(dialog(page).getByText('This browser cannot turn the picture')).toBeVisible()
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await expect(dialog(page).locator('canvas')).toHaveCount(0)
})

test('a buyer asks, shares and copies with the stock number named', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const path = await openLively(page)
  const sku = `KD-${path.replace(/\D/g, '').padStart(6, '0')}`
  const address = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  const query = async (name: string | RegExp, key: string) =>
    new URL((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '').searchParams.get(key)
  expect(await query('E-mail the showroom', 'subject')).toContain(sku)
  expect(await query('E-mail the showroom', 'body')).toContain(address)
  expect(await query('WhatsApp', 'text')).toContain(sku)
  expect(await query('Share by WhatsApp', 'text')).toContain(sku)
  expect(await query('Share by WhatsApp', 'text')).toContain(address)

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy the stock number' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${sku} copied` })).toBeVisible()
  expect(await copied()).toBe(sku)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await copied()).toBe(address)
  expect(new URL(address).pathname, baseURL).toBe(path)
})

test('the share sheet of the device gets the address, where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    })
  })
  const path = await openLively(page)
  await page.getByRole('button', { name: 'More ways' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.url)).toContain(path)
})

test('a sold vehicle says so, names no price, and puts those that can be bought first', async ({
  page,
  signInAs,
}) => {
  const id = await vehicleWith(page, signInAs, 'SOLD')
  expect((await page.goto(`/vehicles/${id}`))?.status()).toBe(200)
  await expect(page).toHaveTitle(/sold/)
  const main = page.getByRole('main')
  await expect(main.getByText('Sold', { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /the showroom$/ })).toHaveCount(0)
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Similar vehicles')).toBeGreaterThanOrEqual(0)
  expect(headings.indexOf('Similar vehicles')).toBeLessThan(headings.indexOf('Facts'))
  const outside = await main.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('#similar, article, script')) part.remove()
    return copy.textContent ?? ''
  })
  expect(outside).not.toContain('$')
  await expectNoBarrier(page)
})

for (const [status, word] of [
  ['RESERVED', 'Reserved'],
  ['IN_AUCTION', 'In auction'],
] as const)
  test(`a vehicle that is ${status} says so in words`, async ({ page, signInAs }) => {
    await page.goto(`/vehicles/${await vehicleWith(page, signInAs, status)}`)
    await expect(page.getByRole('main').getByText(word, { exact: true }).first()).toBeVisible()
  })

test('on paper there is one sheet: picture, price, facts, stock number, place; nothing to press', async ({
  page,
  isMobile,
}) => {
  const path = await openVehicle(page)
  const sku = `KD-${path.replace(/\D/g, '').padStart(6, '0')}`
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const main = page.getByRole('main')
  for (const seen of ['Facts', 'Features', 'Where it stands'])
    await expect(main.getByRole('heading', { name: seen })).toBeVisible()
  await expect(main.getByText(sku).filter({ visible: true })).not.toHaveCount(0)
  await expect(main.getByText(new RegExp(`Kaido · .*${path}$`))).toBeVisible()
  await expect(page.locator('[data-full] img').first()).toBeVisible()
  await expect(page.locator('[data-full] img').nth(1)).toBeHidden()
  for (const hidden of ['Similar vehicles', 'Documents'])
    await expect(main.getByRole('heading', { name: hidden })).toBeHidden()
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)
  expect(ink, 'dark ink whatever the screen shows').toBe('rgb(19, 32, 58)')
  if (isMobile) return
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

test('the print button prints', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
  )
  await openLively(page)
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate(() => 'printed' in window)).toBe(true)
})

test('other sites get a picture of the vehicle with its price, light enough for all of them', async ({
  page,
  request,
  signInAs,
}) => {
  const path = await openVehicle(page)
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${path}$`))
  const { pathname, search } = new URL(address)
  const picture = await request.get(pathname + search)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  const data = await picture.body()
  expect(data.length).toBeLessThan(300_000)
  expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const again = await request.get(pathname, { headers: { 'if-none-match': picture.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  const draft = await vehicleWith(page, signInAs, 'DRAFT')
  for (const hidden of [draft, 0, 2147483647, 'abc'])
    expect((await request.get(`/vehicles/${hidden}/share.jpg`)).status(), String(hidden)).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture is there and leads to its file, and nothing is offered that cannot work', async ({
    page,
    request,
  }) => {
    await openVehicle(page)
    const links = page.locator('[data-full]')
    expect(await links.count()).toBeGreaterThan(1)
    for (const link of [links.first(), page.getByRole('link', { name: 'Interior 360°' })]) {
      const file = await request.get((await link.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toMatch(/^image\//)
    }
    for (const name of ['Copy link', 'Copy the stock number', 'Print', 'More ways', 'Next picture'])
      await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('link', { name: 'E-mail the showroom' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
  })
})
