import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** A name that no other run has used. */
const fresh = (name: string): string => `${name} ${Date.now().toString(36)}`

/** Opens something by a press, again and again until the page has come to life. */
async function openBy(press: () => Promise<void>, opened: Locator): Promise<void> {
  await expect(async () => {
    await press()
    await expect(opened).toBeVisible({ timeout: 5000 })
  }).toPass()
}

const said = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text })

/** Types into the filter once the page listens, and waits for the address that holds it. */
async function filterBy(page: Page, text: string, address: RegExp): Promise<void> {
  const search = page.locator('[data-search]')
  await expect(async () => {
    await search.fill('')
    await search.fill(text)
    await expect(page).toHaveURL(address, { timeout: 10_000 })
  }).toPass()
}

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('the index leads to every section and list, each with its count', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/inventory')
  for (const section of ['Manufacturers', 'Models', 'Model codes', 'Vehicles', 'Tags', 'Service plans'])
    await expect(
      page.getByRole('link', { name: new RegExp(`^${section} [\\d,]+\\+? (entry|entries)$`) }).first(),
    ).toBeVisible()
  await page.goto('/admin/inventory/variables')
  await expect(page.locator('main').getByRole('link', { name: /(entry|entries)$/ })).toHaveCount(17)
})

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
  // What is wrong stands on its field, which gets the focus.
  await openBy(() => page.getByRole('button', { name: 'Save' }).click(), page.getByText('Name is required'))
  await expect(field).toBeFocused()
  await field.fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/inventory\/variables\/body-types$/)
  await expect(said(page, 'Body type created successfully')).toBeVisible()

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
    said(page, 'Body type updated successfully'),
  )

  await page.goto(`/admin/inventory/variables/body-types?search=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('dialog', { name: 'Delete body type' })
  await openBy(() => page.getByRole('button', { name: `Delete ${name} II` }).click(), dialog)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(said(page, 'Body type deleted successfully')).toBeVisible()
})

test('what vehicles use is not deleted: the refusal says how many do, and offers the switch', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/variables/fuel-types?search=petrol')
  const dialog = page.getByRole('dialog', { name: 'Delete fuel type' })
  await openBy(() => page.getByRole('button', { name: 'Delete Petrol' }).click(), dialog)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    /^This fuel type is used by \d+ vehicles? and cannot be deleted\. Set it to inactive instead\.$/,
  )
  await expect(dialog.getByRole('button', { name: 'Set inactive' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /Petrol/ })).toContainText('Active')
})

test('a table has ten rows a page up to a hundred, and leads to its ends', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/model-codes')
  await expect(page.locator('tbody tr')).toHaveCount(10)
  const size = page.getByLabel('Rows per page')
  await expect(size.locator('option')).toHaveText([
    '10',
    '20',
    '30',
    '40',
    '50',
    '60',
    '70',
    '80',
    '90',
    '100',
  ])
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'First page' })).toBeDisabled()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Last page' }).click()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('link', { name: 'Previous page' }).click()
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await size.selectOption('20')
  await expect(page).toHaveURL(/limit=20/)
  await expect(page.locator('tbody tr')).toHaveCount(20)
  // Nothing can be selected here, so nothing is counted.
  await expect(page.getByText(/selected/)).toHaveCount(0)
  await page.goto('/admin/inventory/model-codes?page=99999')
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible()
})

test('model codes are narrowed by make, model and least sizes, and made for a model of the chosen make', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/model-codes')
  const make = page.getByLabel('Manufacturer')
  await expect(async () => {
    await make.selectOption('')
    await make.selectOption({ label: 'Toyota' })
    await expect(page).toHaveURL(/manufacturer_id=\d+/, { timeout: 10_000 })
  }).toPass()
  await expect(page.locator('tbody tr').first()).toContainText('Toyota')
  const model = page.getByLabel('Model', { exact: true })
  await model.selectOption({ label: 'HiAce' })
  await expect(page).toHaveURL(/model_id=\d+/)
  for (const row of await page.locator('tbody tr').all()) await expect(row).toContainText('HiAce')
  await make.selectOption({ label: 'Honda' })
  await expect(page).not.toHaveURL(/model_id/)
  await page.getByLabel('Engine from (cc)').fill('99000')
  await expect(page.getByText('No model codes match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).not.toHaveURL(/manufacturer_id|engine_size/)

  const code = fresh('KDO').toUpperCase()
  const dialog = page.getByRole('dialog', { name: 'Create model code' })
  await page.getByRole('button', { name: 'Create model code' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Model code is required')).toBeVisible()
  await expect(dialog.getByLabel('Model *')).toBeDisabled()
  await dialog.getByLabel('Manufacturer *').selectOption({ label: 'Toyota' })
  await dialog.getByLabel('Model *').selectOption({ label: 'HiAce' })
  await dialog.getByLabel('Model code *').fill(code)
  await dialog.getByLabel('Engine size (cc)').fill('1998')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(said(page, 'Model code created successfully')).toBeVisible()
  await filterBy(page, code, /model_code=KDO/)
  const row = page.getByRole('row', { name: new RegExp(code) })
  await expect(row).toContainText('2.0 L')
  await row.getByRole('button', { name: `Delete ${code}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(said(page, 'Model code deleted successfully')).toBeVisible()
})

