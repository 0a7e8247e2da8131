import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { adminCall } from '../accounts/accounts'
import { expect } from '../fixtures'

export const LIST = /\/admin\/inventory\/vehicles(\?|$)/

let made = 0
/** A number that no other vehicle has. */
export const unique = (): string =>
  `${Date.now().toString(36)}${process.env.TEST_WORKER_INDEX ?? 0}${++made}`.toUpperCase()

export const control = (page: Page, field: string): Locator => page.locator(`#vehicle-${field}`)
export const fault = (page: Page, field: string): Locator => page.locator(`#vehicle-${field}-fault`)
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) })
export const statusLine = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first()
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true })
export const tiles = (page: Page): Locator => page.locator('[data-place]')

/** Waits for hydration, when its tabs start to work. */
export async function alive(page: Page): Promise<void> {
  await expect(async () => {
    await tab(page, 'Pricing').click()
    await expect(control(page, 'costValue')).toBeVisible({ timeout: 500 })
  }).toPass()
  await tab(page, 'Basic Information').click()
}

export async function openCreate(page: Page): Promise<void> {
  await page.goto('/admin/inventory/vehicles/create')
  await expect(page.getByRole('heading', { name: 'Create New Vehicle' })).toBeVisible()
  await alive(page)
}

export async function openEdit(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/inventory/vehicles/edit/${id}`)
  await expect(page.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible()
  await alive(page)
}

/** Chooses an entry of one of the form's lists by name, once the list is loaded. */
export async function pick(page: Page, field: string, name: string): Promise<void> {
  await expect(control(page, field).locator('option', { hasText: name }).first()).toBeAttached()
  await control(page, field).selectOption({ label: name })
}

/** Chooses the model code at this position of its list, starting at 1. */
export async function pickCode(page: Page, index: number): Promise<string> {
  await expect(control(page, 'modelCode').locator('option').nth(index)).toBeAttached()
  await control(page, 'modelCode').selectOption({ index })
  return (await control(page, 'modelCode').locator('option:checked').textContent()) ?? ''
}

/** Fills in a vehicle's required fields except pictures, and returns to the first tab. */
export async function fillRequired(page: Page, chassis = unique()): Promise<void> {
  await pick(page, 'showroom', 'Nairobi Showroom, Nairobi, Kenya')
  await pick(page, 'manufacturer', 'Toyota')
  await pick(page, 'model', 'HiAce')
  await pickCode(page, 1)
  await control(page, 'year').fill('2017')
  await pick(page, 'vehicleType', 'Van')
  await control(page, 'officeFileNo').fill(`OF-${chassis}`)
  await control(page, 'chassis').fill(chassis)
  await control(page, 'color').fill('White')
  await page.getByRole('option', { name: 'White', exact: true }).click()
  await control(page, 'mileage').fill('48500')
  await tab(page, 'Pricing').click()
  await control(page, 'costValue').fill('5000')
  await tab(page, 'Basic Information').click()
}

/** A picture file of a given colour. */
export const picture = async (index: number, name = `side-${index}.jpg`) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: (40 * index) % 255, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer(),
})
export const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => picture(index + 1)))
export const paper = (name = 'sheet.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
})

export const imageInput = (page: Page): Locator =>
  page.getByLabel('Add images').locator('input[type=file][multiple]')

/** Answers every upload call in place of the server, so that nothing is checked or stored. */
export async function pretendUploads(page: Page): Promise<void> {
  let sent = 0
  await page.route('**/api/v1/uploads/presigned-url', (route) =>
    route.fulfill({
      json: { data: { url: '/pretended-storage', headers: {}, path: `vehicles/${++sent}_side.jpg` } },
    }),
  )
  await page.route('**/pretended-storage', (route) => route.fulfill({ status: 200, body: '' }))
  await page.route('**/api/v1/uploads/images', (route) =>
    route.fulfill({ json: { data: { media_id: sent, image_path: `/media/side-${sent}.webp` } } }),
  )
}

type Stored = { id: number; chassis: string }

/** Stores a vehicle for a test, like one of the demo data: same car, place and pictures. */
export async function addVehicle(browser: Browser, more: Record<string, unknown> = {}): Promise<Stored> {
  type Wire = Record<string, unknown> & { id: number; images: { image_path: string }[] }
  const [some] = await adminCall<Wire[]>(browser, 'GET', '/vehicles?status=PUBLISHED&limit=1')
  const like = await adminCall<Wire>(browser, 'GET', `/vehicles/${some?.id}`)
  const same = [
    'manufacturer_id',
    'model_id',
    'model_code_id',
    'vehicle_type_id',
    'vehicle_fuel_type_id',
    'engine_size_cc',
    'year',
    'color',
    'location',
  ]
  return adminCall<Stored>(browser, 'POST', '/vehicles', {
    ...Object.fromEntries(same.map((name) => [name, like[name]])),
    office_file_no: `OF-${unique()}`,
    chassis: unique(),
    cost_value: 8000,
    markup: 12.5,
    image_paths: like.images.slice(0, 2).map(({ image_path }) => image_path),
    ...more,
  })
}
