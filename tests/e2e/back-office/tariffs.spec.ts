import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from '../fixtures'
import { callBy } from '../sales/sales-page'
import { filterBy, fresh, statusLine } from './lists-page'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('a clerk imports a tariff with a mistake in it, mends it, and finds it in the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const carrier = fresh('Umi Line')
  await page.goto('/admin/settings/freights')
  await expect(page.getByText('Japan → Belarus').first()).toBeVisible()
  await page.getByRole('link', { name: 'Import a tariff' }).click()

  const csv = `Carrier,POL,POD,Rate,Per,Valid from
${carrier},Shimizu,Zanzibar,71,m3,2027-01-01
${carrier},Kawasakki,Zanzibar,1450,vehicle,2027-01-01`
  const file = { name: 'umi-line.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const cell = page.getByLabel('Origin port in line 3')
  await expect(async () => {
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(cell).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: '1 mistake in the file' })).toBeVisible()
  await expect(page.getByText('There is no port of this name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 1 change' })).toBeDisabled()

  await cell.fill('Kawasaki')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('heading', { name: '2 new' })).toBeVisible()
  await expect(page.getByText('Kawasaki → Zanzibar')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 changes' }).click()
  await expect(statusLine(page, '2 added, 0 changed, 0 ended, 0 unchanged')).toBeVisible()

  await page.getByRole('link', { name: 'All freights' }).click()
  await filterBy(page, carrier, /search=Umi/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.getByText('$71 per m³')).toBeVisible()
})

test('a clerk uploads a workbook of customs values and sees how it is read', async ({ page, signInAs }) => {
  await signInAs('admin')
  const list = {
    name: fresh('Values of November'),
    country: 'Kenya',
    currency: 'KES',
    appliesFrom: '2026-11-01',
    sourceName: 'Kenya Revenue Authority',
    checkedOn: '2026-11-23',
  }
  const made = await callBy(page, 'POST', '/customs-value-lists', list)
  const { data } = await made.json()
  await page.goto(`/admin/settings/customs-values/edit/${data.id}`)

  const rows = [
    ['Current retail selling prices'],
    ['Make', 'Model', 'Model number', 'CRSP (KES)'],
    ['TOYOTA', 'AQUA', 'NHP10', 2_350_000],
    ['TOYOTA', 'VITZ', 'KSP130', '=D3*0.8'],
  ]
  const workbook = await writeXlsx({ sheets: [{ name: 'Cars', rows }] })
  const file = { name: 'values.xlsx', mimeType: XLSX, buffer: Buffer.from(workbook) }
  const preview = page.getByRole('button', { name: 'Import 1 line' })
  await expect(async () => {
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(preview).toBeEnabled({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByLabel('Field for CRSP (KES)')).toHaveValue('value')
  await expect(page.getByRole('cell', { name: 'NHP10' }).last()).toBeVisible()
  await expect(page.getByText('A cell is calculated by a formula: 1 row (4)')).toBeVisible()
})
