import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { cards, fieldsOf, isAlive } from './storefront-page'

/** The path of a vehicle on the first page. */
const firstPath = async (page: Page): Promise<string> =>
  (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? ''

/** Waits until the worker has stored this page and a picture. */
async function untilStored(page: Page, path: string): Promise<void> {
  const isStored = (wanted: string) =>
    page.evaluate(async (address) => {
      const names = await caches.keys()
      const has = async (kind: string, key?: string) => {
        const name = names.find((one) => one.startsWith(`kaido-${kind}-`))
        return name ? (await (await caches.open(name)).keys(key)).length > 0 : false
      }
      return (await has('pages', address)) && (await has('pictures')) && (await has('shell'))
    }, wanted)
  await expect.poll(() => isStored(path), { timeout: 30_000 }).toBe(true)
}

/** Opens a vehicle from the list, like a buyer, and waits until it is stored. */
async function readVehicle(page: Page): Promise<{ path: string; name: string }> {
  await page.goto('/vehicles')
  const path = await firstPath(page)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await untilStored(page, path)
  return { path, name }
}

const goOffline = (context: BrowserContext) => context.setOffline(true)

test.describe('without a connection', () => {
  test('a vehicle opened before can be read again by link and address, with its picture and its age', async ({
    page,
    context,
  }) => {
    const { path, name } = await readVehicle(page)
    await page.goBack()
    await expect(cards(page).first()).toBeVisible()
    await goOffline(context)
    await expect(page.getByText('You can still read pages you have visited')).toBeVisible()
    await cards(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    // Pages that are not stored redirect to the list of copies, never to a blank page.
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(
      page.getByText('You are offline. Stored just now: price and availability may have changed.'),
    ).toBeVisible()
    const picture = page
      .getByRole('region', { name: /^Pictures of/ })
      .getByRole('img')
      .first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await context.setOffline(false)
    await expect(page.locator('offline-note')).toHaveCount(0)
  })

  test('an unknown page links to the list of copies and continues once online; visitors can turn copies off', async ({
    page,
    context,
  }) => {
    const { path, name } = await readVehicle(page)
    const copy = page.getByRole('main').locator(`a[href="${path}"]`)
    await goOffline(context)
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(page.getByText('You are offline.').first()).toBeVisible()
    await expect(copy).toContainText(name.split(' ')[0] ?? '')
    await copy.click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Vehicles you have viewed' })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/about$/)

    await page.goto('/offline')
    await expect(copy).toBeVisible()
    await page.getByRole('button', { name: 'Stop keeping pages and delete these' }).click()
    await expect(page.getByText('None are kept.')).toBeVisible()
    const left = await page.evaluate(async () => [
      (await caches.keys()).filter((one) => one.startsWith('kaido-')).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ])
    expect(left).toEqual([0, 0])
  })

  test('chosen filters stay, are held, and are applied once the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/vehicles')
    await isAlive(page)
    const words = fieldsOf(page).locator('input[name=q]')
    await words.fill('toyota')
    await goOffline(context)
    await fieldsOf(page).locator('button[type=submit]').click()
    await expect(
      page
        .getByText(/Your choices are kept/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/vehicles$/)
    await context.setOffline(false)
    await expect(page).toHaveURL(/q=toyota/)
  })

  test('a search of the home page is held and sent once the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await isAlive(page)
    const words = page.getByLabel('Model or keywords')
    await words.fill('prado')
    await goOffline(context)
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
    await expect(
      page.getByText('Your choices are kept and will be applied once you are back online.'),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/vehicles\?.*q=prado/)
  })

  test('chosen filters survive a reload', async ({ page }) => {
    await page.goto('/vehicles')
    await isAlive(page)
    const words = fieldsOf(page).locator('input[name=q]')
    await words.fill('land cruiser')
    await page.reload()
    await expect(words).toHaveValue('land cruiser')
  })
})

