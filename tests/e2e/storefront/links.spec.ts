import { expect, test } from '../fixtures'
import { isAlive } from './storefront-page'

/** A value that a reloaded page would lose. */
const MARK = 'of the first page'

test('links change the page without reloading it, and the back button works', async ({ page }) => {
  await page.goto('/vehicles')
  await isAlive(page)
  await page.evaluate((mark) => {
    document.body.dataset.mark = mark
  }, MARK)
  const card = page.locator('article h3 a').first()
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

test('a click that opens another tab or window is left to the browser', async ({ page }) => {
  await page.goto('/vehicles')
  await isAlive(page)
  await page.evaluate(() => {
    const taken: boolean[] = []
    Object.assign(window, { taken })
    // The last listener for clicks, so it knows whether one was handled. The tabs themselves are not under
    // test.
    addEventListener('click', (event) => {
      taken.push(event.defaultPrevented)
      event.preventDefault()
    })
  })
  const taken = () => page.evaluate(() => (window as unknown as { taken: boolean[] }).taken)
  const link = page.locator('article h3 a').first()
  for (const modifier of ['Control', 'Meta', 'Shift'] as const) await link.click({ modifiers: [modifier] })
  expect(await taken()).toEqual([false, false, false])
  await expect(page).toHaveURL(/\/vehicles$/)
  await link.click()
  await expect.poll(taken).toEqual([false, false, false, true])
})
