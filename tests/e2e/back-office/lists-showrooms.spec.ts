import { expect, test } from '../fixtures'
import { fresh, openBy, statusLine } from './lists-page'

test('a showroom office is created, its taxes are numbers, and it is changed and deleted', async ({
  page,
  signInAs,
}) => {
  const name = fresh('Harbour Yard')
  await signInAs('admin')
  await page.goto('/admin/settings/showroom-office')
  await page.getByRole('link', { name: 'Create showroom office' }).click()
  await expect(page).toHaveURL(/\/showroom-office\/create$/)
  const form = page.locator('form')
  const wrong = form.getByText('Showroom name is required')
  await openBy(() => form.getByRole('button', { name: 'Save' }).click(), wrong)
  await form.getByLabel('Showroom name *').fill(name)
  await form.getByLabel('City *').fill('Mombasa')
  await form.getByLabel('Country *').fill('Kenya')
  await form.getByLabel('VAT (%)').fill('P051234567X')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('VAT must be a number')).toBeVisible()
  await form.getByLabel('VAT (%)').fill('16')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(statusLine(page, 'Showroom office created successfully')).toBeVisible()

  await page.goto(`/admin/settings/showroom-office?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('16')
  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect(form.getByLabel('VAT (%)')).toHaveValue('16')
  await form.getByLabel('City *').fill('Kilindini')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(statusLine(page, 'Showroom office updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/search=/)
  await expect(row).toContainText('Kilindini')

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusLine(page, 'Showroom office deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
})
