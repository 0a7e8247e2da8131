import { expect, test } from '../fixtures'
import { filterBy, fresh, said } from './lists-page'

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
  await expect(said(page, '2 added, 0 changed, 0 ended, 0 unchanged')).toBeVisible()

  await page.getByRole('link', { name: 'All freights' }).click()
  await filterBy(page, carrier, /search=Umi/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.getByText('$71 per m³')).toBeVisible()
})
