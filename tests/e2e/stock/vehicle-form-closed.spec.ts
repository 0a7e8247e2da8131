import type { Browser, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { adminCall, enter, makePerson } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import {
  addVehicle,
  control,
  imageInput,
  LIST,
  openCreate,
  openEdit,
  saveButton,
  statusLine,
  tab,
} from './vehicle-form-page'

const INVENTORY = 2

test('unsaved changes are not left without a question', async ({ page, signInAs }) => {
  await signInAs('admin')
  await openCreate(page)
  await control(page, 'name').fill('Not saved yet')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const stay = question.getByRole('button', { name: 'Stay on this page' })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await stay.click()
  await page.locator('a[href="/admin/profile"]').filter({ visible: true }).first().click()
  await stay.click()
  await expect(control(page, 'name')).toHaveValue('Not saved yet')
  const requested = page.waitForEvent('dialog')
  await Promise.all([requested.then((dialog) => dialog.dismiss()), page.close({ runBeforeUnload: true })])
  expect((await requested).type()).toBe('beforeunload')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(LIST)
})

test('Cancel returns to the list', async ({ page, signInAs }) => {
  await signInAs('admin')
  await openCreate(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(LIST)
})

test('a stored vehicle shows that it is loading, before its form appears', async ({
  browser,
  page,
  signInAs,
}) => {
  const { id } = await addVehicle(browser)
  await signInAs('admin')
  await page.goto('/admin/account')
  const html = await page.evaluate(
    (address) => fetch(address).then((answer) => answer.text()),
    `/admin/inventory/vehicles/edit/${id}`,
  )
  expect(html).toContain('Loading form...')
})

test('a sold vehicle is read-only for everyone, until an administrator reopens it', async ({
  browser,
  context,
  page,
  signInAs,
}) => {
  const { id } = await addVehicle(browser, { status: 'SOLD' })
  await signInAs('manager')
  await openEdit(page, id)
  await expect(page.getByText('This vehicle is sold and can no longer be changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)
  await context.clearCookies()
  await signInAs('admin')
  await openEdit(page, id)
  await expect(saveButton(page)).toBeDisabled()
  await expect(imageInput(page)).toBeDisabled()
  // Every control of the form except Cancel and the tabs, which still work.
  const open = page.locator('form').locator('input, select, textarea, button:not([role=tab])')
  const enabled = open.and(page.locator(':enabled'))
  await expect(enabled).toHaveText(['Cancel'])
  for (const name of ['Vehicle Specifications', 'Features', 'Measurements', 'Pricing']) {
    await tab(page, name).click()
    await expect(enabled).toHaveText(['Cancel'])
  }
  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('button', { name: 'Reopen as draft' }).click()
  await expect(control(page, 'description')).toBeEnabled()
  await expect(control(page, 'status')).toHaveValue('DRAFT')
})

test('a role that may only read finds no Save', async ({ browser, page, request }) => {
  const { id } = await addVehicle(browser)
  const permissions = [
    { moduleId: 1, read: true },
    { moduleId: INVENTORY, read: true },
  ]
  const name = `Reader ${Date.now()}`
  const role = await adminCall<{ id: number }>(browser, 'POST', '/roles', { name, permissions })
  const reader = await makePerson(browser, request, { roleId: role.id, assignedShowrooms: 'all' })
  await enter(page, reader)
  await openEdit(page, id)
  await expect(saveButton(page)).toHaveCount(0)
  await expect(control(page, 'description')).toBeDisabled()
  await page.goto('/admin/inventory/vehicles/create')
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
})

/** The same vehicle in an administrator's browser. */
async function otherBrowser(browser: Browser, id: number): Promise<Page> {
  const page = await browser.newPage()
  const data = { email: 'admin@kaido.example', password: DEMO_PASSWORD }
  await page.request.post('/api/v1/auth/sign-in', { data })
  await openEdit(page, id)
  return page
}

test('a vehicle being edited is read-only for others until they take over, and then for the first editor', async ({
  browser,
  page,
  signInAs,
}) => {
  const { id } = await addVehicle(browser)
  await signInAs('manager')
  await openEdit(page, id)
  const locked = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await control(page, 'description').fill('Being changed')
  await locked

  const other = await otherBrowser(browser, id)
  await expect(other.getByText(/^\S+ \S+ is editing this vehicle/)).toBeVisible()
  await expect(other.getByText('manager@kaido.example')).toHaveCount(0)
  await expect(control(other, 'description')).toBeDisabled()
  await expect(saveButton(other)).toBeDisabled()
  const takeOver = other.getByRole('button', { name: 'Take over' })
  await expect(async () => {
    await takeOver.click({ timeout: 1_000 })
    await expect(control(other, 'description')).toBeEnabled({ timeout: 3_000 })
  }).toPass()
  // The previous editor is refused now, sees why, and the input stays.
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'is editing this vehicle' })).toBeVisible()
  await expect(control(page, 'description')).toHaveValue('Being changed')
  await expect(control(page, 'description')).toBeDisabled()
  await control(other, 'description').fill('Taken over')
  await saveButton(other).click()
  await expect(statusLine(other, 'Vehicle updated successfully')).toBeVisible()
  await other.close()
  // Then both versions stand side by side, without a reload.
  await expect(
    page.getByRole('heading', { name: /saved this vehicle while you were editing it$/ }),
  ).toBeVisible()
  const choice = page.getByRole('group', { name: 'Meta Description' })
  await expect(choice.getByRole('radio', { name: 'Your version Being changed' })).toBeChecked()
  await expect(choice.getByRole('radio', { name: /Taken over$/ })).not.toBeChecked()
})

test('of two tabs the one that saves later chooses by keyboard where both changed the same, and loses nothing', async ({
  browser,
  context,
  page,
  signInAs,
}) => {
  const { id } = await addVehicle(browser)
  await signInAs('manager')
  const second = await context.newPage()
  await openEdit(page, id)
  await openEdit(second, id)
  await control(page, 'others').fill('From the first tab')
  await control(page, 'licensePlate').fill('KDA 123A')
  await saveButton(page).click()
  await expect(statusLine(page, 'Vehicle updated successfully')).toBeVisible()

  await control(second, 'description').fill('From the second tab')
  await control(second, 'licensePlate').fill('KDB 456B')
  await saveButton(second).click()
  await expect(
    second.getByRole('heading', {
      name: 'You saved this vehicle in another tab while you were editing it here',
    }),
  ).toBeFocused()
  const plate = second.getByRole('group', { name: 'Licence plate' })
  await expect(plate.getByRole('radio', { name: 'Your version KDB 456B' })).toBeChecked()
  await second.keyboard.press('Tab')
  await second.keyboard.press('ArrowDown')
  await expect(plate.getByRole('radio', { name: 'The other tab’s version KDA 123A' })).toBeChecked()
  await expect(second.getByRole('row', { name: /^Notes From the first tab/ })).toBeVisible()
  await second.getByRole('button', { name: 'Save merged' }).click()
  await expect(statusLine(second, 'Vehicle updated successfully')).toBeVisible()
  const stored = await adminCall<Record<string, unknown>>(browser, 'GET', `/vehicles/${id}`)
  expect(stored).toMatchObject({
    description: 'From the second tab',
    others: 'From the first tab',
    license_plate: 'KDA 123A',
  })
})

test('a link to a vehicle that does not exist is reported on the list', async ({ page, signInAs }) => {
  await signInAs('manager')
  await page.goto('/admin/inventory/vehicles/edit/999999')
  await expect(page.getByRole('alert').filter({ hasText: 'Vehicle 999999 was not found.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible()
})
