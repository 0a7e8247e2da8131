import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'
import { expect, test } from './fixtures'

test.skip(({ isMobile }) => isMobile, 'once is enough: what depends on the width has a test of its own')

const LIST = /\/admin\/inventory\/vehicles(\?|$)/
let made = 0
/** A number that no other vehicle has. */
const unique = () => `${Date.now().toString(36)}${++made}`.toUpperCase()

const control = (page: Page, field: string): Locator => page.locator(`#vehicle-${field}`)
const fault = (page: Page, field: string): Locator => page.locator(`#vehicle-${field}-fault`)
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const said = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first()

async function openCreate(page: Page): Promise<void> {
  await page.goto('/admin/inventory/vehicles/create')
  await expect(page.getByRole('heading', { name: 'Create New Vehicle' })).toBeVisible()
  // The form works once the page has come to life.
  await expect(async () => {
    await tab(page, 'Pricing').click()
    await expect(control(page, 'costValue')).toBeVisible({ timeout: 500 })
  }).toPass()
  await tab(page, 'Basic Information').click()
}

/** Chooses by typing the entry's name, as one does with a list that has the focus. */
async function typeChoice(page: Page, field: string, name: string): Promise<void> {
  await control(page, field).focus()
  await expect(control(page, field).locator('option', { hasText: name }).first()).toBeAttached()
  await page.keyboard.type(name)
  await expect(control(page, field).locator('option:checked')).toHaveText(name)
}

