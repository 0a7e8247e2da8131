import { expect, test } from '../fixtures'
import { filterBy, fresh, openBy, statusLine } from './lists-page'

test('company names are created, changed, found by country and deleted together', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/settings')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Company names/ })
    .click()
  await expect(page).toHaveURL(/\/settings\/company-name$/)
  await expect(page.getByRole('row', { name: /Kaido Kenya Ltd/ })).toContainText('Kenya')

  const name = fresh('Umi Motors')
  const create = page.getByRole('dialog', { name: 'Create company name' })
  await openBy(() => page.getByRole('button', { name: 'Create company name' }).click(), create)
  const save = create.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(create.getByText('Company name is required')).toBeVisible()
  await create.getByLabel('Company name *').fill('U')
  await save.click()
  await expect(create.getByText('Company name must be at least 2 characters')).toBeVisible()
  await create.getByLabel('Company name *').fill(name)
  await create.getByLabel('Country').fill('Botswana')
  await save.click()
  await expect(statusLine(page, 'Company name created successfully')).toBeVisible()

  await openBy(() => page.getByRole('button', { name: 'Create company name' }).click(), create)
  await create.getByLabel('Company name *').fill(name.toUpperCase())
  await create.getByLabel('Country').fill('botswana')
  await save.click()
  await expect(create.getByText('A company with this name already exists in this country.')).toBeVisible()
  await create.getByLabel('Country').fill('Lesotho')
  await save.click()
  await expect(create).toBeHidden()

  await filterBy(page, name, /search=Umi/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.getByLabel('Country', { exact: true }).selectOption('Lesotho')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('button', { name: /^Edit Umi.*Lesotho/i }).click()
  const edit = page.getByRole('dialog', { name: 'Edit company name' })
  await edit.getByLabel('Country').fill('Eswatini')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(statusLine(page, 'Company name updated successfully')).toBeVisible()

  await page.goto(`/admin/settings/company-name?search=${encodeURIComponent(name)}`)
  await openBy(
    () => page.getByLabel('Select all on this page').check(),
    page.getByText('2 of 2 rows selected.'),
  )
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  const both = page.getByRole('alertdialog', { name: 'Delete 2 company names' })
  await both.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusLine(page, '2 company names deleted successfully')).toBeVisible()
  await expect(page.getByText('No company names match these filters')).toBeVisible()
})

test('an inspection company is created and changed on its own page as well, and failures are shown', async ({
  page,
  signInAs,
}) => {
  const name = fresh('Kaze Survey')
  await signInAs('admin')
  await page.goto('/admin/settings/inspection')
  await expect(page.getByRole('row', { name: /Harbourline Vehicle Inspection/ })).toBeVisible()
  await page.goto('/admin/settings/inspection/create')
  const form = page.locator('form')
  const save = form.getByRole('button', { name: 'Save' })
  await openBy(() => save.click(), form.getByText('Company name is required'))
  await form.getByLabel('Company name *').fill(name)
  await form.getByLabel('Service area').fill('Botswana')
  await save.click()
  await expect(page).toHaveURL(/\/settings\/inspection$/)
  await expect(statusLine(page, 'Inspection company created successfully')).toBeVisible()

  await filterBy(page, name, /search=Kaze/)
  await page.route('**/api/v1/inspection-companies/**', (route) => route.abort())
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const one = page.getByRole('alertdialog', { name: 'Delete inspection company' })
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(one.getByRole('alert')).toHaveText('Failed to delete inspection company')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/v1/inspection-companies/**')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusLine(page, 'Inspection company deleted successfully')).toBeVisible()
})
