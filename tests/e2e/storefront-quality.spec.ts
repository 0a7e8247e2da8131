import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures'
import { cards } from './storefront-page'

test('a vehicle page tells search engines the car, its price and its place in the catalogue', async ({
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
})

test('pictures may be kept for good, are never sniffed, and nothing else is served beside them', async ({
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

const PAGES = [
  '/',
  '/vehicles',
  '/vehicles?view=list&minPrice=1',
  '/vehicles?q=zqxjkvwy',
  'a vehicle',
  '/nothing',
]

for (const path of PAGES)
  test(`${path} has no serious barrier and stays within the screen, in light and dark colours`, async ({
    page,
  }) => {
    await page.goto(path === 'a vehicle' ? '/vehicles' : path)
    if (path === 'a vehicle') {
      await cards(page).first().getByRole('link').click()
      await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion, so that no colour is caught half-way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(serious.map(({ id, nodes }) => `${colorScheme}, ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    const [content, view] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ])
    expect(content).toBeLessThanOrEqual(view ?? 0)
  })
