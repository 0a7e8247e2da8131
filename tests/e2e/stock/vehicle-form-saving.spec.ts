import { adminCall } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import {
  addVehicle,
  control,
  fault,
  fillRequired,
  imageInput,
  LIST,
  openCreate,
  openEdit,
  pick,
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

test('what lacks a photograph is saved as a draft, and as nothing else', async ({ page, signInAs }) => {
  await signInAs('manager')
  await openCreate(page)
  await fillRequired(page)
  await saveButton(page).click()
  await expect(statusLine(page, 'At least one image is required for the vehicle')).toBeVisible()
  const created = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/vehicles'))
  await page.getByRole('button', { name: 'Save draft without photographs' }).click()
  await expect(statusLine(page, 'Vehicle created successfully')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  const { data: stored } = await (await created).json()
  expect(stored).toMatchObject({ status: 'DRAFT', images: [] })

  await openEdit(page, stored.id)
  await pick(page, 'status', 'Archived')
  await saveButton(page).click()
  await expect(statusLine(page, 'At least one image is required for the vehicle')).toBeVisible()
})

test('what would be public without a margin or a port is confirmed by name, and published once it is', async ({
  browser,
  page,
  signInAs,
}) => {
  const lists = {
    vehicle_drivetrain_id: 'vehicle-drive-trains',
    vehicle_transmission_id: 'vehicle-transmissions',
    vehicle_condition_grade_id: 'vehicle-condition-grades',
  }
  const links = Object.entries(lists).map(async ([name, list]) => {
    const [entry] = await adminCall<{ id: number }[]>(browser, 'GET', `/${list}?limit=1`)
    return [name, entry?.id] as const
  })
  const more = { seats: 5, cost_value: 5000, markup: 0, price_type: 'CIF' }
  const { id } = await addVehicle(browser, { ...Object.fromEntries(await Promise.all(links)), ...more })
  await signInAs('manager')
  await openEdit(page, id)
  await pick(page, 'status', 'Published')
  await saveButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Publish this vehicle?' })
  await expect(question.getByRole('listitem')).toHaveText([
    'It has no margin: the price is not above the cost. Enter a markup.',
    'The CIF price names no port: buyers of every port will be asked to inquire.',
  ])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await tab(page, 'Pricing').click()
  await control(page, 'markup').fill('10')
  await saveButton(page).click()
  await expect(question.getByRole('listitem')).toHaveText([/names no port/])
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(statusLine(page, 'Vehicle updated successfully')).toBeVisible()
  expect(await adminCall(browser, 'GET', `/vehicles/${id}`)).toMatchObject({
    status: 'PUBLISHED',
    price: 5500,
  })
})
