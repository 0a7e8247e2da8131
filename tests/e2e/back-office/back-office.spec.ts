import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { expect, test } from '../fixtures'

const field = (page: Page, name: string): Locator => page.locator(`#vehicle-${name}`)

/** Chooses an entry of one of the form's lists by name. */
async function pick(page: Page, name: string, label: string): Promise<void> {
  await field(page, name).selectOption({ label })
}

/** Opens a tab of the form, after hydration. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await expect(async () => {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
}

test('a vehicle goes from the back office to a buyer’s screen', async ({ browser, page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/auth\/login/)
  await page.locator('input[name=email]').fill('admin@kaido.example')
  await page.locator('input[name=password]').fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The email or password provided is incorrect.')).toBeVisible()
  await expect(page.locator('input[name=email]')).toHaveValue('admin@kaido.example')
  await page.locator('input[name=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  await page.goto('/admin/inventory/vehicles/create')
  await openTab(page, 'Basic Information')
  await pick(page, 'showroom', 'Nairobi Showroom, Nairobi, Kenya')
  await pick(page, 'manufacturer', 'Toyota')
  await pick(page, 'model', 'HiAce')
  await expect(field(page, 'modelCode').locator('option')).not.toHaveCount(1)
  await field(page, 'modelCode').selectOption({ index: 1 })
  await pick(page, 'vehicleType', 'Van')
  const number = String(Date.now()).slice(-7)
  await field(page, 'officeFileNo').fill(`OF-${number}`)
  await field(page, 'chassis').fill(number)
  const code = (await field(page, 'modelCode').locator('option:checked').textContent()) ?? ''
  const chassis = `${code}-${number}`
  await field(page, 'color').fill('White')
  await page.getByRole('option', { name: 'White', exact: true }).click()
  await field(page, 'year').fill('2019')
  await field(page, 'mileage').fill('48500')
  await openTab(page, 'Pricing')
  await field(page, 'costValue').fill('8000')
  await field(page, 'markup').fill('12.5')
  await expect(field(page, 'price')).toHaveValue('9,000')
  const photograph = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Add images')
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'side.jpg', mimeType: 'image/jpeg', buffer: photograph })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/inventory\/vehicles$/)
  await page.goto(`/admin/inventory/vehicles?q=${chassis}`)
  const link = page.getByRole('row', { name: new RegExp(chassis) }).getByRole('link')
  const id = Number(/edit\/(\d+)/.exec((await link.first().getAttribute('href')) ?? '')?.[1])

  const buyer = await browser.newPage()
  expect((await buyer.goto(`/vehicles/${id}`))?.status()).toBe(404)

  await page.goto(`/admin/inventory/vehicles?q=${chassis}`)
  const row = page.getByRole('row', { name: new RegExp(chassis) })
  await expect(row).toContainText('Draft')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Publish 1 vehicle?' })
  await expect(question.getByRole('listitem')).toHaveText([
    /\(KD-\d+\) The CIF price names no port: .*inquire\.$/,
  ])
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Transmission is required' })).toBeVisible()

  await page.goto(`/admin/inventory/vehicles/edit/${id}`)
  await openTab(page, 'Vehicle Specifications')
  await pick(page, 'transmission', 'AT')
  await pick(page, 'conditionGrade', '4.5')
  await field(page, 'seats').fill('10')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Vehicle updated successfully')).toBeVisible()

  await page.goto(`/admin/inventory/vehicles?q=${chassis}`)
  await page
    .getByRole('row', { name: new RegExp(chassis) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 vehicle published.' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(chassis) })).toContainText('Published')

  await buyer.goto('/vehicles?sort=newest')
  await buyer
    .getByRole('link', { name: /Toyota HiAce/ })
    .first()
    .click()
  await expect(buyer).toHaveURL(new RegExp(`/vehicles/${id}$`))
  await expect(buyer.getByText('$9,000').first()).toBeVisible()
  await expect(buyer.locator('body')).not.toContainText(number)
  await buyer.close()
})

test('the staff list filters in its address, moves by keyboard and survives the back button', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/vehicles')
  // The shortcut works after hydration.
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
  await expect(page).toHaveURL(/\/admin\/inventory\/vehicles\/edit\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL(/q=toyota/)
  // Other tests add and remove vehicles meanwhile: what matters is that the list is complete again.
  const count = page.getByText(/^(More than )?[\d,]+ vehicles?$/)
  const few = (await count.textContent()) ?? ''
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(count).not.toHaveText(few)
})

test('each list and group of settings has a screen of its own, named in the tab of the browser', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  for (const [address, title] of [
    ['/admin/inventory/manufacturers', 'Manufacturers'],
    ['/admin/inventory/models', 'Models'],
    ['/admin/inventory/model-codes', 'Model codes'],
    ['/admin/inventory/service-plans', 'Service plans'],
    ['/admin/inventory/tags', 'Tags'],
    ['/admin/inventory/variables/fuel-types', 'Fuel types'],
    ['/admin/inventory/variables/colours/create', 'Create colour'],
    ['/admin/settings', 'Settings'],
    ['/admin/settings/ports', 'Ports'],
    ['/admin/settings/freights', 'Freights'],
    ['/admin/settings/freights/import', 'Import a tariff'],
    ['/admin/settings/insurance-rates', 'Insurance rates'],
    ['/admin/settings/showroom-office', 'Showroom offices'],
    ['/admin/settings/company-name', 'Company names'],
    ['/admin/settings/inspection', 'Inspection companies'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Kaido`)
  }
})

test("Payload's own addresses of lists redirect to the product's screens", async ({ page, signInAs }) => {
  await signInAs('admin')
  for (const [native, address] of [
    ['/admin/collections/vehicle-fuel-types', '/admin/inventory/variables/fuel-types'],
    ['/admin/collections/manufacturers/create', '/admin/inventory/manufacturers/create'],
    ['/admin/collections/ports', '/admin/settings/ports'],
    ['/admin/collections/showroom-offices', '/admin/settings/showroom-office'],
    ['/admin/collections/company-names/create', '/admin/settings/company-name/create'],
  ] as const) {
    await page.goto(native)
    await expect(page).toHaveURL(new RegExp(address))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a reference entry is switched off and on in its list', async ({ page, signInAs }) => {
  await signInAs('manager')
  await page.goto('/admin/inventory/variables/fuel-types?search=hydrogen')
  const active = page.getByRole('switch', { name: 'Hydrogen is active' })
  await expect(async () => {
    await active.click()
    await expect(active).toHaveAttribute('aria-checked', 'false', { timeout: 5000 })
  }).toPass()
  await page.reload()
  await expect(active).toHaveAttribute('aria-checked', 'false')
  await expect(async () => {
    await active.click()
    await expect(active).toHaveAttribute('aria-checked', 'true', { timeout: 5000 })
  }).toPass()
})

test('a role sees what it may: an operator reads vehicles and no system logs', async ({ page, signInAs }) => {
  await signInAs('operator')
  await page.goto('/admin/inventory/vehicles')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.goto('/admin/settings/audit-log')
  await expect(page.getByText('You do not have access to this screen')).toBeVisible()
})

test('a customer does not get into the back office', async ({ page, signInAs }) => {
  await signInAs('customer')
  await page.goto('/admin/inventory/vehicles')
  await expect(page.locator('tbody')).toHaveCount(0)
})