async function typeText(page: Page, field: string, text: string): Promise<void> {
  await control(page, field).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Reaches a tab with the arrow keys from the one that is open. */
async function openTabByKeys(page: Page, name: string): Promise<void> {
  await page.locator('[role=tab][aria-selected=true]').focus()
  for (let step = 0; step < 5; step++) {
    if ((await tab(page, name).getAttribute('aria-selected')) === 'true') return
    await page.keyboard.press('ArrowRight')
  }
}

const picture = async (index: number) => ({
  name: `side-${index}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: 40 * index, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer(),
})
const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => picture(index + 1)))
const sheet = { name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

const imageInput = (page: Page) => page.getByLabel('Add images').locator('input[type=file][multiple]')

/** Opens the chooser of a file field by its own key and chooses. */
async function chooseByKey(page: Page, input: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
  await expect(async () => {
    await input.focus()
    const chooser = page.waitForEvent('filechooser', { timeout: 3_000 })
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(files)
  }).toPass()
}

async function fillRequired(page: Page, chassis: string, officeFileNo: string): Promise<void> {
  await typeChoice(page, 'showroom', 'Nairobi Showroom, Nairobi, Kenya')
  await typeChoice(page, 'manufacturer', 'Toyota')
  await typeChoice(page, 'model', 'HiAce')
  await control(page, 'modelCode').focus()
  await expect(control(page, 'modelCode').locator('option')).not.toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await typeChoice(page, 'vehicleType', 'Van')
  await typeText(page, 'officeFileNo', officeFileNo)
  await typeText(page, 'chassis', chassis)
  await typeText(page, 'color', 'Whi')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('a complete vehicle is entered and changed by keyboard alone, with five images and an auction sheet', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(180_000)
  const [chassis, officeFileNo] = [unique(), `OF-${unique()}`]
  await signInAs('manager')
  await openCreate(page)
  await typeText(page, 'description', 'One owner, full service history')
  await fillRequired(page, chassis, officeFileNo)
  await expect(control(page, 'color')).not.toHaveValue('Whi')
  await typeText(page, 'mileage', '48,500')
  await typeText(page, 'licensePlate', 'KDA 123')
  await openTabByKeys(page, 'Vehicle Specifications')
  await expect(page.locator('[data-field=engineSizeCc]')).toContainText('(Auto-filled from Model Code)')
  await typeChoice(page, 'transmission', 'AT')
  await typeChoice(page, 'conditionGrade', '4.5')
  await typeText(page, 'seats', '10')
  await typeText(page, 'engineNumber', '1TR-0012345')
  await openTabByKeys(page, 'Features')
  await page.locator('#vehicle-features input').first().focus()
  await page.keyboard.press('Space')
  await openTabByKeys(page, 'Pricing')
  await typeText(page, 'costValue', '8000')
  await typeText(page, 'markup', '12.5')
  await expect(control(page, 'price')).toHaveValue('9,000')
  await typeText(page, 'others', 'Key number 2')
  await chooseByKey(page, imageInput(page), await pictures(5))
  await expect(page.locator('[data-place]')).toHaveCount(5)
  await chooseByKey(page, page.getByLabel('Choose auction sheet'), sheet)
  await expect(said(page, 'Auction sheet selected for upload')).toBeVisible()
  // The first key after a chooser is lost in a browser without a window.
  await expect(async () => {
    await page.keyboard.press('Control+s')
    await expect(said(page, 'Vehicle created successfully')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page).toHaveURL(LIST)

  await page.goto(`/admin/inventory/vehicles?q=${chassis}`)
  const link = page.locator('tbody a').first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/inventory\/vehicles\/edit\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible()
  await expect(control(page, 'sku')).toHaveText(/^KD-\d{6}$/)
  await expect(control(page, 'chassis')).toHaveValue(chassis)
  await expect(page.locator('[data-place]')).toHaveCount(5)
  await expect(page.getByRole('group', { name: 'Auction sheet' }).getByRole('link').first()).toBeVisible()
  await expect(async () => {
    await openTabByKeys(page, 'Pricing')
    await expect(control(page, 'markup')).toBeVisible({ timeout: 500 })
  }).toPass()
  await typeText(page, 'markup', '25')
  await expect(control(page, 'price')).toHaveValue('10,000')
  await page.getByRole('button', { name: /^Move .*place 2 of 5/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Save', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(said(page, 'Vehicle updated successfully')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  await page.goto(`/admin/inventory/vehicles?q=${chassis}`)
  await expect(page.locator('tbody tr').first()).toContainText('$10,000')
})

test('an empty form says what is missing at each field, marks the tabs and opens the first fault', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  await tab(page, 'Features').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(said(page, 'At least one image is required for the vehicle')).toBeVisible()
  await expect(control(page, 'showroom')).toBeFocused()
  for (const [field, message] of [
    ['showroom', 'Location is required'],
    ['manufacturer', 'Manufacturer is required'],
    ['model', 'Model is required'],
    ['modelCode', 'Model code is required'],
    ['vehicleType', 'Vehicle type is required'],
    ['officeFileNo', 'Office file number is required'],
    ['chassis', 'Chassis number is required'],
    ['color', 'Color is required'],
    ['engineSizeCc', 'Engine size (cc) is required'],
    ['engineSize', 'Engine size is required'],
    ['costValue', 'Cost value is required'],
  ] as const)
    await expect(fault(page, field)).toHaveText(message)
  await expect(tab(page, 'Basic Information')).toHaveAttribute('data-faulty', 'true')
  await expect(tab(page, 'Vehicle Specifications')).toHaveAttribute('data-faulty', 'true')
  await expect(tab(page, 'Pricing')).toHaveAttribute('data-faulty', 'true')
  await expect(tab(page, 'Measurements')).toHaveAttribute('data-faulty', 'false')
  await typeChoice(page, 'showroom', 'Nairobi Showroom, Nairobi, Kenya')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tab(page, 'Basic Information')).toHaveAttribute('aria-selected', 'true')
  await expect(control(page, 'manufacturer')).toBeFocused()
})

test('every rule of a figure or text is told at its field', async ({ page, signInAs }) => {
  await signInAs('admin')
  await openCreate(page)
  for (const [name, entries] of [
    ['Basic Information', [['mileage', '-1', 'Mileage must be non-negative']]],
    [
      'Vehicle Specifications',
      [
        ['seats', '0', 'Seats must be at least 1'],
        ['doors', '0', 'Doors must be at least 1'],
        ['engineNumber', 'x'.repeat(101), 'Engine number must be 100 characters or less'],
      ],
    ],
    [
      'Measurements',
      [
        ['length', '-1', 'Length must be non-negative'],
        ['width', '-1', 'Width must be non-negative'],
        ['height', '-1', 'Height must be non-negative'],
        ['carryingCapKg', '-1', 'Carrying capacity must be non-negative'],
        ['weightKg', '-1', 'Weight must be non-negative'],
        ['grossWeightKg', '-1', 'Gross weight must be non-negative'],
      ],
    ],
    [
      'Pricing',
      [
        ['oldPrice', '-1', 'Old price must be non-negative'],
        ['costValue', 'abc', 'Cost value must be a number'],
      ],
    ],
  ] as const) {
    await tab(page, name).click()
    for (const [field, text, message] of entries) {
      await control(page, field).fill(text)
      await control(page, field).blur()
      await expect(fault(page, field)).toHaveText(message)
    }
  }
})

test('a model code fills in and locks, another model or manufacturer takes it back', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  await expect(page.locator('[data-prefix]')).toHaveText('CODE-')
  await typeChoice(page, 'manufacturer', 'Toyota')
  await typeChoice(page, 'model', 'HiAce')
  await expect(control(page, 'modelCode').locator('option')).not.toHaveCount(1)
  await control(page, 'modelCode').selectOption({ index: 1 })
  const code = await control(page, 'modelCode').locator('option:checked').textContent()
  await expect(page.locator('[data-prefix]')).toHaveText(`${code}-`)
  await tab(page, 'Vehicle Specifications').click()
  await expect(control(page, 'fuelType')).toBeDisabled()
  await expect(control(page, 'engineSizeCc')).toHaveJSProperty('readOnly', true)
  await expect(control(page, 'engineSize')).toHaveValue(/^\d\.\d L$/)
  await tab(page, 'Measurements').click()
  await expect(control(page, 'm3Cbm')).toHaveValue(/^\d+(\.\d{1,4})?$/)
  await tab(page, 'Basic Information').click()
  await typeChoice(page, 'manufacturer', 'Nissan')
  await expect(control(page, 'model')).toHaveValue('')
  await expect(control(page, 'modelCode')).toHaveValue('')
  await expect(control(page, 'modelCode')).toBeDisabled()
  await tab(page, 'Vehicle Specifications').click()
  await expect(control(page, 'fuelType')).toBeEnabled()
})

test('a colour is created in place, and the list closes half a second after the field is left', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  const name = `Ruby ${unique()}`
  await control(page, 'color').fill(name)
  await page.getByRole('option', { name: `Create "${name}"` }).click()
  await expect(said(page, `Color "${name}" created successfully`)).toBeVisible()
  await expect(control(page, 'color')).toHaveValue(name)
  await control(page, 'color').fill('Bl')
  await expect(page.locator('[role=listbox] [role=option]').first()).toBeVisible()
  const left = Date.now()
  await control(page, 'mileage').focus()
  await expect(page.locator('[role=listbox] [role=option]').first()).toBeVisible()
  await expect(page.locator('[role=listbox] [role=option]')).toHaveCount(0)
  expect(Date.now() - left).toBeGreaterThanOrEqual(500)
})

test('Save & Add New stays with an empty form; what the server refuses stands at its field', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000)
  await signInAs('admin')
  await openCreate(page)
  const [chassis, officeFileNo] = [unique(), `OF-${unique()}`]
  const fill = async () => {
    await fillRequired(page, chassis, officeFileNo)
    await tab(page, 'Pricing').click()
    await control(page, 'costValue').fill('5000')
    await imageInput(page).setInputFiles(await pictures(1))
    await expect(page.locator('[data-place]')).toHaveCount(1)
    await tab(page, 'Features').click()
  }
  await fill()
  await page.getByRole('button', { name: 'Save & Add New' }).click()
  await expect(said(page, 'Vehicle created successfully')).toBeVisible()
  await expect(page.locator('[data-place]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Create New Vehicle' })).toBeVisible()
  await expect(control(page, 'officeFileNo')).toHaveValue('')
  await fill()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fault(page, 'chassis').or(fault(page, 'officeFileNo')).first()).toContainText('already exists')
  await expect(tab(page, 'Basic Information')).toHaveAttribute('aria-selected', 'true')
})

test('Test Reorder moves the first image to the end', async ({ page, signInAs }) => {
  await signInAs('admin')
  await openCreate(page)
  await imageInput(page).setInputFiles(await pictures(3))
  await expect(page.locator('[data-place]')).toHaveCount(3)
  await page.getByRole('button', { name: 'Test Reorder' }).click()
  await expect(page.locator('[data-place="2"]')).toContainText('side-1.jpg')
  await expect(page.locator('[data-primary=true]')).toContainText('side-2.jpg')
})

test('unsaved changes are not left without a question', async ({ page, signInAs }) => {
  await signInAs('admin')
  await openCreate(page)
  await control(page, 'name').fill('Not saved yet')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(control(page, 'name')).toHaveValue('Not saved yet')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(LIST)
})

async function firstVehicle(page: Page, status: string): Promise<number> {
  await page.goto(`/admin/inventory/vehicles?status=${status}`)
  const href = await page.locator('tbody a').first().getAttribute('href')
  return Number(href?.split('/').at(-1))
}

test('a sold vehicle is read-only for everybody', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto(`/admin/inventory/vehicles/edit/${await firstVehicle(page, 'SOLD')}`)
  await expect(page.getByText('This vehicle is sold and can no longer be changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  for (const field of ['name', 'manufacturer', 'chassis', 'status'])
    await expect(control(page, field)).toBeDisabled()
  await expect(imageInput(page)).toBeDisabled()
})

test('what somebody else is changing is read-only until one takes over', async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs('manager')
  const id = await firstVehicle(page, 'DRAFT')
  await page.goto(`/admin/inventory/vehicles/edit/${id}`)
  await expect(control(page, 'description')).toBeEnabled()
  const locked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await control(page, 'description').fill('Being changed')
  await locked

  const other = await browser.newPage()
  await other.request.post('/api/v1/auth/sign-in', {
    data: { email: 'admin@kaido.example', password: DEMO_PASSWORD },
  })
  await other.goto(`/admin/inventory/vehicles/edit/${id}`)
  await expect(other.getByText('is changing this vehicle at the moment')).toBeVisible()
  const refused = await other.evaluate(
    async (path) =>
      (
        await fetch(path, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ others: 'Meanwhile' }),
        })
      ).status,
    `/api/v1/vehicles/${id}`,
  )
  expect(refused).toBe(409)
  await expect(control(other, 'description')).toBeDisabled()
  await other.getByRole('button', { name: 'Take over' }).click()
  await expect(control(other, 'description')).toBeEnabled()
  await other.close()
})

test('on a phone the form fits, and its buttons stay in view', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('operator')
  await openCreate(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport()
})
