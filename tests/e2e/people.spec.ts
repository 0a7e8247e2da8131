import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'
import { expect, test } from './fixtures'

test.skip(({ isMobile }) => isMobile, 'once is enough: these journeys do not depend on the width')

/** Types into the field that a label names, by keyboard alone once the dialog is open. */
async function fill(page: Page, fields: readonly [string, string][]): Promise<void> {
  for (const [label, value] of fields) {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.type(value)
  }
}

test('somebody is created by keyboard, activated, blocked and deleted', async ({ page, signInAs }) => {
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
  // The first field that is wrong gets the focus, and says why.
  await dialog.getByRole('button', { name: 'Create' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('First name is required')).toBeVisible()
  await expect(dialog.getByLabel('First name', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('BLOCKED')
  await fill(page, [
    ['First name', 'Wanjiru'],
    ['Last name', "O'Brien"],
    ['E-mail', 'admin@kaido.example'],
    ['Phone, beginning with +', '+254712345678'],
    ['Country', 'Kenya'],
    ['Zip code', '00100'],
    ['City', 'Nairobi'],
    ['Address', '1 Kenyatta Avenue'],
  ])
  await page.keyboard.press('Enter')
  // What only the server knows stands on its field too.
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
  await expect(page.getByRole('dialog', { name: 'Block' })).toContainText("Wanjiru O'Brien")
  await page.getByRole('button', { name: 'Block 1 person' }).click()
  await expect(row).toContainText('Blocked')

  await row.getByRole('button', { name: /^Profile/ }).click()
  const details = page.getByRole('dialog', { name: 'Contact Details' })
  await expect(details).toContainText('1 Kenyatta Avenue')
  await details.getByRole('button', { name: 'Edit' }).click()
  await expect(details.getByLabel('E-mail (changed by its own action)')).toBeDisabled()
  await details.getByLabel('City', { exact: true }).fill('Mombasa')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'User updated successfully' })).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete 1 person' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 user deleted' })).toBeVisible()
  await expect(page.getByText('Nobody matches these filters')).toBeVisible()
})

test('whoever is blocked while signed in is out with the next request', async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const other = await browser.newPage()
  const { token } = await (
    await other.request.post('/api/v1/auth/sign-in', {
      data: { email: 'dealer@kaido.example', password: DEMO_PASSWORD },
    })
  ).json()
  const own = () =>
    other.request.get('/api/v1/users/profile', { headers: { authorization: `Bearer ${token}` } })
  expect((await own()).status()).toBe(200)

  await page.goto('/admin/contacts?search=dealer@kaido.example')
  const row = page.getByRole('row', { name: /dealer@kaido\.example/ })
  const confirm = page.getByRole('button', { name: 'Block 1 person' })
  await expect(async () => {
    await row.getByRole('button', { name: /^Block/ }).click()
    await expect(confirm).toBeVisible({ timeout: 1000 })
  }).toPass()
  await confirm.click()
  await expect(row).toContainText('Blocked')
  expect((await own()).status()).toBe(401)

  // As it was, for whoever comes after; by the page's own call, since it carries the origin.
  const restored = await page.evaluate(async () => {
    const found = await (await fetch('/api/v1/users?email=dealer@kaido.example')).json()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ status: 'ACTIVE' })
    return (await fetch(`/api/v1/users/${found.data[0].id}`, { method: 'PATCH', headers, body })).status
  })
  expect(restored).toBe(200)
  await other.close()
})

test('a role is made, given a permission in the access map, explained and removed', async ({
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

  // What Admin holds is fixed.
  await expect(page.getByRole('checkbox', { name: /^Admin: read Reports/ })).toBeDisabled()
  const cell = page.getByRole('checkbox', { name: `${name}: read Reports` })
  await expect(cell).not.toBeChecked()
  await cell.check()
  await page
    .getByRole('toolbar', { name: 'Unsaved permissions' })
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(
    page.getByRole('status').filter({ hasText: 'It counts from the next request on' }),
  ).toBeVisible()
  await page.reload()
  await expect(cell).toBeChecked()
  const told = page.locator('#history').getByRole('row', { name: new RegExp(name) })
  await expect(told.first()).toContainText('Reports, read: no → yes')
  await expect(told.first()).toContainText('admin@kaido.example')

  const why = page.locator('#why')
  const operator = await why.locator('option', { hasText: 'operator@kaido.example' }).getAttribute('value')
  await why.getByLabel('Person').selectOption(operator)
  await why.getByLabel('Module').selectOption('reports')
  await why.getByRole('button', { name: 'Explain' }).click()
  await expect(why.getByRole('status')).toHaveText(
    'The role Operator does not hold the permission to read in Reports.',
  )

  const remove = page.getByRole('button', { name: 'Delete role', exact: true })
  await expect(async () => {
    await page.getByRole('button', { name: `Delete role ${name}` }).click()
    await expect(remove).toBeVisible({ timeout: 1000 })
  }).toPass()
  await remove.click()
  await expect(page.getByRole('status').filter({ hasText: 'Role deleted successfully' })).toBeVisible()
})
