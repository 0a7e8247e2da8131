import { expect, test } from '../fixtures'
import { control, openCreate, pick, pickCode, statusLine, tab, unique } from './vehicle-form-page'

test('a new vehicle starts with the defaults and no guesses, the ten years, the five tabs and both cards', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  const year = new Date().getUTCFullYear()
  for (const [field, value] of [
    ['year', ''],
    ['mileage', ''],
    ['doors', '4'],
    ['priceType', 'CIF'],
    ['status', 'DRAFT'],
    ['price', '0'],
    ['engineSize', ''],
    ['offer', ''],
  ] as const)
    await expect(control(page, field), field).toHaveValue(value)
  await expect(control(page, 'showPrice')).toBeChecked()
  await expect(control(page, 'featured')).not.toBeChecked()
  await expect(page.getByText('Stock number')).toHaveCount(0)
  const years = Array.from({ length: 10 }, (_, back) => String(year - back))
  const offered = page.locator('#vehicle-year-offers option')
  expect(await offered.evaluateAll((options) => options.map((one) => one.getAttribute('value')))).toEqual(
    years,
  )
  await expect(control(page, 'chassis')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([
    'Basic Information',
    'Vehicle Specifications',
    'Features',
    'Measurements',
    'Pricing',
  ])
  for (const name of ['Additional Information', 'Media and Documents'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(control(page, 'offer')).toBeDisabled()
  const offers = ['No offer', 'Summer sale', 'Clearance', 'Best value', 'Low mileage']
  await expect(control(page, 'offer').locator('option')).toHaveText(offers)
  await expect(page.getByText(/facebook|twitter|instagram/i)).toHaveCount(0)
  for (const field of [
    'fuelType',
    'seats',
    'drivetrain',
    'conditionGrade',
    'transmission',
    'costValue',
    'price',
  ])
    await expect(page.locator(`[data-field=${field}] label`), field).toContainText('*')
})

test('a model code fills in and locks, another model or manufacturer undoes that', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  const prefix = page.locator('[data-prefix]')
  await expect(prefix).toHaveText('CODE-')
  await expect(control(page, 'model')).toBeDisabled()
  await pick(page, 'manufacturer', 'Toyota')
  await pick(page, 'model', 'HiAce')
  const code = await pickCode(page, 1)
  await expect(prefix).toHaveText(`${code}-`)
  await tab(page, 'Vehicle Specifications').click()
  for (const field of ['fuelType', 'drivetrain']) await expect(control(page, field)).toBeDisabled()
  await expect(control(page, 'engineSizeCc')).toHaveJSProperty('readOnly', true)
  await expect(control(page, 'engineSize')).toHaveValue(/^\d\.\d L$/)
  for (const field of ['fuelType', 'drivetrain', 'engineSizeCc', 'length', 'width', 'height', 'm3Cbm'])
    await expect(page.locator(`[data-field=${field}]`), field).toContainText('(Auto-filled from Model Code)')
  await expect(page.locator('[data-field=seats]')).not.toContainText('(Auto-filled')
  await expect(control(page, 'm3Cbm')).toHaveValue(/^\d+(\.\d{1,4})?$/)
  await tab(page, 'Basic Information').click()

  await pick(page, 'model', 'Corolla')
  await expect(control(page, 'modelCode')).toHaveValue('')
  await expect(prefix).toHaveText('CODE-')
  await expect(page.getByText('(Auto-filled from Model Code)')).toHaveCount(0)
  await pickCode(page, 1)
  await pick(page, 'manufacturer', 'Nissan')
  await expect(control(page, 'model')).toHaveValue('')
  await expect(control(page, 'modelCode')).toHaveValue('')
  await expect(control(page, 'modelCode')).toBeDisabled()
  await tab(page, 'Vehicle Specifications').click()
  await expect(control(page, 'fuelType')).toBeEnabled()
  await expect(control(page, 'engineSizeCc')).toHaveJSProperty('readOnly', false)
})

test('litres, volume and price follow what is typed, and are not typed themselves', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  await tab(page, 'Vehicle Specifications').click()
  for (const [cc, litres] of [
    ['1998', '2.0 L'],
    ['1449', '1.4 L'],
    ['none', ''],
    ['', ''],
  ] as const) {
    await control(page, 'engineSizeCc').fill(cc)
    await expect(control(page, 'engineSize')).toHaveValue(litres)
  }
  await tab(page, 'Measurements').click()
  for (const [field, value] of [
    ['length', '469.5'],
    ['width', '169.5'],
    ['height', '198'],
  ] as const) {
    await expect(control(page, 'm3Cbm')).toHaveValue('')
    await control(page, field).fill(value)
  }
  await expect(control(page, 'm3Cbm')).toHaveValue('15.7569')
  await tab(page, 'Pricing').click()
  await control(page, 'costValue').fill('8,000')
  await expect(control(page, 'price')).toHaveValue('8,000')
  await control(page, 'markup').fill('12.5')
  await expect(control(page, 'price')).toHaveValue('9,000')
  for (const field of ['engineSize', 'm3Cbm', 'price'])
    await expect(control(page, field)).toHaveJSProperty('readOnly', true)
  await expect(control(page, 'priceType').locator('option')).toHaveText([
    'CIF (Cost, Insurance, Freight)',
    'FOB (Free on Board)',
    'DDP (Delivery Duty Paid)',
  ])
})

test('a colour is created in place, and the list closes half a second after the field is left', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  const name = `Ruby ${unique()}`
  const offers = page.locator('[role=listbox] [role=option]')
  const create = page.getByRole('option', { name: `Create "${name}"` })
  await page.route('**/api/v1/vehicles/colors', (route) =>
    route.fulfill({ status: 500, json: { message: 'The paint is dry' } }),
  )
  await control(page, 'color').fill(name)
  await create.click()
  await expect(statusLine(page, 'Failed to create color: The paint is dry')).toBeVisible()
  await page.unroute('**/api/v1/vehicles/colors')
  await control(page, 'color').press('ArrowDown')
  await create.click()
  await expect(statusLine(page, `Color "${name}" created successfully`)).toBeVisible()
  await expect(control(page, 'color')).toHaveValue(name)
  // Once created it is found, ignoring case, and not offered for creation again.
  await control(page, 'color').fill(name.toLowerCase())
  await expect(offers).toHaveText([name])
  await control(page, 'color').fill('Bl')
  await expect(offers.first()).toBeVisible()
  const left = Date.now()
  await control(page, 'mileage').focus()
  await expect(offers.first()).toBeVisible()
  await expect(offers).toHaveCount(0)
  expect(Date.now() - left).toBeGreaterThanOrEqual(500)
})

test('a tag that is typed but not chosen is not silently lost', async ({ page, signInAs }) => {
  await signInAs('operator')
  await openCreate(page)
  const tags = control(page, 'tags')
  await tags.fill('no such tag')
  await expect(page.getByText('There is no tag with this name.')).toBeVisible()
  await tags.fill('clearanc')
  await expect(tags).toHaveAccessibleDescription('Not added yet. Choose a tag from the list.')
  await tags.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove tag Clearance' })).toBeVisible()
  await expect(tags).toHaveAccessibleDescription('')
})
