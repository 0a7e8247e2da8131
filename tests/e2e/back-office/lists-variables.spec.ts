import { expect, test } from '../fixtures'
import { filterBy, fresh, openBy, statusLine } from './lists-page'

test('an entry of a variable is created, found, switched off, changed and deleted', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = fresh('Amphibious')
  await page.goto('/admin/inventory/variables/body-types')
  await page.getByRole('link', { name: 'Create body type' }).click()
  await expect(page).toHaveURL(/\/admin\/inventory\/variables\/body-types\/create$/)
  const field = page.getByLabel('Name *')
  // The error is at its field, which gets the focus.
  await openBy(() => page.getByRole('button', { name: 'Save' }).click(), page.getByText('Name is required'))
  await expect(field).toBeFocused()
  await field.fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/inventory\/variables\/body-types$/)
  await expect(statusLine(page, 'Body type created successfully')).toBeVisible()

  await filterBy(page, name, /search=Amphibious/)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await page.reload()
  await expect(row).toContainText('Inactive')
  await page.getByLabel('Status').selectOption('active')
  await expect(page.getByText('No body types match these filters')).toBeVisible()
  await page.goBack()
  await expect(row).toBeVisible()

  await row.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page).toHaveURL(/\/body-types\/edit\/\d+$/)
  await expect(page.getByLabel('Name *')).toHaveValue(name)
  await openBy(
    async () => {
      await page.getByLabel('Name *').fill(`${name} II`)
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 1000 })
    },
    statusLine(page, 'Body type updated successfully'),
  )

  await page.goto(`/admin/inventory/variables/body-types?search=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('alertdialog', { name: 'Delete body type' })
  await openBy(() => page.getByRole('button', { name: `Delete ${name} II` }).click(), dialog)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusLine(page, 'Body type deleted successfully')).toBeVisible()
})

test('entries used by vehicles are not deleted: the dialog says how many use one, and offers the switch', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/variables/fuel-types?search=petrol')
  const dialog = page.getByRole('alertdialog', { name: 'Delete fuel type' })
  await openBy(() => page.getByRole('button', { name: 'Delete Petrol' }).click(), dialog)
  await expect(dialog.getByRole('alert')).toHaveText(/^Used by \d+ vehicles?\b.*, so it cannot be deleted\.$/)
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Set inactive' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Petrol/ })).toContainText('Active')
})

test('the three price terms can be renamed but not added', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/variables/price-types')
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.goto('/admin/inventory/variables/price-types/create')
  await expect(page.getByText('Price types cannot be added')).toBeVisible()
})