test('a tag is made with its route and picture, and its form says what is wrong', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = fresh('Right for Malawi')
  await page.goto('/admin/inventory/variables/tags')
  await expect(page.locator('thead th')).toHaveText([
    'Tag',
    'Color',
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
  await expect(page.getByLabel('Color *')).toHaveValue('#FF0000')
  await expect(page.locator('output')).toHaveText('Admin')
  await expect(async () => {
    await field.fill('')
    await field.fill(name)
    await expect(page.getByLabel('Route, from the name')).toHaveValue(name.toLowerCase().replaceAll(' ', '-'))
  }).toPass()
  await expect(page.getByText('✓ Tag name is available')).toBeVisible()
  await expect(save).toBeEnabled()
  await page.getByLabel('Color *').fill('')
  await expect(save).toBeDisabled()
  await page.getByLabel('Color *').fill('#1A73B8')
  await page.getByLabel('Show on homepage').check()
  await expect(page.getByText('Featured image is required when showing on homepage')).toBeVisible()
  await expect(save).toBeDisabled()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Please select an image file')).toBeVisible()
  const large = Buffer.alloc(5 * 1024 * 1024 + 1)
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
  await expect(page.getByText('File size must be less than 5MB')).toBeVisible()
  await file.setInputFiles({ name: 'malawi.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(save).toBeEnabled()
  await save.click()
  await expect(page).toHaveURL(/\/admin\/inventory\/variables\/tags$/)
  await expect(said(page, 'Tag created successfully')).toBeVisible()

  await filterBy(page, name, /name=Right/)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('#1A73B8')
  await expect(row).toContainText('Admin')
  await page.getByLabel('Operator').fill('nobody at all')
  await expect(page.getByText('No tags match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).not.toHaveURL(/name=|operator=/)

  // The same name is taken for another tag, in any case, and nothing is lost by cancelling.
  await page.goto('/admin/inventory/variables/tags/create')
  await expect(async () => {
    await page.getByLabel('Tag name *').fill('')
    await page.getByLabel('Tag name *').fill(name.toUpperCase())
    await expect(page.getByText('A tag with this name already exists.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
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
    said(page, 'Tag updated successfully'),
  )
  await page.goto(`/admin/inventory/tags?name=${encodeURIComponent(name)}`)
  const dialog = page.getByRole('dialog', { name: 'Delete tag' })
  await openBy(() => page.getByRole('button', { name: `Delete ${name} Lilongwe` }).click(), dialog)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(said(page, 'Tag deleted successfully')).toBeVisible()
})

test('ports are created, changed and deleted together in the words of the specification', async ({
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
    await create.getByLabel('Country *').fill('Mozambique')
    await create.getByRole('button', { name: 'Save' }).click()
  }
  await make(name)
  await expect(said(page, 'Port created successfully')).toBeVisible()
  await make(name.toUpperCase())
  await expect(create.getByText('A port with this name already exists in this country.')).toBeVisible()
  await create.getByLabel('Port name *').fill(`${name} Velha`)
  await create.getByLabel('UN/LOCODE').fill('12345')
  await create.getByRole('button', { name: 'Save' }).click()
  await expect(create.getByText('UN/LOCODE must be five characters such as JPYOK')).toBeVisible()
  await create.getByLabel('UN/LOCODE').fill('mz mnc')
  await create.getByRole('button', { name: 'Save' }).click()
  await expect(create).toBeHidden()

  await filterBy(page, name, /search=Nacala/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.getByText('0 of 2 row(s) selected.')).toBeVisible()
  await page.getByRole('button', { name: `Edit ${name}, Mozambique` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit port' })
  await edit.getByLabel('Use *').selectOption('destination')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(said(page, 'Port updated successfully')).toBeVisible()

  // An answer without words is told by its status, no answer at all by what was tried.
  await page.route('**/api/v1/ports/**', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await page.getByRole('button', { name: `Delete ${name}, Mozambique` }).click()
  const one = page.getByRole('dialog', { name: 'Delete port' })
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(one.getByRole('alert')).toHaveText('HTTP error! status: 502')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/v1/ports/**')
  await page.route('**/api/v1/ports/**', (route) => route.abort())
  await page.getByRole('button', { name: `Delete ${name}, Mozambique` }).click()
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(one.getByRole('alert')).toHaveText('Failed to delete port')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/v1/ports/**')

  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 of 2 row(s) selected.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  const both = page.getByRole('dialog', { name: 'Delete 2 ports' })
  await both.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(said(page, '2 ports deleted successfully')).toBeVisible()
  await expect(page.getByText('No ports match these filters')).toBeVisible()
})

test('a manufacturer gets a logo in its dialog, and a service plan its slug', async ({ page, signInAs }) => {
  await signInAs('manager')
  const make = fresh('Hino')
  await page.goto('/admin/inventory/manufacturers')
  const dialog = page.getByRole('dialog', { name: 'Create manufacturer' })
  await openBy(() => page.getByRole('button', { name: 'Create manufacturer' }).click(), dialog)
  await dialog.getByLabel('Name *').fill(make)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: PICTURE })
  await expect(dialog.getByText('a.svg is not a supported image type')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(said(page, 'Manufacturer created successfully')).toBeVisible()
  await page.goto(`/admin/inventory/manufacturers?name=${encodeURIComponent(make)}`)
  await expect(page.getByRole('row', { name: new RegExp(make) }).locator('img')).toBeVisible()

  const plan = fresh('Breakdown Help')
  await page.goto('/admin/inventory/service-plans')
  const form = page.getByRole('dialog', { name: 'Create service plan' })
  await openBy(() => page.getByRole('button', { name: 'Create service plan' }).click(), form)
  await form.getByLabel('Name *').fill(plan)
  await form.getByLabel('Kind *').selectOption('roadside')
  await form.getByLabel('Price').fill('120')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(said(page, 'Service plan created successfully')).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(plan) })
  await expect(row).toContainText(plan.toLowerCase().replaceAll(' ', '-'))
  await expect(row).toContainText('$120')
})

test('a role sees the buttons that it holds: an operator deletes nothing and opens no ports', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator')
  await page.goto('/admin/inventory/variables/tags')
  await expect(page.getByRole('link', { name: 'Create New Tag' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.goto('/admin/settings/ports')
  await expect(page.getByText('Your role does not open this screen')).toBeVisible()
})

test('the three price terms can be renamed but not added', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/variables/price-types')
  await expect(page.locator('tbody tr')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.goto('/admin/inventory/variables/price-types/create')
  await expect(page.getByText('Price types cannot be added')).toBeVisible()
})

test('nothing of a list hangs over the side of the screen', async ({ page, signInAs }) => {
  await signInAs('admin')
  for (const address of [
    '/admin/inventory',
    '/admin/inventory/model-codes',
    '/admin/inventory/variables/tags/create',
    '/admin/settings/ports',
  ]) {
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, address).toBeLessThanOrEqual(0)
  }
})
