import { expect, test } from '../fixtures'
import { addVehicle, LIST, saveButton, tab, statusLine as toasted } from '../stock/vehicle-form-page'
import { openBy } from './lists-page'

const LISTED = '/admin/inventory/vehicles'

test('the form of a vehicle returns to the list as it was left', async ({ browser, page, signInAs }) => {
  const { chassis, id } = await addVehicle(browser)
  await signInAs('manager')
  await page.goto(`${LISTED}?q=${chassis}&sort=name-asc`)
  await page
    .getByRole('row', { name: new RegExp(chassis) })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(new RegExp(`edit/${id}$`))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`vehicles\\?q=${chassis}&sort=name-asc$`))
  await page
    .getByRole('row', { name: new RegExp(chassis) })
    .getByRole('link')
    .click()
  await tab(page, 'Basic Information').click()
  await page.locator('#vehicle-licensePlate').fill('KDA 123')
  await saveButton(page).click()
  await expect(toasted(page, 'Vehicle updated successfully')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`vehicles\\?q=${chassis}&sort=name-asc$`))
  // Left without filters, it is without filters again.
  await page.goto(LISTED)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.goto(`${LISTED}/edit/${id}`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(LIST)
  await expect(page).not.toHaveURL(/q=/)
})

test('a bulk action is undone with one click, and the trash restores', async ({
  browser,
  page,
  signInAs,
}) => {
  const { chassis } = await addVehicle(browser, { status: 'DRAFT' })
  await signInAs('manager')
  await page.goto(`${LISTED}?q=${chassis}`)
  const row = page.getByRole('row', { name: new RegExp(chassis) })
  const bar = page.getByRole('toolbar', { name: 'Selected vehicles' })
  const status = (text: string) => page.getByRole('status').filter({ hasText: text })
  await openBy(async () => {
    await row.getByRole('checkbox').uncheck()
    await row.getByRole('checkbox').check()
  }, bar)

  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect(status('1 vehicle archived.')).toBeVisible()
  await expect(row).toContainText('Archived')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status('1 vehicle changed back.')).toBeVisible()
  await expect(row).toContainText('Draft')

  await row.getByRole('checkbox').check()
  // The keyboard reaches the bar immediately, whatever the list has in between.
  await page.keyboard.press('b')
  await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  await bar.getByRole('button', { name: 'Move to trash' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Move 1 vehicle to the trash?' })
  await sure.getByRole('button', { name: 'Move to trash' }).click()
  await expect(status('1 vehicle moved to the trash.')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Vehicles' }).getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
  await expect(row).toContainText('manager@kaido.example')
  await row.getByRole('button', { name: /^Restore/ }).click()
  await expect(status('1 vehicle restored.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`${LISTED}?q=${chassis}`)
  await expect(row).toContainText('Draft')
})

test('people who may not delete see no trash', async ({ page, signInAs }) => {
  await signInAs('operator')
  await page.goto(LISTED)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trash' })).toHaveCount(0)
  await page.goto(`${LISTED}?trash=true`)
  await expect(page.getByText('You do not have access to this screen')).toBeVisible()
})

test('the question mark shows the keys, but not while typing', async ({ page, signInAs }) => {
  await signInAs('operator')
  await page.goto(LISTED)
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await openBy(() => page.keyboard.press('?'), keys)
  await expect(keys).toContainText('Search the list')
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.locator('[data-search]').focus()
  await page.keyboard.type('what?')
  await expect(page.locator('[data-search]')).toHaveValue('what?')
  await expect(keys).toHaveCount(0)
})

test('the navigation stands open and marks where one is; the search and the avatar open more', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/vehicles')
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await expect(navigation).toBeInViewport()
  await expect(navigation.getByRole('link', { name: /^Vehicles/ })).toHaveAttribute('aria-current', 'page')
  const search = page.getByRole('combobox', { name: 'Search the back office' })
  // The shortcut works once the page has come to life.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused({ timeout: 500 })
  }).toPass()
  await search.fill('KD-000001')
  await expect(page.getByRole('option', { name: /KD-000001 · / })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/inventory\/vehicles\/edit\/1$/)
  await page.locator('header a[href="/admin/profile"]').click()
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/admin/account')
  await expect(page).toHaveURL(/\/admin\/profile$/)
})
