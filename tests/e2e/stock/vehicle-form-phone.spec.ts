import { expect, test } from '../fixtures'
import { control, openCreate, saveButton, tab } from './vehicle-form-page'

const TABS = ['Basic Information', 'Vehicle Specifications', 'Features', 'Measurements', 'Pricing']

test('every tab fits a phone, is large enough for a thumb, and the buttons stay in view', {
  tag: '@phone',
}, async ({ page, signInAs }) => {
  await signInAs('operator')
  await openCreate(page)
  for (const name of TABS) {
    await tab(page, name).click()
    await expect(tab(page, name)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390)
    await expect(saveButton(page)).toBeInViewport()
    const small = await page
      .locator('form')
      .locator('input:not([type=checkbox]):not([type=file]), select, textarea, button')
      .evaluateAll((controls) =>
        controls
          .map((one) => ({ box: one.getBoundingClientRect(), name: one.id || one.textContent }))
          .filter(({ box }) => box.width > 0 && box.height < 44)
          .map((one) => `${one.name}: ${one.box.height}`),
      )
    expect(small, name).toEqual([])
  }
  // Text smaller than 16 px makes a phone zoom in on every field.
  await tab(page, 'Basic Information').click()
  const size = await control(page, 'chassis').evaluate((field) => getComputedStyle(field).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16)
  await expect(control(page, 'mileage')).toHaveAttribute('inputmode', 'decimal')
})
