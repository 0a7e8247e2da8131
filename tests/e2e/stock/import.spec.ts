import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../barriers/barriers'
import { expect, test } from '../fixtures'

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'auction-list.csv')

/** Digits that no other run has. */
const markOf = (first: number): string => `${first}${String(Date.now()).slice(-4)}`

/** The fixture with its own numbers and an extra column, so that nothing is remembered from another run. */
async function freshFile(mark: string) {
  const text = (await readFile(FILE, 'utf8'))
    .replaceAll('E2E-', `E2E-${mark}-`)
    .replaceAll('-99000', `-${mark}`)
  const lines = text.trim().split('\n')
  const buffer = Buffer.from(lines.map((line, n) => `${line};${n === 0 ? `Run ${mark}` : ''}`).join('\n'))
  return { name: `auction-${mark}.csv`, mimeType: 'text/csv', buffer }
}

const field = (page: Page, column: string) =>
  page.getByRole('combobox', { name: `Field for ${column}`, exact: true })

/** One value for all rows, chosen from a list. */
async function fixed(page: Page, label: string, key: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Field with one value for all rows' }).selectOption(key)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('combobox', { name: `${label} for all rows` }).selectOption(value)
}

const question = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })
const STEERING = 'Which side is the steering wheel on?'

test('a file is mapped, checked, imported, reported and undone', async ({ page, signInAs }) => {
  test.setTimeout(120_000)
  const mark = markOf(8)
  await signInAs('manager')
  await page.goto('/admin/inventory/vehicles')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import vehicles' })).toBeVisible()
  await expectNoBarrier(page, 'main')
  await page
    .getByLabel('Choose a file')
    .locator('input[type=file]')
    .setInputFiles(await freshFile(mark))
  await expect(page).toHaveURL(/\/admin\/inventory\/import\/files\/\d+$/)

  for (const [column, key] of [
    ['Lot No', 'officeFileNo'],
    ['Frame No.', 'chassis'],
    ['T/M', 'transmission'],
    ['Odo km', 'mileage'],
    ['FOB Price (USD)', 'price'],
    ['Aisle', 'others'],
  ] as const)
    await expect(field(page, column)).toHaveValue(key)
  await expect(page.getByRole('combobox', { name: 'Unit of Odo km' })).toHaveValue('km')
  await expect(page.getByRole('combobox', { name: 'Number format', exact: true })).toHaveValue(',')
  await expect(page.getByText('Still needed in every row: Showroom.')).toBeVisible()
  await fixed(page, 'Showroom', 'showroom', 'Nairobi Showroom')
  await expect(page.getByText('Still needed in every row')).toHaveCount(0)
  await expect(question(page, 'What do the prices include?')).toHaveValue('FOB')
  await expect(page.getByText('One question is open.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check 4 rows' })).toBeDisabled()
  await question(page, STEERING).selectOption('RHD')
  await expect(page.getByText('One question is open.')).toHaveCount(0)

  const colour = page.locator('tr').filter({ has: page.locator('th', { hasText: 'Colour' }) })
  await colour.getByText('1 not in the list').click()
  await colour.getByRole('combobox', { name: 'Meaning of Sakura Mist' }).selectOption('Gold')
  await expect(page.locator('td', { hasText: 'Year must be between 1900 and next year' })).toBeVisible()
  await expect(page.getByText('4 rows, as they would be imported; 1 would be rejected.')).toBeVisible()

  const aisle = page.locator('tr').filter({ has: page.locator('th', { hasText: 'Aisle' }) })
  await aisle.getByText('Clean up cells').click()
  await aisle.getByRole('button', { name: 'Add step for Aisle' }).click()
  const checked = page.waitForResponse((answer) => answer.url().endsWith('/preview'))
  await aisle.getByRole('textbox', { name: 'Step 1 of Aisle: text to remove' }).fill('C')
  await expect(aisle.getByText('‘C9’ becomes ‘9’')).toBeVisible()
  // Rows that are being checked again are pale.
  await checked
  await expect(page.getByText('4 rows, as they would be imported; 1 would be rejected.')).toBeVisible()
  await expectNoBarrier(page, 'main')

  await page.getByRole('textbox', { name: 'Map name' }).fill(`Auction ${mark}`)
  await page.getByRole('button', { name: 'Save map' }).click()
  await expect(page.getByText(`Saved as “Auction ${mark}”`)).toBeVisible()

  const taken = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /check/.test(answer.url()),
  )
  await page.getByRole('button', { name: 'Check 4 rows' }).click()
  await taken
  await page.reload()
  await page.getByRole('button', { name: 'Import 3 vehicles' }).click()
  await expect(page).toHaveURL(/\/admin\/inventory\/import\/\d+$/)
  await expect(page.getByText('Finished')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('dl')).toContainText('3created')
  await expectNoBarrier(page, 'main')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the rejected rows' }).click(),
  ])
  const rejected = await readFile(await download.path(), 'utf8')
  expect(rejected).toContain('Import problems')
  expect(rejected).toContain('Year must be between 1900 and next year')

  await page.goto(`/admin/inventory/vehicles?q=NZE161-${mark}01`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('Draft')

  await page.goto('/admin/inventory/import')
  await page
    .getByRole('link', { name: `auction-${mark}.csv` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('3 vehicles it created will be moved to the trash.')
  await dialog.getByRole('button', { name: 'Undo 3 vehicles' }).click()
  await expect(page.getByText('3 vehicles moved to the trash')).toBeVisible({ timeout: 30_000 })

  await page.goto('/admin/inventory/import')
  const map = page.getByRole('listitem').filter({ hasText: `Auction ${mark}` })
  await map.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('alertdialog', { name: /^Delete Auction/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(map).toHaveCount(0)
})

test('a currency that no file names and an order that a map lost need a decision', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager')
  await page.goto('/admin/inventory/import')
  const file = await freshFile(markOf(6))
  const buffer = Buffer.from(String(file.buffer).replace('FOB Price (USD)', 'FOB Price'))
  await page
    .getByLabel('Choose a file')
    .locator('input[type=file]')
    .setInputFiles({ ...file, buffer })
  await expect(page).toHaveURL(/\/files\/\d+$/)
  await expect(page.getByText('2 questions are open.')).toBeVisible()
  await expect(page.getByText('Currency is missing: say which currency')).toBeVisible()
  const currency = question(page, 'Which currency are the amounts in?')
  await expect(currency).toHaveAccessibleDescription('No column says this. Choose an answer.')
  await currency.selectOption('JPY')
  await question(page, STEERING).selectOption('Not known')
  await expect(page.getByText('No column says this')).toHaveCount(0)
  await expect(page.locator('td', { hasText: '¥3,411' })).toBeVisible()
  await expect(page.locator('td', { hasText: '19,305 miles' })).toBeVisible()

  const fields = {
    chassis: { column: 'Frame No.' },
    color: { column: 'Colour', values: { '*Mica': 'Gold', 'White*': 'White' }, otherwise: 'keep' },
  }
  const map = { key: 'chassis', orderUnknown: ['color'], fields, notStated: ['steering', 'year'] }
  await page.getByLabel('Load a map file').setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(map)),
  })
  const notice = page.getByRole('region', { name: 'The order of some entries was lost' })
  await expect(notice).toBeVisible()
  await expect(page.getByText('Colour: the order of its entries with * was lost')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check 4 rows' })).toBeDisabled()
  await expectNoBarrier(page, 'main')
  await notice.getByRole('button', { name: 'Move White* up' }).click()
  await expect(notice.getByRole('listitem').first()).toContainText('White*')
  await notice.getByRole('button', { name: 'The order of Colour is right' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Check 4 rows' })).toBeEnabled()
})

test('the keyboard alone maps a file and checks it', async ({ page, signInAs }) => {
  await signInAs('manager')
  await page.goto('/admin/inventory/import')
  await page
    .getByLabel('Choose a file')
    .locator('input[type=file]')
    .setInputFiles(await freshFile(markOf(9)))
  await expect(page).toHaveURL(/\/files\/\d+$/)
  await page.getByRole('combobox', { name: 'Field with one value for all rows' }).focus()
  await page.keyboard.type('Showroom')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Showroom for all rows' }).focus()
  await page.keyboard.type('Nairobi')
  await question(page, STEERING).focus()
  await page.keyboard.type('Not known')
  await expect(question(page, STEERING)).toBeFocused()
  await field(page, 'Aisle').focus()
  await page.keyboard.type('Desc')
  await expect(field(page, 'Aisle')).toHaveValue('description')
  await expect(field(page, 'Aisle')).toBeFocused()
  // The mapping is restored after a reload, before the server has received it.
  await page.reload()
  await expect(field(page, 'Aisle')).toHaveValue('description')
  await expect(page.getByRole('combobox', { name: 'Showroom for all rows' })).toHaveValue('Nairobi Showroom')
  await expect(page.getByText('As you left it.')).toBeVisible()
  await page.getByRole('button', { name: 'Check 4 rows' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('would be created')).toBeVisible({ timeout: 30_000 })
  const discard = page.getByRole('button', { name: 'Discard file' })
  await discard.focus()
  await page.keyboard.press('Enter')
  const sure = page.getByRole('alertdialog', { name: /^Discard auction-/ })
  await expect(sure).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sure).toHaveCount(0)
  await expect(discard).toBeFocused()
  await page.keyboard.press('Enter')
  await sure.getByRole('button', { name: 'Discard' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/inventory\/import$/)
})

test('a waiting file is only discarded after a question, and a lost connection is reported there', async ({
  page,
  signInAs,
}) => {
  const mark = markOf(4)
  await signInAs('manager')
  await page.goto('/admin/inventory/import')
  await page
    .getByLabel('Choose a file')
    .locator('input[type=file]')
    .setInputFiles(await freshFile(mark))
  await expect(page).toHaveURL(/\/files\/\d+$/)
  await page.goto('/admin/inventory/import')
  const file = page.getByRole('listitem').filter({ hasText: `auction-${mark}.csv` })
  const question = page.getByRole('alertdialog', { name: `Discard auction-${mark}.csv?` })
  await expect(async () => {
    await file.getByRole('button', { name: /^Discard/ }).click()
    await expect(question).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(question).toContainText('The file with 4 rows and its current map will be deleted.')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(file).toBeVisible()

  await file.getByRole('button', { name: /^Discard/ }).click()
  await page.route('**/api/v1/imports/files/*', (route) => route.abort('connectionreset'), { times: 1 })
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(question.getByRole('alert')).toHaveText('Network error occurred')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(question).toHaveCount(0)
  await expect(file).toHaveCount(0)
})

test('what cannot be imported is refused in words, and nobody without permission gets in', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator')
  await page.goto('/admin/inventory/import')
  const picker = page.getByLabel('Choose a file').locator('input[type=file]')
  await picker.setInputFiles({
    name: 'book.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004xx'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'it may be damaged' })).toBeVisible()
  await page.goto('/admin/inventory/import/files/999999')
  await expect(page.getByRole('heading', { name: 'Import vehicles' })).toHaveCount(0)
  await page.context().clearCookies()
  await signInAs('customer')
  await page.goto('/admin/inventory/import')
  await expect(page.getByRole('heading', { name: 'Import vehicles' })).toHaveCount(0)
})
