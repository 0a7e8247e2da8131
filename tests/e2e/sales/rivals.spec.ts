import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { adminCall } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import { compareSides, type Place, readMail, readPage, readPaper, verifyUrl } from './compare-sides'
import {
  type Customer,
  callBy,
  closeAll,
  newCustomer,
  newVehicle,
  nothingThrown,
  type Sold,
  signedIn,
  YEAR,
} from './sales-page'

// Two customers want one vehicle. Each test goes on where the one before it has ended.
test.describe.configure({ mode: 'serial' })

type Buyer = Customer & { quoteId: number; sum: string }
type Rivalry = { vehicle: Sold; amina: Buyer; brian: Buyer; grace: Page; orderId: number; oldInvoice: Place }
let rivalry: Rivalry

const PORT = 'Mombasa'

test.beforeAll(async ({ browser }) => {
  const [vehicle, amina, brian, grace] = await Promise.all([
    newVehicle(browser),
    newCustomer(browser, 'Amina', 'Njoroge'),
    newCustomer(browser, 'Brian', 'Odhiambo'),
    signedIn(browser, { email: 'manager@kaido.example', password: DEMO_PASSWORD }),
  ])
  rivalry = {
    vehicle,
    amina: { ...amina, quoteId: 0, sum: '10,200 CIF Mombasa' },
    brian: { ...brian, quoteId: 0, sum: '10,450 CIF Mombasa' },
    grace,
    orderId: 0,
    oldInvoice: { name: '', text: '' },
  }
})
test.afterEach(nothingThrown)
test.afterAll(closeAll)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Chooses the port, as the form of the site's head does. */
async function choosePort(page: Page): Promise<number> {
  const ports = await (await callBy(page, 'GET', `/ports?search=${PORT}`)).json()
  const { id } = ports.data.find(({ name }: { name: string }) => name === PORT)
  await page.goto('/destinations')
  const answer = await page.request.post('/deliver-to', {
    form: { port: String(id) },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return id
}

/** A row of a list of the back office. */
const row = (text: string) => (page: Page) => page.getByRole('row').filter({ hasText: text }).first()

/** Everywhere that a quote is shown to its customer and to staff. */
async function quotePlaces({ page, quoteId }: Buyer): Promise<Place[]> {
  const { grace, vehicle } = rivalry
  const number = `QT-${YEAR}-${quoteId}`
  return [
    await readPage(page, `/dashboard/quotes/${quoteId}`),
    await readPage(page, '/dashboard/quotes', (shown) =>
      shown.getByRole('listitem').filter({ hasText: number }),
    ),
    await readPage(grace, `/admin/quotes/standard-quotes?keyword=${vehicle.sku}`, row(number)),
  ]
}

/** Where an open quote waits for its customer. */
const waitingPlaces = async ({ page }: Buyer): Promise<Place[]> => [
  await readPage(page, '/dashboard/purchases'),
  await readPage(page, '/dashboard'),
]

/** The state that staff read on the quote's own page. */
const staffHead = (quoteId: number) =>
  readPage(rivalry.grace, `/admin/quotes/standard-quotes/${quoteId}`, (page) => page.locator('main').first())

test('an offer shows the same sum, port and state to its customer, to staff, in the e-mail and on paper', async ({
  browser,
  page: anyone,
}) => {
  const { amina, brian, vehicle } = rivalry
  for (const [buyer, deliveryCharges] of [
    [amina, 1200],
    [brian, 1450],
  ] as const) {
    const portId = await choosePort(buyer.page)
    const request = { vehicleId: vehicle.id, shipmentAddressType: 'DEFAULT_ADDRESS' }
    const answer = await callBy(buyer.page, 'POST', '/quotes/request', request)
    expect(answer.status()).toBe(201)
    buyer.quoteId = (await answer.json()).data.id
    type Wire = { showroomOfficeId: number }
    const { showroomOfficeId } = await adminCall<Wire>(browser, 'GET', `/quotes/${buyer.quoteId}`)
    await adminCall(browser, 'PATCH', `/quotes/${buyer.quoteId}`, {
      quoteType: 'INITIAL_QUOTE',
      showroomOfficeId,
      validUntil: inDays(20),
      priceType: 'CIF',
      portId,
      quotedPrice: 9000,
      deliveryCharges,
      downPaymentPercentage: 30,
      currency: 'USD',
      reservedVehicle: true,
    })
  }
  const paper = await readPaper(amina.page, `/quotes/${amina.quoteId}/proforma`)
  compareSides(
    [
      ...(await quotePlaces(amina)),
      ...(await waitingPlaces(amina)),
      await readMail(browser, amina.email, `Your quote for ${vehicle.name}`),
      paper,
      await readPage(anyone, verifyUrl(paper)),
    ],
    { sum: amina.sum, port: PORT, state: 'Quoted' },
  )
  expect((await staffHead(amina.quoteId)).text).toContain('Quoted')
})

test('once one has accepted, the other’s quote and invoice are over on both sides', async ({
  browser,
  page: anyone,
}) => {
  const { amina, brian, vehicle } = rivalry
  const invoice = await readPaper(brian.page, `/quotes/${brian.quoteId}/proforma`)
  await anyone.goto(verifyUrl(invoice))
  await expect(anyone.getByRole('heading', { level: 1 })).toContainText('is a genuine invoice')

  const accepted = await callBy(amina.page, 'PUT', `/quotes/my-quotes/${amina.quoteId}/accept`)
  expect(accepted.status()).toBe(200)
  rivalry.orderId = (await accepted.json()).data.orderId

  const state = 'Vehicle no longer available'
  compareSides(await quotePlaces(brian), { sum: brian.sum, port: PORT, state })
  const own = await readPage(brian.page, `/dashboard/quotes/${brian.quoteId}`)
  expect(own.text).not.toMatch(/Your turn|Accept quote|Down payment/)
  const mail = await readMail(browser, brian.email, `${vehicle.name} is no longer available`)
  expect(mail.text).toContain('Please do not pay against its proforma invoice.')
  await anyone.reload()
  await expect(anyone.getByRole('heading', { level: 1 })).toContainText('is no longer payable')
  const again = await readPaper(brian.page, `/quotes/${brian.quoteId}/proforma`)
  expect(again.text).toMatch(/no longer payable/i)
})

/** Everywhere that the order is shown to its customer and to staff. */
async function orderPlaces(): Promise<Place[]> {
  const { amina, grace, orderId } = rivalry
  const number = `OR-${YEAR}-${orderId}`
  return [
    await readPage(amina.page, `/dashboard/orders/${orderId}`),
    await readPage(amina.page, '/dashboard/orders', (page) =>
      page.getByRole('listitem').filter({ hasText: number }),
    ),
    await readPage(amina.page, '/dashboard/purchases'),
    await readPage(grace, `/admin/orders/${orderId}`),
    await readPage(grace, `/admin/orders/standard-orders?keyword=${number}`, row(number)),
  ]
}

test('the order shows what the quote has shown, on both sides, in e-mails and on the invoice', async ({
  browser,
  page: anyone,
}) => {
  const { amina, vehicle } = rivalry
  const paper = await readPaper(amina.page, `/quotes/${amina.quoteId}/proforma`)
  rivalry.oldInvoice = paper
  compareSides(
    [
      ...(await orderPlaces()),
      await readMail(browser, amina.email, `${vehicle.name} is reserved for you`),
      paper,
      await readPage(anyone, verifyUrl(paper)),
    ],
    { sum: amina.sum, port: PORT, state: 'Pending confirmation' },
  )
})

/** Takes an order to its end without the screens: every step, and the payments it takes. */
async function complete(browser: Parameters<typeof adminCall>[0], id: number): Promise<void> {
  const step = (status: string) => adminCall(browser, 'PATCH', `/orders/${id}/status`, { status })
  const pay = (amount: number, transactionId: string) =>
    adminCall(browser, 'PATCH', `/orders/${id}/payment`, { amount, transactionId })
  await step('ORDER_CONFIRMED')
  await pay(3900, `RV-1-${id}`)
  for (const status of ['IN_PROGRESS', 'VEHICLE_PREPARATION_INSPECTION', 'VEHICLE_READY']) await step(status)
  await pay(6300, `RV-2-${id}`)
  await adminCall(browser, 'PATCH', `/orders/${id}/shipment`, {
    shipment: { vessel: 'Grand Duke', etd: inDays(0), eta: inDays(0), milestone: 'ARRIVED' },
  })
  for (const status of ['ORDER_DELIVERED', 'ORDER_COMPLETED']) await step(status)
}

test('a completed order ends with a final invoice of the same sum, and nothing requests payment', async ({
  browser,
  page: anyone,
}) => {
  const { amina, orderId } = rivalry
  await complete(browser, orderId)
  const invoice = await readPaper(amina.page, `/orders/${orderId}/invoice`)
  const places = await orderPlaces()
  compareSides(
    [
      ...places,
      await readMail(browser, amina.email, `Your order OR-${YEAR}-${orderId} is completed`),
      invoice,
    ],
    { sum: amina.sum, port: PORT, state: 'Completed' },
  )
  for (const { name, text } of places) expect(text, name).not.toMatch(/Due now|How to pay|is due by|Pay by/)
  await anyone.goto(verifyUrl(rivalry.oldInvoice))
  await expect(anyone.getByRole('heading', { level: 1 })).toContainText('has been paid in full')
})
