import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  alive,
  control,
  imageInput,
  LIST,
  openCreate,
  paper,
  pictures,
  saveButton,
  statusLine,
  tab,
  tiles,
  unique,
} from './vehicle-form-page'

/** More tab stops than any screen of the back office has. */
const STOPS = 160

/** Presses Tab, or Shift+Tab, until the control has the focus: there is no other way without a mouse. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < STOPS && !(await isThere()); stop++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Chooses by typing the entry's name. */
async function choose(page: Page, field: string, name: string): Promise<void> {
  await reach(page, control(page, field))
  await expect(control(page, field).locator('option', { hasText: name }).first()).toBeAttached()
  await page.keyboard.type(name)
  await expect(control(page, field).locator('option:checked')).toHaveText(name)
}

async function enter(page: Page, field: string, text: string): Promise<void> {
  await reach(page, control(page, field))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Back to the tabs, and on to the one with this name. */
async function openTab(page: Page, name: string): Promise<void> {
  await reach(page, page.locator('[role=tab][aria-selected=true]'), 'Shift+Tab')
  for (let step = 0; step < 5; step++) {
    if ((await tab(page, name).getAttribute('aria-selected')) === 'true') return
    await page.keyboard.press('ArrowRight')
  }
}

/** Opens a file field's chooser by keyboard and chooses. */
async function chooseFiles(page: Page, input: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
  await reach(page, input)
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 3_000 })
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(files)
  }).toPass()
}

/** Presses Enter on a button until it reacts: a headless browser loses the first key after a chooser. */
async function press(page: Page, button: Locator, heard: Locator): Promise<void> {
  await reach(page, button)
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(heard).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

async function enterBasics(page: Page, chassis: string): Promise<void> {
  await enter(page, 'chassis', chassis)
  await choose(page, 'showroom', 'Nairobi Showroom, Nairobi, Kenya')
  await enter(page, 'description', 'One owner, full service history')
  await reach(page, control(page, 'featured'))
  await page.keyboard.press('Space')
  await choose(page, 'manufacturer', 'Toyota')
  await choose(page, 'model', 'HiAce')
  await reach(page, control(page, 'modelCode'))
  await expect(control(page, 'modelCode').locator('option')).not.toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await enter(page, 'year', '2017')
  await choose(page, 'vehicleType', 'Van')
  await enter(page, 'officeFileNo', `OF-${chassis}`)
  await enter(page, 'color', 'Whi')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(control(page, 'color')).toHaveValue(/^White/)
  await enter(page, 'mileage', '48,500')
  await enter(page, 'licensePlate', 'KDA 123')
  await reach(page, control(page, 'tags'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(1)
}

async function enterTheRest(page: Page): Promise<void> {
  await openTab(page, 'Vehicle Specifications')
  await expect(page.locator('[data-field=engineSizeCc]')).toContainText('(Auto-filled from Model Code)')
  await choose(page, 'transmission', 'AT')
  await choose(page, 'conditionGrade', '4.5')
  await enter(page, 'seats', '10')
  await enter(page, 'engineNumber', '1TR-0012345')
  await openTab(page, 'Features')
  await reach(page, page.locator('#vehicle-features input').first())
  await page.keyboard.press('Space')
  await openTab(page, 'Measurements')
  await enter(page, 'carryingCapKg', '1,000')
  await openTab(page, 'Pricing')
  await enter(page, 'costValue', '8000')
  await enter(page, 'markup', '12.5')
  await expect(control(page, 'price')).toHaveValue('9,000')
  await enter(page, 'others', 'Key number 2')
}

test('a complete vehicle is entered and changed by keyboard alone, with five images and an auction sheet', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(180_000)
  const chassis = unique()
  await signInAs('manager')
  await openCreate(page)
  await enterBasics(page, chassis)
  await enterTheRest(page)
  await chooseFiles(page, imageInput(page), await pictures(5))
  await expect(tiles(page)).toHaveCount(5)
  await chooseFiles(page, page.getByLabel('Choose auction sheet'), paper())
  await expect(statusLine(page, 'Auction sheet selected for upload')).toBeVisible()
  await press(page, saveButton(page), statusLine(page, 'Vehicle created successfully'))
  await expect(page).toHaveURL(LIST)

  await page.goto(`/admin/inventory/vehicles?q=${chassis}`)
  await reach(page, page.locator('tbody a').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/inventory\/vehicles\/edit\/\d+$/)
  await expect(page.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible()
  await alive(page)
  await expect(control(page, 'sku')).toHaveText(/^KD-\d{6}$/)
  for (const [field, value] of [
    ['chassis', chassis],
    ['year', '2017'],
    ['mileage', '48500'],
    ['engineNumber', '1TR-0012345'],
    ['carryingCapKg', '1000'],
    ['price', '9,000'],
    ['others', 'Key number 2'],
  ] as const)
    await expect(control(page, field)).toHaveValue(value)
  await expect(control(page, 'featured')).toBeChecked()
  await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(1)
  await expect(page.locator('#vehicle-features input:checked')).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Auction sheet' }).getByRole('link').first()).toBeVisible()

  await openTab(page, 'Pricing')
  await enter(page, 'markup', '25')
  await expect(control(page, 'price')).toHaveValue('10,000')
  await expect(tiles(page)).toHaveCount(5)
  await reach(page, tiles(page).nth(1).getByRole('button', { name: /^Move/ }))
  await page.keyboard.press('ArrowLeft')
  await reach(
    page,
    tiles(page)
      .nth(4)
      .getByRole('button', { name: /^Remove/ }),
  )
  await page.keyboard.press('Enter')
  await expect(tiles(page)).toHaveCount(4)
  await reach(page, imageInput(page), 'Shift+Tab')
  await chooseFiles(page, imageInput(page), await pictures(1))
  await expect(tiles(page)).toHaveCount(5)
  await chooseFiles(page, page.getByLabel('Replace auction sheet'), paper('sheet-2.pdf'))
  await expect(statusLine(page, 'Auction sheet uploaded successfully')).toBeVisible()
  await press(page, saveButton(page), statusLine(page, 'Vehicle updated successfully'))
  await expect(page).toHaveURL(LIST)
  await page.goto(`/admin/inventory/vehicles?q=${chassis}`)
  await expect(page.locator('tbody tr').first()).toContainText('$10,000')
})
