import { expect, test } from '../fixtures'
import { filterBy, fresh, openBy, statusLine } from './lists-page'

test("ports are created, changed and deleted together in the specification's words", async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = fresh('Nacala')
  await page.goto('/admin/settings/ports')
  const create = page.getByRole('dialog', { name: 'Create port' })
  const make = async (port: string) => {
    await openBy(() => page.getByRole('button', { name: 'Create port' }).click(), create)
    await create.getByLabel('Port name *').fill(port)
    await create.getByLabel('Country *').selectOption('Mozambique')
    await create.getByRole('button', { name: 'Save' }).click()
  }
  await make(name)
  await expect(statusLine(page, 'Port created successfully')).toBeVisible()
  await make(name.toUpperCase())
  await expect(create.getByText('A port with this name already exists in this country.')).toBeVisible()
  await create.getByLabel('Port name *').fill(`${name} Velha`)
  await create.getByLabel('UN/LOCODE').fill('12345')
  await create.getByRole('button', { name: 'Save' }).click()
  await expect(create.getByText('UN/LOCODE must be five characters such as JPYOK')).toBeVisible()
  await create.getByLabel('UN/LOCODE').fill('jp yok')
  await create.getByRole('button', { name: 'Save' }).click()
  await expect(create.getByText('A port with this UN/LOCODE already exists.')).toBeVisible()
  await create.getByLabel('UN/LOCODE').fill('')
  await create.getByRole('button', { name: 'Save' }).click()
  await expect(create).toBeHidden()

  await filterBy(page, name, /search=Nacala/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.getByText('0 of 2 rows selected.')).toBeVisible()
  await page.getByRole('button', { name: `Edit ${name}, Mozambique` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit port' })
  await edit.getByLabel('Use *').selectOption('destination')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(statusLine(page, 'Port updated successfully')).toBeVisible()

  // A response without a message is explained by its status, a missing one by what was attempted.
  await page.route('**/api/v1/ports/**', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await page.getByRole('button', { name: `Delete ${name}, Mozambique` }).click()
  const one = page.getByRole('alertdialog', { name: 'Delete port' })
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(one.getByRole('alert')).toHaveText('HTTP error! status: 502')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/v1/ports/**')
  await page.route('**/api/v1/ports/**', (route) => route.abort())
  await page.getByRole('button', { name: `Delete ${name}, Mozambique` }).click()
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(one.getByRole('alert')).toHaveText('Failed to delete port: Network error occurred')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/v1/ports/**')

  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 of 2 rows selected.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  const both = page.getByRole('alertdialog', { name: 'Delete 2 ports' })
  await both.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusLine(page, '2 ports deleted successfully')).toBeVisible()
  await expect(page.getByText('No ports match these filters')).toBeVisible()
})
