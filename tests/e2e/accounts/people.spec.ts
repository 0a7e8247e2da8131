import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  alive,
  enter,
  linkInOutbox,
  makePerson,
  newAddress,
  PASSWORD,
  PICTURE,
  signInAt,
  statusOf,
} from './accounts'

/** Fills in the fields of a form by label, only by keyboard once in the form. */
async function fill(form: Locator, fields: readonly [string, string][]): Promise<void> {
  for (const [label, value] of fields) {
    await form.getByLabel(label, { exact: true }).focus()
    await form.page().keyboard.type(value)
  }
}

test('a person is created by keyboard, activated, blocked and deleted', async ({ page, signInAs }) => {
  await signInAs('admin')
  const email = `wanjiru.${Date.now()}@kaido.example`
  await page.goto('/admin/contacts')
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()

  const create = page.getByRole('button', { name: 'Create New' })
  const dialog = page.getByRole('dialog', { name: 'Contacts' })
  await expect(async () => {
    await create.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  // The first invalid field gets the focus, and shows why.
  await dialog.getByRole('button', { name: 'Create' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('First name is required')).toBeVisible()
  await expect(dialog.getByLabel('First name', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('BLOCKED')
  await fill(dialog, [
    ['First name', 'Wanjiru'],
    ['Last name', "O'Brien"],
    ['E-mail', 'admin@kaido.example'],
    ['Phone', '+254712345678'],
    ['Country', 'Kenya'],
    ['Zip code', '00100'],
    ['City', 'Nairobi'],
    ['Address', '1 Kenyatta Avenue'],
  ])
  await page.keyboard.press('Enter')
  // Errors that only the server finds are at their field too.
  await expect(dialog.getByText('A user with this email already exists')).toBeVisible()
  await expect(dialog.getByLabel('E-mail', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'User created successfully' })).toBeVisible()
  await expect(create).toBeFocused()

  await page.goto(`/admin/contacts?search=${email}`)
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Blocked')
  await row.getByRole('button', { name: /^Activate/ }).click()
  await page.getByRole('button', { name: 'Activate 1 person' }).click()
  await expect(row).toContainText('Pending')

  await row.getByRole('checkbox').check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Block Selected' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Block' })).toContainText("Wanjiru O'Brien")
  await page.getByRole('button', { name: 'Block 1 person' }).click()
  await expect(row).toContainText('Blocked')

  await row.getByRole('button', { name: /^Profile/ }).click()
  const details = page.getByRole('dialog', { name: 'Contact Details' })
  await expect(details).toContainText('1 Kenyatta Avenue')
  await details.getByRole('button', { name: 'Edit' }).click()
  await expect(details.getByLabel('E-mail (use “Change e-mail”)')).toBeDisabled()
  await details.getByLabel('City', { exact: true }).fill('Mombasa')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'User updated successfully' })).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete 1 person' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 user deleted' })).toBeVisible()
  await expect(page.getByText('No one matches these filters')).toBeVisible()

  await page.goto(`/admin/contacts/deleted?search=${encodeURIComponent(email)}`)
  await expect(row).toContainText('admin@kaido.example')
  await row.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 user restored' })).toBeVisible()
  await page.goto(`/admin/contacts?search=${encodeURIComponent(email)}`)
  await expect(row).toContainText('Blocked')
})

test('a person is invited from a page of the back office, chooses a password and signs in', async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const email = newAddress('invited')
  await alive(page, '/admin/user-management/create')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('ACTIVE')
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Operator' })
  await fill(page.getByRole('main'), [
    ['First name', 'Łukasz'],
    ['Last name', 'Анна'],
    ['E-mail', email],
    ['Phone', '+254712345678'],
  ])
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'User created successfully' })).toBeVisible()

  const invited = await (await browser.newContext()).newPage()
  const link = await linkInOutbox(browser, email, /has invited you/i)
  expect(link).toContain('/auth/invite-set-password')
  await invited.goto(link)
  await invited.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
  await invited.getByRole('textbox', { name: 'Repeat password' }).fill('Tamarind$13')
  await invited.getByRole('button', { name: 'Save password' }).click()
  await expect(invited.getByText('Passwords do not match')).toBeVisible()
  await invited.getByRole('textbox', { name: 'Repeat password' }).fill(PASSWORD)
  await invited.getByRole('button', { name: 'Save password' }).click()
  await invited.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInAt(invited, email, PASSWORD)
  await expect(invited).toHaveURL('/admin')
  await expect(invited.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  // A link works once.
  await invited.goto('about:blank')
  await invited.goto(link)
  await invited.getByRole('textbox', { name: 'New password' }).fill('Other$123')
  await invited.getByRole('textbox', { name: 'Repeat password' }).fill('Other$123')
  await invited.getByRole('button', { name: 'Save password' }).click()
  await expect(invited.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await invited.context().close()
})

/** The upper edge of Save, where a message that appears above moves the button away from the mouse. */
const EDGE = { position: { x: 12, y: 3 } }