test('nothing of a session, of the API or of the back office is ever stored', async ({ page, signInAs }) => {
  const path = await (async () => {
    await page.goto('/vehicles')
    return firstPath(page)
  })()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await signInAs('admin')
  await page.goto(path)
  await page.request.get('/api/v1/vehicles/public/landing')
  await page.goto('/admin')
  await page.goto('/offline')
  const stored = await page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname)
    return addresses
  })
  expect(stored.filter((one) => /^\/(admin|api)/.test(one) || one === path)).toEqual([])
})

test('with the data saver no picture is loaded until it is tapped, and its space is reserved', async ({
  page,
}) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(media|pictures)\/(?!icons\/)/.test(pathname)) pictures.push(pathname)
  })
  await page.goto('/terms-and-conditions')
  await page.getByRole('button', { name: /^Data saver: off/ }).click()
  await expect(page.getByRole('button', { name: /^Data saver: on/ })).toBeVisible()
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
  await page.goto('/vehicles', { waitUntil: 'networkidle' })
  expect(pictures).toEqual([])
  const card = cards(page).first()
  const held = await card.boundingBox()
  await card.getByText('Show picture').click()
  await expect(card.getByRole('img')).toBeVisible()
  await expect.poll(() => pictures.length).toBe(1)
  await card.getByRole('link').first().click()
  await expect(
    page
      .getByRole('region', { name: /^Pictures of/ })
      .getByText('Show picture')
      .first(),
  ).toBeVisible()
  expect(pictures.length).toBe(1)
  await page.goto('/vehicles')
  await page.getByRole('button', { name: /^Data saver: on/ }).click()
  await expect(card.getByRole('img')).toBeVisible()
  expect((await card.boundingBox())?.height).toBeCloseTo(held?.height ?? 0, 0)
})

test('a browser that saves data gets no pictures, without any script, unless the visitor switches that off', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'save-data': 'on' },
  })
  const page = await context.newPage()
  await page.goto(`${test.info().project.use.baseURL}/vehicles`)
  await cards(page).first().getByText('Show picture').click()
  await expect(cards(page).first().getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: /^Data saver: on/ }).click()
  await expect(page.getByRole('button', { name: /^Data saver: off/ })).toBeVisible()
  await expect(page.getByText('Show picture')).toHaveCount(0)
  await context.close()
})

test('a picture on a card is an AVIF file of at most 15 KB at 480 px, once it is made', async ({
  page,
  request,
}) => {
  await page.goto('/vehicles')
  // A picture that is smaller has no such size.
  const sizes = await cards(page).locator('source[srcset*=" 480w"]').first().getAttribute('srcset')
  const answer = () => request.get(/(\S+) 480w/.exec(sizes ?? '')?.[1] ?? '')
  await expect.poll(async () => (await answer()).headers()['content-type']).toBe('image/avif')
  expect((await (await answer()).body()).length).toBeLessThanOrEqual(15 * 1024)
})

test('public pages request nothing from other hosts and set no cookie for a guest', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(test.info().project.use.baseURL ?? '').host)
      elsewhere.push(request.url())
  })
  await page.goto('/vehicles')
  const vehicle = await firstPath(page)
  for (const path of [
    '/',
    '/vehicles?view=list',
    vehicle,
    '/about',
    '/contact-us',
    '/privacy-policy',
    '/offline',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(elsewhere).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('a view by a buyer is counted for staff, one by staff is not', async ({ browser, page, signInAs }) => {
  await page.goto('/vehicles?sort=price-desc')
  const path = await firstPath(page)
  const id = path.split('/').pop()
  const { baseURL } = test.info().project.use
  const buyer = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36',
  })
  const open = await buyer.newPage()
  await open.goto(`${baseURL}${path}`)
  await open.reload()
  await buyer.close()
  await signInAs('admin')
  await page.goto(path)
  const views = async () => {
    await page.goto('/admin/inventory/vehicles?limit=100&sort=price-desc')
    const heading = page.getByRole('columnheader', { name: 'Views (30 days)' })
    const column = await heading.evaluate((cell: HTMLTableCellElement) => cell.cellIndex)
    return page.locator(`tr[data-row="${id}"] td`).nth(column).textContent()
  }
  await expect.poll(views, { timeout: 30_000 }).toBe('1')
})
