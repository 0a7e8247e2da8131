import { adminCall } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import { addVehicle, alive, control, LIST, openEdit, statusLine, tiles } from './vehicle-form-page'

type Vehicle = { id: number; name: string; sku: string; manufacturer_id: number; year: number }

test('the page of a vehicle shows which it is, and leads to its duplicate, its history and the trash', async ({
  browser,
  page,
  signInAs,
}) => {
  const { id } = await addVehicle(browser)
  const vehicle = await adminCall<Vehicle>(browser, 'GET', `/vehicles/${id}`)
  await signInAs('admin')
  await openEdit(page, id)
  const head = page.locator('main > header')
  await expect(page).toHaveTitle(new RegExp(vehicle.sku))
  for (const text of [vehicle.name, vehicle.sku, 'Draft']) await expect(head).toContainText(text)
  await expect(head).toContainText(/Drawing|No picture/)
  // Nobody else sees a draft.
  await expect(head.getByRole('link', { name: 'View on site' })).toHaveCount(0)

  await head.getByRole('link', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Vehicle' })).toBeVisible()
  await alive(page)
  await expect(control(page, 'manufacturer')).toHaveValue(String(vehicle.manufacturer_id))
  await expect(control(page, 'year')).toHaveValue(String(vehicle.year))
  for (const field of ['chassis', 'officeFileNo', 'mileage', 'costValue'])
    await expect(control(page, field), field).toHaveValue('')
  await expect(tiles(page)).toHaveCount(0)

  await openEdit(page, id)
  await head.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText(/^History of /)).toBeVisible()
  await expect(page.locator('tbody tr').first()).toContainText('admin@kaido.example')

  await openEdit(page, id)
  await head.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: `Move ${vehicle.name} (${vehicle.sku}) to the trash?` })
    .getByRole('button', { name: 'Move to trash' })
    .click()
  await expect(statusLine(page, 'Vehicle deleted successfully')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  await page.goto(`/admin/inventory/vehicles?q=${vehicle.sku}`)
  await expect(page.locator('tbody tr')).toHaveCount(0)
})
