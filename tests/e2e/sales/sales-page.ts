import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { adminCall, asAdmin, enter, type MadePerson, makePerson } from '../accounts/accounts'
import { expect } from '../fixtures'
import { addVehicle } from '../stock/vehicle-form-page'

/** The showroom of the vehicles made here, and the address that its e-mails go to. */
const SHOWROOM = 'Yokohama Daikoku Yard, Yokohama, Japan'
export const SHOWROOM_MAIL = 'yokohama@kaido.example'

export const YEAR = new Date().getUTCFullYear()

const opened: BrowserContext[] = []
const thrown: string[] = []

/** Closes every browser opened here. */
export async function closeAll(): Promise<void> {
  await Promise.all(opened.splice(0).map((context) => context.close()))
}

/** A test whose pages have thrown anything fails. */
export const nothingThrown = () => expect(thrown.splice(0), 'errors thrown in the pages').toEqual([])

/** A browser of its own with an account's session. */
export async function signedIn(browser: Browser, account: Omit<MadePerson, 'id'>): Promise<Page> {
  const context = await browser.newContext()
  opened.push(context)
  const page = await context.newPage()
  page.on('pageerror', (error) => thrown.push(error.stack ?? error.message))
  await enter(page, account)
  return page
}

/** A new customer with a browser of their own. */
export async function newCustomer(browser: Browser, firstName: string, lastName: string) {
  const person = await makePerson(browser, (await asAdmin(browser)).request, { firstName, lastName })
  return { ...person, name: `${firstName} ${lastName}`, page: await signedIn(browser, person) }
}
export type Customer = Awaited<ReturnType<typeof newCustomer>>

export type Sold = { id: number; sku: string; name: string; chassis: string; status: string }
export const vehicleNow = (browser: Browser, id: number) => adminCall<Sold>(browser, 'GET', `/vehicles/${id}`)

/** What a vehicle needs to be published, besides what every vehicle has. */
const TO_PUBLISH = [
  'vehicle_drivetrain_id',
  'vehicle_condition_grade_id',
  'vehicle_transmission_id',
  'seats',
  'doors',
  'mileage',
]

/** A new vehicle on sale for $9,000. */
export async function newVehicle(browser: Browser): Promise<Sold> {
  type Wire = Record<string, unknown> & { id: number }
  const [some] = await adminCall<Wire[]>(browser, 'GET', '/vehicles?status=PUBLISHED&limit=1')
  const like = await adminCall<Wire>(browser, 'GET', `/vehicles/${some?.id}`)
  const same = Object.fromEntries(TO_PUBLISH.map((name) => [name, like[name]]))
  const { id } = await addVehicle(browser, { ...same, location: SHOWROOM, status: 'PUBLISHED' })
  return vehicleNow(browser, id)
}

const OWN = { 'sec-fetch-site': 'same-origin' }

/** A call by the session of a page; session cookies only count for calls of the site's own pages. */
export const callBy = (page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown) =>
  page.request.fetch(`/api/v1${path}`, { method, data, headers: OWN })

/** The subjects of the newest e-mails to an address. */
export async function mailsTo(browser: Browser, to: string): Promise<string[]> {
  const { request } = await asAdmin(browser)
  const list = await request.get(`/admin/settings/outbox?to=${encodeURIComponent(to)}`, { maxRetries: 2 })
  const subjects = (await list.text()).matchAll(/<a href="\/admin\/settings\/outbox\/\d+">([^<]*)</g)
  return [...subjects].map(([, subject]) => subject ?? '')
}

/** Waits for hydration: React has taken over an element that the server rendered. */
export const ready = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/** Presses a button as soon as it works. */
export async function press(button: Locator): Promise<void> {
  await ready(button)
  await button.click()
}

/** The result of an action, as shown on the page. */
export const statusLine = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

/** A purchase in the customer's own list, under whose turn it is. */
export async function purchase(page: Page, turn: 'Your turn' | 'Our turn' | 'Finished', title: string) {
  await page.goto('/dashboard/purchases')
  const part = page.locator('section', { has: page.getByRole('heading', { name: turn, exact: true }) })
  return part.getByRole('listitem').filter({ hasText: title })
}

/** Whoever is not the customer of a sale finds nothing of it. */
export async function findsNothing(page: Page, sale: { quoteId: number; orderId: number }): Promise<void> {
  const own = `/dashboard/quotes/${sale.quoteId}`
  for (const address of [own, `${own}/negotiation-summary`, `/dashboard/orders/${sale.orderId}`])
    expect((await page.goto(address))?.status(), address).toBe(404)
  const quote = `/quotes/my-quotes/${sale.quoteId}`
  for (const path of [quote, `/quotes/${sale.quoteId}/proforma`, `/orders/my/${sale.orderId}`])
    expect((await callBy(page, 'GET', path)).status(), path).toBe(404)
  expect((await callBy(page, 'PUT', `${quote}/accept`)).status()).toBe(404)
}

/** The sale: a vehicle that two customers want, two of the staff who sell it, and what comes of it. */
export type Sale = {
  vehicle: Sold
  amina: Customer
  brian: Customer
  grace: Page
  joseph: Page
  quoteId: number
  othersQuoteId: number
  orderId: number
}
