import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  control,
  fault,
  fillRequired,
  imageInput,
  LIST,
  openCreate,
  pick,
  pictures,
  pretendUploads,
  saveButton,
  statusLine,
  tab,
  tiles,
} from './vehicle-form-page'

import {
  BASIC,
  MEASUREMENTS,
  MISSING,
  PRICING,
  REFUSED,
  SENTENCES,
  SPECIFICATIONS,
  TO_PUBLISH,
  TYPED,
} from './vehicle-form-rows'

const expectFaults = async (page: Page, rows: readonly (readonly [field: string, message: string])[]) => {
  for (const [field, message] of rows) await expect(fault(page, field), field).toHaveText(message)
}

test('an empty form shows what is missing at each field, marks the tabs and opens the first error', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  await tab(page, 'Features').click()
  await saveButton(page).click()
  await expect(statusLine(page, 'At least one image is required for the vehicle')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'At least one image is required' })).toBeVisible()
  await expect(control(page, 'chassis')).toBeFocused()
  await expectFaults(page, MISSING)
  for (const [name, faulty] of [
    [BASIC, true],
    [SPECIFICATIONS, true],
    ['Features', false],
    [MEASUREMENTS, false],
    [PRICING, true],
  ] as const)
    await expect(tab(page, name)).toHaveAttribute('data-faulty', String(faulty))
  await expect(tab(page, SPECIFICATIONS)).toHaveAccessibleName('Vehicle Specifications 2 errors')
  await pick(page, 'showroom', 'Nairobi Showroom, Nairobi, Kenya')
  await control(page, 'chassis').fill('0001')
  await saveButton(page).click()
  await expect(tab(page, BASIC)).toHaveAttribute('aria-selected', 'true')
  await expect(control(page, 'manufacturer')).toBeFocused()

  // Fields for the public are required with a status that shows them, and no longer without.
  await pick(page, 'status', 'Published')
  await saveButton(page).click()
  await expectFaults(page, TO_PUBLISH)
  await pick(page, 'status', 'Draft')
  for (const [field] of TO_PUBLISH) await expect(fault(page, field)).toHaveCount(0)
  await expect(tab(page, SPECIFICATIONS)).toHaveAccessibleName('Vehicle Specifications 2 errors')
  // Derived values are right again once the input is.
  await tab(page, SPECIFICATIONS).click()
  await control(page, 'engineSizeCc').fill('1998')
  await expect(fault(page, 'engineSize')).toHaveCount(0)
  await expect(tab(page, SPECIFICATIONS)).toHaveAttribute('data-faulty', 'false')
})

test('every rule of a number or text is shown at its field on leaving it, and no longer once corrected', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  for (const [name, rows] of TYPED) {
    await tab(page, name).click()
    for (const [field, wrong, message, right] of rows) {
      await control(page, field).fill(wrong)
      await control(page, field).blur()
      await expect(fault(page, field), `${field}: ${wrong}`).toHaveText(message)
      await expect(tab(page, name)).toHaveAttribute('data-faulty', 'true')
      await control(page, field).fill(right)
      await expect(fault(page, field), `${field}: ${right}`).toHaveCount(0)
    }
  }
})

test("the server's refusals are at their fields, and whatever it answers no input is lost", async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  await pretendUploads(page)
  await fillRequired(page)
  await imageInput(page).setInputFiles(await pictures(1))
  await expect(tiles(page)).toHaveCount(1)
  const answers: Parameters<Route['fulfill']>[0][] = []
  await page.route('**/api/v1/vehicles', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.abort()
  })
  const save = async (answer?: (typeof answers)[number]) => {
    if (answer) answers.push(answer)
    await saveButton(page).click()
  }

  const errors = [
    ...Object.entries(REFUSED).map(([path, [, message]]) => ({ path, message })),
    { path: 'auction_sheet_url', message: 'Auction sheet: Upload failed' },
    { path: 'images.0', message: 'Image not found' },
  ]
  await tab(page, 'Features').click()
  await save({ status: 422, json: { error: 'validation_failed', message: 'Seventeen things', errors } })
  await expect(statusLine(page, 'Seventeen things')).toBeVisible()
  await expectFaults(page, Object.values(REFUSED))
  await expect(page.getByText('Auction sheet: Upload failed')).toBeVisible()
  await expect(page.getByText('Image not found')).toBeVisible()
  await expect(control(page, 'chassis')).toBeFocused()
  await expect(tab(page, BASIC)).toHaveAccessibleName('Basic Information 8 errors')

  for (const [message, field] of SENTENCES) {
    await tab(page, PRICING).click()
    await save({ status: 409, json: { message } })
    await expect(fault(page, field)).toHaveText(message)
    // The chassis number stands above the tabs.
    const faults = field === 'chassis' ? '' : ' 1 error'
    await expect(tab(page, BASIC)).toHaveAccessibleName(`Basic Information${faults}`)
    await expect(control(page, field)).toBeFocused()
  }
  await save({ status: 500, json: { error: 'The line is down' } })
  await expect(statusLine(page, 'The line is down')).toBeVisible()
  await save({ status: 500, json: {} })
  await expect(statusLine(page, 'Failed to save vehicle')).toBeVisible()
  await save({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  await expect(statusLine(page, 'Invalid JSON response from server')).toBeVisible()
  await save()
  await expect(statusLine(page, 'Network error occurred')).toBeVisible()

  await expect(control(page, 'officeFileNo')).toHaveValue(/^OF-/)
  await expect(tiles(page)).toHaveCount(1)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await save({ status: 201, json: { message: 'Vehicle created successfully', data: { id: 1 } } })
  await expect(statusLine(page, 'Vehicle created successfully')).toBeVisible()
  await expect(page).toHaveURL(LIST)
})
