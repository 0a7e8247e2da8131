import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { expect, test } from '../fixtures'
import { alive } from '../storefront/buyer-page'
import { accept, fillOffer, sendOffer } from './quote-page'
import {
  closeAll,
  mailsTo,
  newCustomer,
  newVehicle,
  nothingThrown,
  press,
  ready,
  signedIn,
  statusLine,
  YEAR,
} from './sales-page'

test.afterEach(nothingThrown)
test.afterAll(closeAll)

/** Requests a vehicle that no list has; returns the id of the quote. */
async function request(page: Page): Promise<number> {
  await alive(page, '/dashboard/orders/on-demand/new')
  await page.getByRole('combobox', { name: 'Make' }).selectOption('Not in this list')
  await page.getByLabel('Make, as you would write it').fill('Autozam')
  await page.getByRole('textbox', { name: 'Model', exact: true }).fill('AZ-1')
  await page.getByLabel('Year from').fill('1992')
  await page.getByLabel('Year to').fill('1994')
  await page.getByLabel('Special requirements').fill('Red, with the original wheels.')
  await page.getByRole('button', { name: 'Request this vehicle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who receives it?' })
  await dialog.getByRole('checkbox', { name: 'I confirm that this address is correct.' }).check()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/dashboard\/orders\/on-demand\/\d+$/)
  return Number(/\d+$/.exec(page.url())?.[0])
}

/** Finds a vehicle of the stock by its chassis number, and attaches it. */
async function attach(page: Page, chassis: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Attach a vehicle' }))
  const dialog = page.getByRole('dialog', { name: 'Attach a vehicle' })
  await dialog.getByLabel('Stock number, make, model or chassis').fill(chassis)
  await dialog.getByRole('button', { name: /^Attach / }).click()
  await expect(dialog).toBeHidden()
  await expect(statusLine(page, 'Vehicle attached')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Attach another vehicle' })).toBeVisible()
}

test('a vehicle that is not in stock is requested, not found, requested otherwise, found, quoted and ordered', async ({
  browser,
}) => {
  const [customer, vehicle, staff] = await Promise.all([
    newCustomer(browser, 'Chipo', 'Banda'),
    newVehicle(browser),
    signedIn(browser, { email: 'manager@kaido.example', password: DEMO_PASSWORD }),
  ])
  const { email, page } = customer
  const id = await request(page)
  await expect(page.getByText('We are preparing your quote')).toBeVisible()
  await staff.goto('/admin/quotes/order-on-demand?turn=staff')
  const row = staff.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Autozam AZ-1')
  await row.getByRole('link').click()
  await expect(staff.getByText('Red, with the original wheels.')).toBeVisible()
  await press(staff.getByRole('button', { name: 'Mark as not available' }))
  const question = staff.getByRole('alertdialog', { name: 'Mark as not available' })
  await question.getByRole('button', { name: 'Mark as not available' }).click()
  await expect(question).toBeHidden()
  await expect(staff.getByText('Marked as not available by admin')).toBeVisible()
  expect((await mailsTo(browser, email))[0]).toBe('We could not find Autozam AZ-1')

  await page.reload()
  await expect(page.getByText('Your turn: change your request, and we will look again')).toBeVisible()
  await page.getByRole('link', { name: 'Modify Request' }).click()
  await ready(page.getByRole('button', { name: 'Send changed request' }))
  await expect(page.getByLabel('Make, as you would write it')).toHaveValue('Autozam')
  await page.getByLabel('Special requirements').fill('Any colour, or something small like it.')
  await page.getByRole('button', { name: 'Send changed request' }).click()
  await expect(page).toHaveURL(new RegExp(`/on-demand/${id}$`))
  await expect(page.getByText('We are preparing your quote')).toBeVisible()

  await staff.reload()
  await expect(staff.getByText('Any colour, or something small like it.')).toBeVisible()
  await attach(staff, vehicle.chassis)
  await fillOffer(staff, { price: 9000, delivery: 1000, downPayment: 50 })
  await sendOffer(staff, 'order-on-demand')
  await expect(row).toHaveCount(0)
  await page.reload()
  await accept(page, '$10,000')
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^Order OR-${YEAR}-`) })).toBeVisible()
  await expect(page.getByText('Our turn: We are confirming your order.')).toBeVisible()
  await staff.goto('/admin/orders/advanced-orders')
  await expect(row).toContainText(vehicle.sku)
})
