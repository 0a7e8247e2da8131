import { expect, test } from '../fixtures'
import {
  control,
  fault,
  fillRequired,
  imageInput,
  LIST,
  openCreate,
  openEdit,
  pictures,
  saveButton,
  statusLine,
  tab,
  tiles,
  unique,
} from './vehicle-form-page'

test('Save & Add New continues with an empty form, and duplicates are reported at their field', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000)
  await signInAs('manager')
  await openCreate(page)
  const chassis = unique()
  const fill = async () => {
    await fillRequired(page, chassis)
    await imageInput(page).setInputFiles(await pictures(1))
    await expect(tiles(page)).toHaveCount(1)
    await tab(page, 'Features').click()
  }
  await fill()
  await page.keyboard.press('Control+Enter')
  await expect(statusLine(page, 'Vehicle created successfully')).toBeVisible()
  await expect(tiles(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Create New Vehicle' })).toBeVisible()
  await expect(page).toHaveURL(/\/vehicles\/create$/)
  // A person entering many cars can keep typing.
  await expect(control(page, 'chassis')).toBeFocused()
  for (const field of ['officeFileNo', 'chassis', 'manufacturer', 'model', 'modelCode', 'color', 'costValue'])
    await expect(control(page, field), field).toHaveValue('')
  await fill()
  await saveButton(page).click()
  await expect(fault(page, 'chassis').or(fault(page, 'officeFileNo')).first()).toContainText('already exists')
  await expect(page.locator('#vehicle-chassis:focus, #vehicle-officeFileNo:focus')).toBeVisible()
})

test('two quick clicks on Save create one vehicle, a lost connection none, and the retry one', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000)
  await signInAs('manager')
  await openCreate(page)
  const chassis = unique()
  await fillRequired(page, chassis)
  await control(page, 'tags').focus()
  await page.locator('[role=listbox] [role=option]').first().click()
  await tab(page, 'Features').click()
  await page.locator('#vehicle-features input').nth(1).check()
  await imageInput(page).setInputFiles(await pictures(1))
  await expect(tiles(page).first()).toHaveAttribute('data-state', 'stored')
  let sent = 0
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/v1/vehicles', async (route) => {
    sent++
    if (sent === 1) return route.abort('connectionreset')
    await held
    return route.continue()
  })
  await saveButton(page).click()
  await expect(statusLine(page, 'Network error occurred')).toBeVisible()
  await expect(control(page, 'officeFileNo')).toHaveValue(`OF-${chassis}`)
  await saveButton(page).dblclick()
  const saving = page.getByRole('button', { name: 'Saving...' })
  await expect(saving).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save & Add New' })).toBeDisabled()
  await page.keyboard.press('Control+s')
  goOn()
  await expect(statusLine(page, 'Vehicle created successfully')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  expect(sent).toBe(2)
  await page.goto(`/admin/inventory/vehicles?q=${chassis}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)

  // The input is there when the vehicle is opened, its own chassis number after its code.
  const href = await page.locator('tbody a').first().getAttribute('href')
  await openEdit(page, Number(href?.split('/').at(-1)))
  await expect(control(page, 'chassis')).toHaveValue(chassis)
  await expect(page.locator('[data-prefix]')).toHaveText(/^.+-$/)
  await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(1)
  await expect(page.locator('#vehicle-features input').nth(1)).toBeChecked()
  await expect(page.locator('[data-field=engineSizeCc]')).toContainText('(Auto-filled from Model Code)')
})
