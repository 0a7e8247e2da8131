import { expect, test } from '../fixtures'
import { inForce, total } from './storefront-page'

test('a mistyped model is found, searched as typed if wanted, and its filters removed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/vehicles')
  const everything = await total(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Keywords or stock number').fill('landcruser under $90k')
  await page.keyboard.press('Enter')
  const note = page.getByText('Showing results for', { exact: false })
  await expect(note).toContainText('Land Cruiser')
  await expect(inForce(page)).toContainText('Toyota')
  const count = await total(page)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(everything)
  await inForce(page)
    .getByRole('link', { name: /up to \$90,000/ })
    .click()
  await expect(inForce(page).getByRole('link', { name: /\$90,000/ })).toHaveCount(0)
  await expect(note).toHaveCount(0)
  expect(await total(page)).toBeGreaterThanOrEqual(count)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both the correction and the words as typed can be searched', async ({ page }) => {
    await page.goto('/vehicles?q=landcruser')
    await expect(page.getByText('Showing results for')).toContainText('Land Cruiser')
    await page.getByRole('link', { name: 'landcruser', exact: true }).click()
    await expect(page).toHaveURL(/q=%22landcruser%22/)
    await expect(page.getByRole('heading', { name: 'No vehicles match this filter' })).toBeVisible()
  })
})
