import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openSheet } from '../storefront/storefront-page'
import { vehicleWith } from '../storefront/vehicle-page'
import { lookAt, type Place } from './barriers'

// Each test checks many pages.
test.slow()

const USED = 'Used vehicles for export'
/** What differs on a phone is visible as it is. */
const asItIs = async () => {}
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

const LISTS: Place[] = [
  { address: '/vehicles', heading: USED, onPhone: asItIs },
  { address: '/vehicles?panel=advanced&minPrice=1', heading: 'Vehicle search', onPhone: openSheet },
  { address: '/vehicles?view=list&minPrice=1', heading: 'Vehicle search', onPhone: asItIs },
  { address: '/vehicles?q=zqxjkvwy', heading: 'Vehicle search', onPhone: asItIs },
  { address: '/compare', heading: 'Compare vehicles', onPhone: asItIs },
]

const PAGES: Place[] = [
  { address: '/', heading: /^Used vehicles for export, with/, onPhone: asItIs },
  { address: '/about', heading: /^About/, onPhone: openMenu },
  { address: '/jobs', heading: 'Careers', onPhone: asItIs },
  { address: '/blogs', heading: 'Blog', onPhone: asItIs },
  { address: '/blogs?view=list&tag=shipping', heading: 'Posts about Shipping', onPhone: asItIs },
  { address: '/blogs/how-to-read-a-japanese-auction-sheet', heading: /auction sheet/, onPhone: asItIs },
  { address: '/contact-us', heading: 'Contact' },
  { address: '/terms-and-conditions', heading: 'Terms and conditions' },
  { address: '/privacy-policy', heading: 'Privacy policy' },
  { address: '/offline', heading: 'Pages kept on this device' },
  { address: '/to', heading: 'Deliver to' },
  { address: '/to/kenya', heading: 'Used vehicles to Kenya', onPhone: asItIs },
  { address: '/unsubscribe', heading: 'This link is not valid' },
  { address: '/nothing', heading: 'We can’t find this page' },
]

const OF_A_CUSTOMER: Place[] = [
  { address: '/vehicles', heading: USED, onPhone: asItIs },
  { address: '/marketplace', heading: 'Marketplace', onPhone: asItIs },
  { address: '/dashboard', heading: /^Hello/, onPhone: asItIs },
  { address: '/dashboard/wishlist', heading: 'Wishlist' },
  { address: '/dashboard/saved-searches', heading: 'Saved searches' },
  { address: '/dashboard/applications', heading: 'Job applications', onPhone: asItIs },
  { address: '/dashboard/reservations', heading: 'Reservations' },
  { address: '/dashboard/inquiries', heading: 'Inquiries' },
  { address: '/dashboard/inquiries/ask', heading: 'Ask about a vehicle you are looking for' },
  { address: '/dashboard/profile', heading: 'Profile' },
  { address: '/dashboard/change-password', heading: 'Change password' },
  { address: '/account-settings', heading: 'Account settings' },
  { address: '/account-settings/information', heading: 'Information' },
  { address: '/account-settings/subscriptions', heading: 'Subscriptions' },
  { address: '/account-settings/billing', heading: 'Billing' },
  { address: '/account-settings/security', heading: 'Security' },
]

test('the lists are accessible and do not overflow the screen, in light and dark colours', async ({
  page,
}) => {
  for (const place of LISTS) await lookAt(page, place)
})

test('vehicles for sale and sold are accessible and do not overflow the screen', async ({
  page,
  signInAs,
}) => {
  for (const status of ['PUBLISHED', 'SOLD']) {
    const id = await vehicleWith(page, signInAs, status)
    await lookAt(page, { address: `/vehicles/${id}`, heading: /\w/, onPhone: asItIs })
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
  }
})

test('with a port lists, vehicles and the comparison are accessible and do not overflow the screen', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get('/api/v1/vehicles/public/destinations')
  const ports: { id: number; name: string }[] = (await answer.json()).data
  const value = String(ports.find(({ name }) => name === 'Mombasa')?.id)
  await page.context().addCookies([{ name: 'kaido_to', value, url: String(baseURL) }])
  const [{ id }, ...others] = (await (await page.request.get('/api/v1/vehicles/public/listing')).json()).data
  const compared = [id, others[0].id, others[1].id]
  for (const address of ['/vehicles?eligible=any', '/vehicles?view=list&eligible=any'])
    await lookAt(page, { address, heading: USED, onPhone: asItIs })
  await lookAt(page, { address: `/vehicles/${id}#total`, heading: /\w/, onPhone: asItIs })
  const address = `/compare?ids=${compared.join(',')}&replace=${id}`
  await lookAt(page, { address, heading: 'Compare vehicles', onPhone: asItIs })
})

test('the other pages are accessible and do not overflow the screen', async ({ page }) => {
  for (const place of PAGES) await lookAt(page, place)
})

test("the signed-in customer's pages are accessible, and none overflows the screen", async ({
  page,
  signInAs,
}) => {
  await signInAs('customer')
  for (const place of OF_A_CUSTOMER) await lookAt(page, place)
})
