import { expect, test } from '../fixtures'
import { alive, idOf } from './buyer-page'
import { cards } from './storefront-page'

test.describe('recently viewed vehicles', () => {
  test('appear at the foot of another page until cleared', async ({ page }) => {
    await alive(page, '/vehicles')
    const id = await idOf(cards(page).first())
    await alive(page, `/vehicles/${id}`)
    // It is recorded once the page has come to life.
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

test('the marketplace requires nothing of a guest, and filters', async ({ page }) => {
  await alive(page, '/marketplace')
  await expect(page).toHaveURL('/marketplace')
  await expect(page.getByRole('heading', { name: 'The whole market' })).toBeHidden()
  await page.getByLabel('Body type').selectOption({ index: 1 })
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/bodyType=\d+/)
  await expect(page.getByRole('link', { name: 'Reset all filters' })).toBeVisible()
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
