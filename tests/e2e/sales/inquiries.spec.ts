import { expect, test } from '../fixtures'
import { alive } from '../storefront/buyer-page'
import { closeAll, mailsTo, newCustomer, nothingThrown, press, ready, statusLine } from './sales-page'

test.afterEach(nothingThrown)
test.afterAll(closeAll)

test('a customer inquires about a vehicle, staff reply, and the customer reads the reply', async ({
  browser,
  page: staff,
  signInAs,
}) => {
  const { email, page } = await newCustomer(browser, 'Tendai', 'Moyo')
  await alive(page, '/dashboard/inquiries/ask')
  await page.getByLabel('Make', { exact: true }).fill('Toyota')
  await page.getByLabel('Model', { exact: true }).fill('Mega Cruiser')
  await page.getByLabel('From year').fill('1996')
  await page.getByLabel('Message').fill('Diesel, please. Do you expect one?')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page).toHaveURL(/\/dashboard\/inquiries$/)
  const card = page.getByRole('listitem').filter({ hasText: 'Vehicle Inquiry: Toyota Mega Cruiser' })
  await expect(card).toContainText('Pending')

  await signInAs('operator')
  await staff.goto('/admin/inquiries/pending-inquiries')
  await staff.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
  const reply = staff.getByLabel('Your reply, which the customer gets by e-mail')
  await ready(reply)
  await reply.fill('One is at an auction in Nagoya next week.')
  await staff.getByRole('button', { name: 'Send reply' }).click()
  await expect(statusLine(staff, 'Vehicle inquiry updated successfully')).toBeVisible()

  await page.reload()
  await expect(card).toContainText('Responded')
  await press(card.getByRole('button', { name: /^View Details/ }))
  const details = page.getByRole('dialog', { name: 'Inquiry Details' })
  await expect(details).toContainText('One is at an auction in Nagoya next week.')
  await details.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(details).toBeHidden()
  expect((await mailsTo(browser, email))[0]).toMatch(
    /^Our reply to your inquiry about Toyota Mega Cruiser \(IQ-\d+\)$/,
  )
})
