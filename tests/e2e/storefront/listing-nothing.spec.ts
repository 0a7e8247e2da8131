import { expect, test } from '../fixtures'
import { cards, inForce, numberIn, total } from './storefront-page'

test('without matches the page shows what dropping each choice finds, and the search can be saved or requested', async ({
  page,
}) => {
  await page.goto('/vehicles')
  const everything = await total(page)
  await page.goto('/vehicles?maxPrice=1')
  const way = page.getByRole('link', { name: /^without price/ })
  expect(numberIn((await way.textContent())?.split('$1')[1] ?? '')).toBe(everything)
  await page.getByRole('button', { name: 'Save the search for later' }).click()
  await expect(page.getByRole('button', { name: 'Saved searches (1)' })).toBeVisible()
  const letter = page.getByRole('link', { name: /^E-mail / }).first()
  await expect(letter).toHaveAttribute('href', /^mailto:.*Price%20up%20to%20%241/)
  await way.click()
  await expect(page).toHaveURL(/\/vehicles$/)
  expect(await total(page)).toBe(everything)
})

test('unrecognised words can be dropped while the others stay', async ({ page }) => {
  await page.goto('/vehicles?q=toyota+zqxjk9')
  const way = page.getByRole('link', { name: /^without the word “zqxjk9”/ })
  const expected = numberIn((await way.textContent())?.split('”')[1] ?? '')
  await way.click()
  await expect(page).toHaveURL(/\/vehicles\?make=\d+$/)
  expect(await total(page)).toBe(expected)
})

test('the stock number of a sold vehicle opens its page, an unused one to nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/about')
  // Called by the page itself, because a session cookie counts only for requests from this site.
  const sku = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/v1/vehicles?status=SOLD&limit=1')).json()
    return String(data?.[0]?.sku)
  })
  await page.context().clearCookies()
  await page.goto(`/vehicles?q=${sku}`)
  await page.getByRole('link', { name: new RegExp(`^${sku} `) }).click()
  await expect(page).toHaveURL(/\/vehicles\/\d+$/)
  await expect(page.getByText('This vehicle has been sold.', { exact: false })).toBeVisible()
  await page.goto('/vehicles?q=KD-2000000000')
  await expect(page.getByRole('heading', { name: 'No vehicles match this filter' })).toBeVisible()
})

test('a nonsensical address still shows the list', async ({ page }) => {
  for (const query of [
    'page=0',
    'page=9999',
    'page=2&page=3',
    'limit=13&sort=cheapest&view=table&panel=nothing',
    'minPrice=99999999999&make=toyota&seats=0',
    'priceRange=5-1&engineSize=big&mileage=zz',
    'constructor=1&__proto__=2&unknown=3',
  ]) {
    const answer = await page.goto(`/vehicles?${query}`)
    expect(answer?.status(), query).toBe(200)
    await expect(cards(page).first(), query).toBeVisible()
    await expect(inForce(page), query).toHaveCount(0)
  }
})

test('a choice that finds nothing is named and can be dropped', async ({ page }) => {
  for (const [query, chip] of [
    ['make=999999', 'Make no. 999999'],
    ['status=SOLD', 'Status Sold'],
    ['q=%F0%9F%9A%97', 'Search 🚗'],
    [`q=${'x'.repeat(3000)}`, `Search ${'x'.repeat(100)}`],
  ] as const) {
    await page.goto(`/vehicles?${query}`)
    await expect(page.getByRole('heading', { name: 'No vehicles match this filter' })).toBeVisible()
    await page.getByRole('link', { name: `Remove filter ${chip}` }).click()
    await expect(cards(page).first(), chip).toBeVisible()
  }
})
