import { expect, test } from '../fixtures'
import { isAlive } from './storefront-page'

/** Something that a page which is loaded anew would not know any more. */
const MARK = 'of the first page'

test('links change the page without loading it anew, and the way back works', async ({ page }) => {
  await page.goto('/vehicles')
  await isAlive(page)
  await page.evaluate((mark) => {
    document.body.dataset.mark = mark
  }, MARK)
  const card = page.locator('.vehicle-card h3 a').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await expect(page).toHaveURL(/\/vehicles\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.locator('body')).toHaveAttribute('data-mark', MARK)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/vehicles$/)
  await expect(page.locator('body')).toHaveAttribute('data-mark', MARK)
})

test('a link opened in a new tab leaves the page alone', async ({ page, context }) => {
  await page.goto('/vehicles')
  await isAlive(page)
  const opened = context.waitForEvent('page')
  await page
    .locator('.vehicle-card h3 a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(other).toHaveURL(/\/vehicles\/\d+$/)
  await expect(page).toHaveURL(/\/vehicles$/)
})
