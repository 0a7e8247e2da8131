import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { MB, PUT, read } from './uploads-page'
import { addVehicle, openEdit, paper, statusLine } from './vehicle-form-page'

const PDF = paper()
const group = (page: Page, name: string): Locator => page.getByRole('group', { name })

test('papers of a stored vehicle are uploaded immediately, replaced and removed, and refused with the reason', async ({
  browser,
  page,
  signInAs,
}) => {
  test.setTimeout(120_000)
  await signInAs('manager')
  const id = (await addVehicle(browser, { status: 'DRAFT' })).id
  await openEdit(page, id)
  const sheet = group(page, 'Auction sheet')
  const input = sheet.locator('input[type=file]')
  await input.setInputFiles({ name: 'sheet.exe', mimeType: 'application/pdf', buffer: PDF.buffer })
  await expect(sheet.getByRole('alert')).toHaveText('Invalid file type')
  await input.setInputFiles({ ...PDF, name: 'large.pdf', buffer: Buffer.alloc(10 * MB + 1) })
  await expect(sheet.getByRole('alert')).toHaveText('large.pdf is too large. Maximum size is 10MB')
  // Its bytes are not a PDF's.
  await input.setInputFiles({ ...PDF, name: 'false.pdf', buffer: Buffer.from('<html></html>') })
  await expect(sheet.getByRole('alert')).toHaveText('Invalid file type')
  await page.route(PUT, (route) => route.abort('connectionreset'))
  await input.setInputFiles(PDF)
  await expect(sheet.getByRole('alert')).toHaveText('Failed to upload auction sheet')
  await page.unroute(PUT)

  await input.setInputFiles(PDF)
  await expect(statusLine(page, 'Auction sheet uploaded successfully')).toBeVisible()
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  const link = sheet.getByRole('link', { name: 'sheet.pdf' })
  const first = await link.getAttribute('href')
  await input.setInputFiles({ ...PDF, name: 'better.pdf' })
  await expect(sheet.getByRole('link', { name: 'better.pdf' })).toBeVisible()
  expect(await sheet.getByRole('link').getAttribute('href')).not.toBe(first)
  const brochure = group(page, 'Brochure')
  await brochure.locator('input[type=file]').setInputFiles({ ...PDF, name: 'brochure.pdf' })
  await expect(statusLine(page, 'Brochure uploaded successfully')).toBeVisible()
  await brochure.getByRole('button', { name: 'Remove brochure' }).click()
  await expect(statusLine(page, 'Brochure removed')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(statusLine(page, 'Vehicle updated successfully')).toBeVisible()

  const saved = await read(browser, id)
  expect(saved.auction_sheet_url).toMatch(/^\/files\//)
  expect(saved.brochure_url).toBeNull()
  const type = await page.evaluate(
    async (url) => (await fetch(url)).headers.get('content-type'),
    String(saved.auction_sheet_url),
  )
  expect(type).toBe('application/pdf')
  await openEdit(page, id)
  await group(page, 'Auction sheet').getByRole('button', { name: 'Remove auction sheet' }).click()
  await expect(statusLine(page, 'Auction sheet removed')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(statusLine(page, 'Vehicle updated successfully')).toBeVisible()
  expect((await read(browser, id)).auction_sheet_url).toBeNull()
})