test('one click on Save is enough, whatever message its field shows when it is left', async ({
  browser,
  page,
  request,
  signInAs,
}) => {
  const person = await makePerson(browser, request)
  await signInAs('admin')
  await alive(page, '/admin/user-management/create')
  const [city, save] = [page.getByLabel('City', { exact: true }), page.getByRole('button', { name: 'Save' })]
  await page.getByLabel('Last name', { exact: true }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click(EDGE)
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByLabel('Role', { exact: true })).toBeFocused()

  await alive(page, `/admin/user-management/edit/${person.id}`)
  await city.fill('')
  await save.click(EDGE)
  await expect(page.getByText('City is required')).toBeVisible()
  await expect(city).toBeFocused()
  await city.fill('Mombasa')
  await save.click(EDGE)
  await expect(page.getByRole('status').filter({ hasText: 'User updated successfully' })).toBeVisible()
})

test('a person whom staff block in the list while signed in is out with the next request', async ({
  browser,
  page,
  request,
  signInAs,
}) => {
  const person = await makePerson(browser, request)
  await signInAs('admin')
  const other = await (await browser.newContext()).newPage()
  await enter(other, person)
  await other.goto('/dashboard')
  expect(await statusOf(other, '/users/profile')).toBe(200)

  await page.goto(`/admin/contacts?search=${person.email}`)
  const row = page.getByRole('row', { name: new RegExp(person.email) })
  const confirm = page.getByRole('button', { name: 'Block 1 person' })
  await expect(async () => {
    await row.getByRole('button', { name: /^Block/ }).click()
    await expect(confirm).toBeVisible({ timeout: 1000 })
  }).toPass()
  await confirm.click()
  await expect(row).toContainText('Blocked')
  expect(await statusOf(other, '/users/profile')).toBe(401)
  await other.reload()
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await other.context().close()
})

test('a dialog gives the focus back to what opened it', async ({ browser, page, request, signInAs }) => {
  const person = await makePerson(browser, request)
  await signInAs('admin')
  await alive(page, `/admin/contacts?search=${person.email}`)
  const row = page.getByRole('row', { name: new RegExp(person.email) })
  for (const [opener, name, role] of [
    [row.getByRole('button', { name: /^Profile/ }), 'Contact Details', 'dialog'],
    [row.getByRole('button', { name: /^Delete/ }), 'Delete', 'alertdialog'],
    [page.getByRole('button', { name: 'Create New' }), 'Contacts', 'dialog'],
  ] as const) {
    await opener.click()
    await expect(page.getByRole(role, { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('staff give a person a picture from the contact’s details, and remove it', async ({
  browser,
  page,
  request,
  signInAs,
}) => {
  const person = await makePerson(browser, request)
  await signInAs('admin')
  await alive(page, `/admin/contacts?search=${person.email}`)
  const row = page.getByRole('row', { name: new RegExp(person.email) })
  await row.getByRole('button', { name: /^Profile/ }).click()
  const details = page.getByRole('dialog', { name: 'Contact Details' })
  await details.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(details.locator('img')).toHaveAttribute('src', /^\/media\/profile-/)
  // Behind the dialog, where only sighted users find it.
  await expect(page.locator('tr', { hasText: person.email }).locator('img')).toBeVisible()
  await details.getByRole('button', { name: 'Remove picture' }).click()
  await expect(details.locator('img')).toHaveCount(0)
  await expect(details).toContainText('WK')
})

test('alternative addresses of people and roles redirect to the canonical one', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  for (const [from, to] of [
    ['/admin/collections/roles/1', '/admin/user-management/access-map'],
    ['/admin/collections/roles', '/admin/user-management/access-map'],
    ['/admin/contacts/access-map', '/admin/user-management/access-map'],
    ['/admin/collections/users', '/admin/contacts'],
    ['/admin/collections/users/1', '/admin/user-management/edit/1'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a role is created, given a permission in the access map, explained and removed', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = `Clerk ${Date.now()}`
  await page.goto('/admin/contacts/access-map')
  await expect(page).toHaveURL(/\/admin\/user-management\/access-map$/)
  const dialog = page.getByRole('dialog', { name: 'New role' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Create role' }).click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Role created successfully' })).toBeVisible()

  // Admin's permissions are fixed.
  await expect(page.getByRole('checkbox', { name: /^Admin: read Reports/ })).toBeDisabled()
  const cell = page.getByRole('checkbox', { name: `${name}: read Reports` })
  await expect(cell).not.toBeChecked()
  await cell.check()
  await page
    .getByRole('toolbar', { name: 'Unsaved permissions' })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'The change takes effect at once' })).toBeVisible()
  await page.reload()
  await expect(cell).toBeChecked()
  const row = page.locator('#history').getByRole('row', { name: new RegExp(name) })
  await expect(row.first()).toContainText('Reports, read: no → yes')
  await expect(row.first()).toContainText('admin@kaido.example')

  const why = page.locator('#why')
  const operator = await why.locator('option', { hasText: 'operator@kaido.example' }).getAttribute('value')
  await why.getByLabel('Person').selectOption(operator)
  await why.getByLabel('Module').selectOption('reports')
  await why.getByRole('button', { name: 'Explain' }).click()
  await expect(why.getByRole('status')).toHaveText(
    'The role Operator does not include permission to read in Reports.',
  )

  const remove = page.getByRole('button', { name: 'Delete role', exact: true })
  await expect(async () => {
    await page.getByRole('button', { name: `Delete role ${name}` }).click()
    await expect(remove).toBeVisible({ timeout: 1000 })
  }).toPass()
  await remove.click()
  await expect(page.getByRole('status').filter({ hasText: 'Role deleted successfully' })).toBeVisible()
})
