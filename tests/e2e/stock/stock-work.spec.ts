import { expect, test } from '../fixtures'
import { addVehicle } from './vehicle-form-page'

const LIST = '/admin/inventory/vehicles'

/** A word that only this run's vehicles are found by. */
const fresh = () => `Zephyr${Date.now().toString(36)}`

test('columns are chosen, a view is saved, and all that match get another price, which can be undone', async ({
  browser,
  page,
  signInAs,
}) => {
  const word = fresh()
  for (let n = 1; n <= 12; n += 1) await addVehicle(browser, { name: `${word} ${n}`, status: 'DRAFT' })
  await signInAs('admin')
  await page.goto(`${LIST}?q=${word}&sort=name-asc`)

  // Columns: by keyboard, stored for this person.
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Columns' }).press('Enter')
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await dialog.getByLabel('Margin').press('Space')
  await dialog.getByLabel('Chassis').uncheck()
  await dialog.getByRole('button', { name: 'Show' }).click()
  const cells = page.getByRole('cell', { name: '$1,000 11.1%' })
  await expect(cells).toHaveCount(10)
  await expect(page.getByRole('columnheader', { name: 'Chassis' })).toHaveCount(0)

  // A view of it, under an address of its own.
  await page.getByRole('button', { name: /^All vehicles/ }).click()
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).click()
  const naming = page.getByRole('dialog', { name: 'New view' })
  await naming.getByLabel('Name').fill(`View ${word}`)
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `View ${word}` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`q=${word}.*saved=\\d+`))

  // All that match, beyond this page.
  await page.getByLabel('Select all on this page').first().check()
  await page.getByRole('button', { name: 'Select all 12 that match' }).click()
  await expect(page.getByText('All 12 that match are selected')).toBeVisible()
  await page.getByRole('button', { name: 'Change price…' }).click()
  const prices = page.getByRole('dialog', { name: 'Change the price of 12 vehicles' })
  await prices.getByLabel('How much').fill('10')
  await prices.getByLabel('Round to').selectOption({ label: 'Nearest 50' })
  await expect(prices.getByRole('cell', { name: '$8,100' }).first()).toBeVisible()
  await prices.getByRole('button', { name: 'Change 12 prices' }).click()
  await expect(page.getByRole('status').filter({ hasText: '12 vehicles given a new price' })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^\$8,100/ })).toHaveCount(10)

  // The file has what is listed.
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV file' }).click()
  const file = await download
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  const [heading, ...rows] = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n')
  expect(heading).toContain('Margin (% of the price)')
  expect(heading).not.toContain('Chassis')
  expect(rows).toHaveLength(12)
  expect(rows.every((row) => row.includes(',8100,USD,'))).toBe(true)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: '12 vehicles changed back' })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^\$9,000/ })).toHaveCount(10)

  // The view goes, the vehicles stay.
  await page.getByRole('button', { name: `View ${word}` }).click()
  await page.getByRole('menuitem', { name: 'Delete view…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click()
  await expect(page.getByText(`“View ${word}” is deleted.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^All vehicles/ })).toBeVisible()
})
