import { expect, test } from '../fixtures'
import { alive, idOf } from './buyer-page'
import { cards } from './storefront-page'

test.describe('recently viewed vehicles', () => {
  test('appear at the foot of another page until cleared', async ({ page }) => {
    await alive(page, '/vehicles')
    const id = await idOf(cards(page).first())
    await alive(page, `/vehicles/${id}`)
    // The script that records it is loaded after the page, so that it does not slow it down.
    await page.waitForFunction(() => localStorage.getItem('kaido:recently-viewed') !== null)
    await alive(page, '/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const section = page.getByRole('region', { name: 'Recently viewed' })
    await expect(section.getByRole('article')).toHaveCount(1)
    expect(await idOf(section.getByRole('article'))).toBe(id)
    await section.getByRole('button', { name: 'Clear' }).click()
    await expect(section).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('kaido:recently-viewed'))).toBe('[]')
  })
})

test('the marketplace is for signed-in people, and remembers the port', async ({ page, signInAs }) => {
  await page.goto('/marketplace')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fmarketplace$/)
  await signInAs('customer')
  await alive(page, '/marketplace')
  const port = page.getByLabel('Your port of destination')
  const label = (await port.getByRole('option').nth(1).textContent()) ?? ''
  await port.selectOption({ label })
  await page.getByRole('button', { name: 'Remember' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${label} is remembered.` })).toBeVisible()
  await page.goto('/marketplace')
  await expect(port.locator('option:checked')).toHaveText(label)
  const [name = ''] = label.split(', ')
  await expect(page.getByText(`FOB excludes freight and insurance to ${name}`)).toBeVisible()
  await page.getByLabel('Body type').selectOption({ index: 1 })
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/bodyType=\d+/)
  await expect(page.getByRole('link', { name: 'Reset all filters' })).toBeVisible()
})

test("a port no longer served is reported, and the page's choices stay", async ({ page, signInAs }) => {
  await signInAs('customer')
  await alive(page, '/marketplace?bodyType=1')
  const port = page.getByLabel('Your port of destination')
  const before = await port.inputValue()
  await port.evaluate((list: HTMLSelectElement) => {
    list.append(new Option('Atlantis', '99999999', true, true))
  })
  await page.getByRole('button', { name: 'Remember' }).click()
  await expect(page.getByText('We no longer ship to that port. Please choose another one.')).toBeVisible()
  await expect(page).toHaveURL(/bodyType=1/)
  await expect(port).toHaveValue(before)
})

test('the marketplace names the order given in its address', async ({ page, signInAs }) => {
  await signInAs('customer')
  for (const [sort, label] of [
    ['mileage-desc', 'Mileage, high to low'],
    ['updated', 'Recently updated'],
  ] as const) {
    await page.goto(`/marketplace?sort=${sort}`)
    await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText(label)
  }
})
