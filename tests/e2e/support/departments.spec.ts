import { fresh, openBy, statusLine } from '../back-office/lists-page'
import { expect, test } from '../fixtures'

const DEPARTMENTS = '/admin/support-management/departments'

test('a manager creates a department with a break and public holidays, and finds it as it was entered @both', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager')
  const title = fresh('Parts')
  await page.goto(DEPARTMENTS)
  await expect(page.getByText('Mon–Fri 8:00–12:00, 13:00–17:00; Sat 8:00–12:00').first()).toBeVisible()
  await page.getByRole('link', { name: 'New department' }).click()

  await page.getByLabel('Time zone').fill('Africa/Nairobi')
  await openBy(async () => {
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Monday').fill('8-12 13-17')
    await page.getByRole('button', { name: 'Copy Monday to weekdays' }).click()
  }, page.getByText('Open 40 h a week'))
  await page.getByLabel('Lead').selectOption({ index: 1 })
  await page.getByLabel('Find a member of staff').fill('operator')
  await page.getByLabel('Wednesday').fill('nine to five')
  await page.getByLabel('Thursday').click()
  await expect(
    page.getByText('Wednesday: enter times such as 8:00–12:00, 13:00–17:00, or nothing'),
  ).toBeVisible()
  await page.getByLabel('Wednesday').fill('9-13')
  await page.getByLabel('Country').selectOption('KE')
  await page.getByRole('button', { name: 'Show holidays' }).click()
  await expect(page.getByText('Jamhuri Day')).toBeVisible()
  await page.getByRole('button', { name: /^Add \d+ holidays$/ }).click()
  await expect(page.getByText('All of them are in the list already.')).toBeVisible()
  await page.getByLabel('First response, urgent priority').fill('30m')
  await page.getByRole('button', { name: 'Create department' }).click()

  await expect(page).toHaveURL(/departments\/\d+$/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByLabel('Wednesday')).toHaveValue('9:00–13:00')
  await expect(page.getByLabel('First response, urgent priority')).toHaveValue('30 min')

  await page.getByLabel('Takes new tickets').uncheck()
  await page.getByRole('button', { name: 'Save department' }).click()
  await expect(statusLine(page, 'Department updated successfully')).toBeVisible()
  await page.getByRole('link', { name: 'All departments' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Inactive')
  await expect(row).toContainText('Mon–Tue 8:00–12:00, 13:00–17:00; Wed 9:00–13:00')
})

test('an operator changes a department, and does not delete it', async ({ page, signInAs }) => {
  await signInAs('operator')
  await page.goto(DEPARTMENTS)
  await page.getByRole('link', { name: 'Shipping and documents' }).click()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await expect(page.getByRole('button', { name: 'Save department' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete department' })).toHaveCount(0)
})
