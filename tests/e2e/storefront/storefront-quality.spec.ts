import { expect, test } from '../fixtures'
import { cards } from './storefront-page'

test('a vehicle page describes to search engines the car, its price and its place in the catalogue', async ({
  page,
}) => {
  await page.goto('/vehicles?minPrice=1')
  const path = (await cards(page).first().getByRole('link').getAttribute('href')) ?? ''
  await page.goto(path)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  )
  expect(data).toMatchObject([
    { '@type': 'Car', offers: { '@type': 'Offer', priceCurrency: 'USD' } },
    { '@type': 'BreadcrumbList' },
  ])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  for (const language of ['x-default', 'en'])
    await expect(page.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    )
})

test('pictures are cached forever, are never sniffed, and nothing else is served with them', async ({
  page,
  request,
}) => {
  await page.goto('/vehicles')
  const source = (await cards(page).first().getByRole('img').getAttribute('src')) ?? ''
  const picture = await request.get(source)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const again = await request.get(source, { headers: { 'if-none-match': picture.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  for (const path of [
    '/media/..%2f..%2fpackage.json',
    '/media/none.webp',
    '/pictures/suv/123456/RHD/left-480.webp',
    '/pictures/suv/FFFFFF/RHD/left-99999.webp',
  ])
    expect([400, 404], path).toContain((await request.get(path)).status())
})

test('with system colours hearts, ticks and outlines are still visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const shape = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => [
        getComputedStyle(element, '::before').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ])
  await page.goto('/')
  for (const selector of ['form[action^="/wishlist/"] button', '[aria-labelledby=body-types] a']) {
    const [drawn, ground] = await shape(selector)
    expect({ selector, isSeen: drawn !== ground }).toEqual({ selector, isSeen: true })
  }
})

test('the bar at the foot of a phone never covers the focused element', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/vehicles?minPrice=1')
  await page.goto((await cards(page).first().getByRole('link').getAttribute('href')) ?? '')
  const bar = page.locator('[data-phone-bar]')
  const top = (await bar.boundingBox())?.y ?? 0
  const inMain = page.getByRole('main').locator('section a, section button:enabled').filter({ visible: true })
  const last = page.getByRole('contentinfo').getByRole('link').last()
  for (const link of [...(await inMain.all()).slice(0, 30), last]) {
    await page.evaluate(() => scrollTo(0, 0))
    await link.focus()
    const box = await link.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), (await link.textContent()) ?? '').toBeLessThanOrEqual(top)
  }
})

test('at double text size nothing overflows a phone, and no word is broken', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/vehicles?minPrice=1')
  const vehicle = (await cards(page).first().getByRole('link').getAttribute('href')) ?? ''
  for (const path of ['/', '/vehicles', vehicle, '/contact-us', '/privacy-policy']) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const head = (await page.getByRole('banner').boundingBox())?.height ?? 0
    expect(head, `${path}: the head leaves the page its room`).toBeLessThan(220)
    const { content, screen, heading, letter } = await page.evaluate(() => {
      const title = document.querySelector('h1') as HTMLElement
      return {
        content: document.documentElement.scrollWidth,
        screen: window.screen.width,
        heading: title.getBoundingClientRect().width,
        letter: Number.parseFloat(getComputedStyle(title).fontSize),
      }
    })
    expect(content, path).toBeLessThanOrEqual(screen)
    expect(heading, `${path}: room for a word of six letters`).toBeGreaterThan(letter * 3.5)
  }
})
