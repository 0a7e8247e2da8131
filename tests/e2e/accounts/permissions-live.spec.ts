import type { Browser } from '@playwright/test'
import { expect, test } from '../fixtures'
import { adminCall, enter, makePerson, statusOf } from './accounts'

const DASHBOARD = 1
const INVENTORY = 2
const ACCOUNTS = 7

type Entry = { moduleId: number; read?: boolean; create?: boolean; update?: boolean; delete?: boolean }

const makeRole = (browser: Browser, permissions: Entry[]) =>
  adminCall<{ id: number }>(browser, 'POST', '/roles', { name: `Live ${Date.now()}`, permissions })

test('a role that loses a permission closes the screen, the menu and the call at the next request', async ({
  browser,
  page,
  request,
}) => {
  const read = [
    { moduleId: DASHBOARD, read: true },
    { moduleId: INVENTORY, read: true },
    { moduleId: ACCOUNTS, read: true },
  ]
  const { id: roleId } = await makeRole(browser, read)
  await enter(page, await makePerson(browser, request, { roleId, assignedShowrooms: 'all' }))
  await page.goto('/admin/contacts')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create New' })).toHaveCount(0)
  const entry = page.locator('nav').getByRole('link', { name: 'Contacts', exact: true })
  await expect(entry).toHaveCount(1)
  expect(await statusOf(page, '/users')).toBe(200)

  await adminCall(browser, 'PATCH', `/roles/${roleId}`, { permissions: [{ moduleId: ACCOUNTS }] })
  expect(await statusOf(page, '/users')).toBe(403)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You do not have access to this screen' })).toBeVisible()
  await expect(table).toHaveCount(0)
  await expect(entry).toHaveCount(0)
  // The rest of the role is as it was.
  await page.goto('/admin/inventory/vehicles')
  await expect(page.getByRole('heading', { name: 'Vehicles', exact: true })).toBeVisible()
  expect(await statusOf(page, '/vehicles')).toBe(200)
})

test('a role that may no longer change keeps reading: its buttons disappear, and the server refuses', async ({
  browser,
  page,
  request,
}) => {
  const may = (update: boolean) => [
    { moduleId: DASHBOARD, read: true },
    { moduleId: ACCOUNTS, read: true, update },
  ]
  const { id: roleId } = await makeRole(browser, may(true))
  const customer = await makePerson(browser, request)
  await enter(page, await makePerson(browser, request, { roleId, assignedShowrooms: 'all' }))
  await page.goto(`/admin/contacts?search=${customer.email}`)
  const row = page.getByRole('row', { name: new RegExp(customer.email) })
  await expect(row.getByRole('button', { name: /^Block/ })).toBeVisible()
  expect(await statusOf(page, `/users/${customer.id}`, 'PATCH')).not.toBe(403)

  await adminCall(browser, 'PATCH', `/roles/${roleId}`, { permissions: may(false) })
  // The screen is still open: its actions are refused by name.
  const confirm = page.getByRole('button', { name: 'Block 1 person' })
  await expect(async () => {
    await row.getByRole('button', { name: /^Block/ }).click()
    await expect(confirm).toBeVisible({ timeout: 1000 })
  }).toPass()
  await confirm.click()
  await expect(page.getByText('You are not allowed to do this').filter({ visible: true })).toBeVisible()
  expect(await statusOf(page, `/users/${customer.id}`, 'PATCH')).toBe(403)
  await page.reload()
  await expect(row).toContainText('Active')
  await expect(row.getByRole('button', { name: /^Block/ })).toHaveCount(0)
})

test('staff who are blocked while they work have to sign in again', async ({ browser, page, request }) => {
  const { id: roleId } = await makeRole(browser, [{ moduleId: DASHBOARD, read: true }])
  const person = await makePerson(browser, request, { roleId, assignedShowrooms: 'all' })
  await enter(page, person)
  await page.goto('/admin/profile')
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
  await adminCall(browser, 'POST', '/users/bulk-block', { ids: [person.id] })
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/auth\/login/)
})
