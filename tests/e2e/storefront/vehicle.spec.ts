import sharp from 'sharp'
import { expect, test } from '../fixtures'
import { openLively, openVehicle, vehicleWith } from './vehicle-page'

test('nothing moves while the page loads and is read', { tag: '@both' }, async ({ page }) => {
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
  const similar = page.getByRole('region', { name: 'Similar vehicles' })
  await similar.scrollIntoViewIfNeeded()
  await expect(similar.getByRole('article').first()).toBeVisible()
  expect(
    await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
  ).toBeLessThan(0.02)
})

test('similar vehicles come when the reader comes near, and can be requested again', async ({ page }) => {
  let calls = 0
  await page.route('**/similar*', (route) => {
    calls += 1
    return calls === 1 ? route.abort() : route.continue()
  })
  await openLively(page)
  expect(calls, 'nobody pays for what they never scroll to').toBe(0)
  const similar = page.getByRole('region', { name: 'Similar vehicles' })
  await expect(similar.getByRole('link', { name: /^See every/ })).toHaveAttribute('href', /model=/)
  await similar.scrollIntoViewIfNeeded()
  await similar.getByRole('button', { name: 'Try again' }).click()
  await expect(similar.getByRole('article').first()).toBeVisible()
})

test('a buyer inquires, shares and copies with the stock number included', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const path = await openLively(page)
  const sku = `KD-${path.replace(/\D/g, '').padStart(6, '0')}`
  const address = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  const query = async (name: string | RegExp, key: string) =>
    new URL((await page.getByRole('link', { name }).first().getAttribute('href')) ?? '').searchParams.get(key)
  expect(await query('E-mail the showroom', 'subject')).toContain(sku)
  expect(await query('E-mail the showroom', 'body')).toContain(address)
  expect(await query('WhatsApp', 'text')).toContain(sku)
  expect(await query('Share on WhatsApp', 'text')).toContain(sku)
  expect(await query('Share on WhatsApp', 'text')).toContain(address)

  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy the stock number' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${sku} copied` })).toBeVisible()
  expect(await copied()).toBe(sku)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await copied()).toBe(address)
  expect(new URL(address).pathname, baseURL).toBe(path)
})

test('a buyer reads who sells, what the price covers and how to pay, and sees the rules', async ({
  page,
  request,
}) => {
  await openVehicle(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Location' }).getByText(/^Sold by \S/)).toBeVisible()
  for (const name of ['What a price covers', 'how to pay safely']) {
    const [path = '', anchor] = (
      (await main.getByRole('link', { name }).first().getAttribute('href')) ?? ''
    ).split('#')
    expect(await (await request.get(path)).text(), name).toContain(` id="${anchor}"`)
  }
})

test("the device's share sheet gets the address, if there is one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    })
  })
  const path = await openLively(page)
  await page.getByRole('button', { name: 'More ways to share' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.url)).toContain(path)
})

test('a sold vehicle is marked, shows no price, and offers similar ones first', async ({
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
})

for (const [status, word] of [
  ['RESERVED', 'Reserved'],
  ['IN_AUCTION', 'In auction'],
] as const)
  test(`a vehicle that is ${status} shows it in words`, async ({ page, signInAs }) => {
    await page.goto(`/vehicles/${await vehicleWith(page, signInAs, status)}`)
    await expect(page.getByRole('main').getByText(word, { exact: true }).first()).toBeVisible()
  })

test('on paper there is one sheet: picture, price, facts, stock number, place; nothing to press', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const path = await openVehicle(page)
  const sku = `KD-${path.replace(/\D/g, '').padStart(6, '0')}`
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const main = page.getByRole('main')
  for (const seen of ['Facts', 'Features', 'Location'])
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

test('other sites get a picture of the vehicle with its price, small enough for all of them', async ({
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

  test('every picture is there and links to its file, and nothing is offered that cannot work', async ({
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
    for (const name of ['Copy link', 'Copy the stock number', 'Print', 'More ways to share', 'Next picture'])
      await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('link', { name: 'E-mail the showroom' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
  })
})
