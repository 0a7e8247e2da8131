import type { Page } from '@playwright/test'
import { adminCall, makePerson } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import { fresh, openBy, statusLine } from './lists-page'
import { ADMIN, anotherAs } from './reviews-page'

const TAG = '/admin/inventory/variables/tags/create'
const PORTS = '/admin/settings/ports'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay on this page' })
const lost = (page: Page) => page.getByText('You are offline. This screen keeps what you entered')

/** A new tag with a name, after hydration. */
async function typeTag(page: Page, name: string): Promise<void> {
  await page.goto(TAG)
  await expect(async () => {
    await page.getByLabel('Tag name *').fill('')
    await page.getByLabel('Tag name *').fill(name)
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled({ timeout: 3000 })
  }).toPass()
}

/** The dialog for a new port with a name in it. */
async function typePort(page: Page, name: string) {
  await page.goto(PORTS)
  const create = page.getByRole('dialog', { name: 'Create port' })
  await openBy(() => page.getByRole('button', { name: 'Create port' }).click(), create)
  await create.getByLabel('Port name *').fill(name)
  await create.getByLabel('Country *').selectOption('Mozambique')
  return create
}

test('without a connection a screen stays as it is, shows it, and continues when the connection is back', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const create = await typePort(page, fresh('Beira'))
  await context.setOffline(true)
  await create.getByRole('button', { name: 'Save' }).click()
  await expect(create.getByRole('alert')).toBeVisible()
  await expect(lost(page)).toBeVisible()
  await create.getByRole('button', { name: 'Cancel' }).click()
  await page.locator('a[href="/admin/profile"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Ports', level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/admin\/profile$/)
  await expect(lost(page)).toBeHidden()
})

test('no form of the back office is left with unsaved changes without a question', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = fresh('Unsaved')
  await page.goto('/admin/inventory')
  await typeTag(page, name)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await stay(page).click()
  await page.locator('a[href="/admin/profile"]').filter({ visible: true }).first().click()
  await stay(page).click()
  await expect(page.getByLabel('Tag name *')).toHaveValue(name)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/variables\/tags/)

  const create = await typePort(page, name)
  await page.keyboard.press('Escape')
  await stay(page).click()
  await expect(create.getByLabel('Port name *')).toHaveValue(name)
  await create.getByRole('button', { name: 'Close' }).click()
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(create).toBeHidden()
})

test('input outlives the session: after signing in again in another tab, it is saved', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = fresh('Session')
  const create = await typePort(page, name)
  await page.context().clearCookies()
  await create.getByRole('button', { name: 'Save' }).click()
  const ended = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(ended.getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank')
  await signInAs('admin')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(ended).toBeHidden()
  await expect(create.getByLabel('Port name *')).toHaveValue(name)
  await create.getByRole('button', { name: 'Save' }).click()
  await expect(statusLine(page, 'Port created successfully')).toBeVisible()
})

test('of two who change one record the later is shown both versions, and saves them as one', async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = fresh('Pemba')
  const create = await typePort(page, name)
  await create.getByRole('button', { name: 'Save' }).click()
  await expect(statusLine(page, 'Port created successfully')).toBeVisible()
  await page.goto(`${PORTS}?search=${encodeURIComponent(name)}`)
  const edit = page.getByRole('dialog', { name: 'Edit port' })
  await openBy(() => page.getByRole('button', { name: `Edit ${name}, Mozambique` }).click(), edit)

  const other = await anotherAs(browser, ADMIN)
  const answer = await other.page.request.get(`/api/v1/ports?search=${encodeURIComponent(name)}`)
  const { data } = (await answer.json()) as { data: { id: number }[] }
  const changed = await other.page.request.patch(`/api/v1/ports/${data[0]?.id}`, {
    data: { country: 'Tanzania' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await other.context.close()

  await edit.getByLabel('Port name *').fill(`${name} II`)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByRole('row', { name: 'Country Tanzania The other version' })).toBeVisible()
  await edit.getByRole('button', { name: 'Save merged' }).click()
  await expect(statusLine(page, 'Port updated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: `Edit ${name} II, Tanzania` })).toBeVisible()
})

test('a saved record is not sent again while its list is loading', async ({ page, signInAs }) => {
  await signInAs('admin')
  const name = fresh('Slow')
  await typeTag(page, name)
  let letOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letOn = resolve
  })
  await page.route(/\/variables\/tags(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await page.getByRole('button', { name: 'Save' }).click()
  await stored
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letOn()
  await expect(page).toHaveURL(/\/variables\/tags(\?|$)/)
  await expect(statusLine(page, 'Tag')).toBeVisible()
})

test('two who change the permissions of one person do not undo each other', async ({
  browser,
  page,
  request,
  signInAs,
}) => {
  const SALES = 3
  const { id: roleId } = await adminCall<{ id: number }>(browser, 'POST', '/roles', {
    name: fresh('Clerk'),
    permissions: [{ moduleId: 1, read: true }],
  })
  const { id } = await makePerson(browser, request, { roleId, assignedShowrooms: 'all' })
  await signInAs('admin')
  await page.goto(`/admin/user-management/access-map?person=${id}`)
  const save = page
    .getByRole('toolbar', { name: 'Unsaved permissions' })
    .getByRole('button', { name: 'Save' })
  const cell = (what: string) =>
    page.locator('#person').getByRole('checkbox', { name: new RegExp(`: ${what}`) })
  await openBy(() => cell('read Reports').check(), save)
  await adminCall(browser, 'PATCH', `/user-permissions/user/${id}`, {
    permissions: [{ moduleId: SALES, read: true }],
  })
  await save.click()
  await expect(statusLine(page, 'Permissions updated successfully')).toBeVisible()
  await expect(cell('read Reports')).toBeChecked()
  await expect(cell('read Sales')).toBeChecked()

  await cell('create Reports').check()
  await adminCall(browser, 'PATCH', `/user-permissions/user/${id}`, { permissions: [] })
  await save.click()
  await expect(statusLine(page, 'Someone else has changed these permissions')).toBeVisible()
  await expect(cell('read Sales')).not.toBeChecked()
  await save.click()
  await expect(statusLine(page, 'Permissions updated successfully')).toBeVisible()
})
