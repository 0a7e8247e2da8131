import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'
import { expect, test } from './fixtures'

test.skip(({ isMobile }) => isMobile, 'once is enough: these journeys do not depend on the width')

/** Chooses an entry of one of the form's pickers by typing its name. */
async function pick(page: Page, field: string, name: string): Promise<void> {
  const picker = page.locator(`#field-${field}`)
  await picker.locator('input').first().fill(name)
  await page.locator('.rs__option').getByText(name, { exact: true }).first().click()
  await expect(picker).toContainText(name)
}

test('a vehicle goes from the back office to a buyer’s screen', async ({ browser, page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/auth\/login/)
  await page.locator('input[name=email]').fill('admin@kaido.example')
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.goto('/admin/inventory/vehicles/create')
  await expect(page).toHaveURL(/\/admin\/collections\/vehicles\/create/)
  await pick(page, 'manufacturer', 'Toyota')
  await pick(page, 'model', 'HiAce')
  await pick(page, 'vehicleType', 'Van')
  await pick(page, 'showroom', 'Nairobi Showroom')
  await page.locator('#field-officeFileNo').fill('OF-ROAD-1')
  await page.locator('#field-chassis').fill('TRH200V-0000001')
  await page.locator('#field-year').fill('2019')
  await page.getByRole('button', { name: 'Vehicle Specifications' }).click()
  await page.locator('#field-engineSizeCc').fill('1998')
  await pick(page, 'fuelType', 'Petrol')
  await page.getByRole('button', { name: 'Pricing' }).click()
  await page.locator('#field-costValue').fill('8000')
  await page.locator('#field-markup').fill('12.5')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/admin\/collections\/vehicles\/\d+/)
  const id = Number(/vehicles\/(\d+)/.exec(page.url())?.[1])
  await page.getByRole('button', { name: 'Pricing' }).click()
  await expect(page.locator('#field-price')).toHaveValue('9000')

  const buyer = await browser.newPage()
  expect((await buyer.goto(`/vehicles/${id}`))?.status()).toBe(404)

  await page.goto('/admin/inventory/vehicles?q=TRH200V-0000001')
  const row = page.getByRole('row', { name: /TRH200V-0000001/ })
  await expect(row).toContainText('Draft')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Drivetrain is required' })).toBeVisible()

  await page.goto(`/admin/inventory/vehicles/edit/${id}`)
  await page.getByRole('button', { name: 'Vehicle Specifications' }).click()
  await pick(page, 'transmission', 'AT')
  await pick(page, 'drivetrain', '2WD')
  await pick(page, 'conditionGrade', '4.5')
  await page.locator('#field-seats').fill('10')
  await page.locator('#action-save').click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()

  await page.goto('/admin/inventory/vehicles?q=TRH200V-0000001')
  await page
    .getByRole('row', { name: /TRH200V-0000001/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 vehicle published.' })).toBeVisible()
  await expect(page.getByRole('row', { name: /TRH200V-0000001/ })).toContainText('Published')

  await buyer.goto('/vehicles?sort=newest')
  await buyer
    .getByRole('link', { name: /Toyota HiAce/ })
    .first()
    .click()
  await expect(buyer).toHaveURL(new RegExp(`/vehicles/${id}$`))
  await expect(buyer.getByText('$9,000').first()).toBeVisible()
  await expect(buyer.locator('body')).not.toContainText('0000001')
  await buyer.close()
})

test('the staff list filters in its address, moves by keyboard and survives the back button', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/vehicles')
  // The shortcut works once the page has come to life.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.locator('[data-search]')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('toyota')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=toyota/)
  await expect(page.locator('tbody tr').first()).toContainText('Toyota')
  await page.locator('h1').click()
  await page.keyboard.press('j')
  await expect(page.locator('tbody tr[aria-current=true]')).toHaveCount(1)
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/admin\/collections\/vehicles\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL(/q=toyota/)
  // Other tests add and remove vehicles meanwhile: what counts is that the list is whole again.
  const few = (await page.locator('header p').first().textContent()) ?? ''
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(page.locator('header p').first()).not.toHaveText(few)
})

for (const [address, collection] of [
  ['/admin/inventory/manufacturers', 'manufacturers'],
  ['/admin/inventory/models', 'models'],
  ['/admin/inventory/model-codes', 'model-codes'],
  ['/admin/inventory/variables/fuel-types', 'vehicle-fuel-types'],
  ['/admin/inventory/variables/colours/create', 'vehicle-colours/create'],
  ['/admin/settings/ports', 'ports'],
  ['/admin/settings/showroom-office', 'showroom-offices'],
] as const)
  test(`${address} answers`, async ({ page, signInAs }) => {
    await signInAs('admin')
    await page.goto(address)
    await expect(page).toHaveURL(new RegExp(`/admin/collections/${collection}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a reference entry is switched off and on in its list', async ({ page, signInAs }) => {
  await signInAs('manager')
  await page.goto('/admin/inventory/variables/fuel-types')
  const row = page.getByRole('row', { name: /Hydrogen/ })
  await row.getByRole('button', { name: 'Deactivate' }).click()
  await expect(row).toContainText('Inactive')
  await page.reload()
  await expect(row).toContainText('Inactive')
  await row.getByRole('button', { name: 'Activate' }).click()
  await expect(row.getByRole('button', { name: 'Deactivate' })).toBeVisible()
})

test('a role sees what it holds: an operator reads vehicles and no system logs', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator')
  await page.goto('/admin/inventory/vehicles')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.goto('/admin/settings/audit-log')
  await expect(page.getByText('Your role does not open this screen')).toBeVisible()
})

test('a customer does not get into the back office', async ({ page, signInAs }) => {
  await signInAs('customer')
  await page.goto('/admin/inventory/vehicles')
  await expect(page.locator('tbody')).toHaveCount(0)
})
