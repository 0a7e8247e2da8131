import { PICTURE } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import { filterBy, fresh, openBy, statusLine } from './lists-page'

test('a tag is created with its route and picture, and its form shows what is wrong', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = fresh('Right for Malawi')
  await page.goto('/admin/inventory/variables/tags')
  await expect(page.locator('thead th')).toHaveText([
    'Tag',
    'Colour',
    'Route',
    'Operator',
    'Date created',
    'Actions',
  ])
  await page.getByRole('link', { name: 'Create New Tag' }).click()
  await expect(page).toHaveURL(/\/admin\/inventory\/variables\/tags\/create$/)
  const save = page.getByRole('button', { name: 'Save' })
  const field = page.getByLabel('Tag name *')
  await expect(save).toBeDisabled()
  await expect(page.getByLabel('Colour *')).toHaveValue('#FF0000')
  await expect(page.locator('output')).toHaveText('Admin')
  await expect(async () => {
    await field.fill('')
    await field.fill(name)
    await expect(page.getByLabel('Route, from the name')).toHaveValue(name.toLowerCase().replaceAll(' ', '-'))
  }).toPass()
  await expect(page.getByText('✓ Tag name is available')).toBeVisible()
  await expect(save).toBeEnabled()
  await page.getByLabel('Colour *').fill('')
  await expect(save).toBeDisabled()
  await page.getByLabel('Colour *').fill('#1A73B8')
  await page.getByLabel('Show on homepage').check()
  await expect(page.getByText('Featured image is required when showing on homepage')).toBeVisible()
  await expect(save).toBeDisabled()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Please select an image file')).toBeVisible()
  const large = Buffer.alloc(5 * 1024 * 1024 + 1)
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
  await expect(page.getByText('File size must be less than 5MB')).toBeVisible()
  await file.setInputFiles({ ...PICTURE, name: 'malawi.png' })
  await expect(save).toBeEnabled()
  await save.click()
  await expect(page).toHaveURL(/\/admin\/inventory\/variables\/tags$/)
  await expect(statusLine(page, 'Tag created successfully')).toBeVisible()

  await filterBy(page, name, /name=Right/)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('#1A73B8')
  await expect(row).toContainText('Admin')
  await page.getByLabel('Operator').fill('nobody at all')
  await expect(page.getByText('No tags match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).not.toHaveURL(/name=|operator=/)

  // The same name is taken for another tag, ignoring case, and nothing is lost by cancelling.
  await page.goto('/admin/inventory/variables/tags/create')
  await expect(async () => {
    await page.getByLabel('Tag name *').fill('')
    await page.getByLabel('Tag name *').fill(name.toUpperCase())
    await expect(page.getByText('A tag with this name already exists.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/admin\/inventory\/variables\/tags$/)

  await page.goto(`/admin/inventory/variables/tags?name=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page).toHaveURL(/\/tags\/edit\/\d+$/)
  await expect(page.getByLabel('Show on homepage')).toBeChecked()
  await openBy(
    async () => {
      await page.getByLabel('Tag name *').fill(`${name} Lilongwe`)
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 1000 })
    },
    statusLine(page, 'Tag updated successfully'),
  )
  await page.goto(`/admin/inventory/tags?name=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('alertdialog', { name: 'Delete tag' })
  await openBy(() => page.getByRole('button', { name: `Delete ${name} Lilongwe` }).click(), dialog)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusLine(page, 'Tag deleted successfully')).toBeVisible()
})
