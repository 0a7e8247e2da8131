import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { expect, test } from '../fixtures'
import { paper } from '../stock/vehicle-form-page'
import { alive } from '../storefront/buyer-page'
import { recordPayment, ship, standing, takeStep, tryStep } from './order-page'
import {
  accept,
  answerQuote,
  fillOffer,
  invoiceText,
  quoteButton,
  requestQuoteOnPage,
  sendButton,
  sendOffer,
} from './quote-page'
import {
  type Customer,
  callBy,
  closeAll,
  findsNothing,
  mailsTo,
  newCustomer,
  newVehicle,
  nothingThrown,
  purchase,
  ready,
  type Sale,
  SHOWROOM_MAIL,
  signedIn,
  statusLine,
  vehicleNow,
  YEAR,
} from './sales-page'

// One sale from the first click to the end: each test goes on where the one before it has ended.
test.describe.configure({ mode: 'serial' })

let sale: Sale

test.beforeAll(async ({ browser }) => {
  const staff = (who: string) => signedIn(browser, { email: `${who}@kaido.example`, password: DEMO_PASSWORD })
  const [vehicle, amina, brian, grace, joseph] = await Promise.all([
    newVehicle(browser),
    newCustomer(browser, 'Amina', 'Njoroge'),
    newCustomer(browser, 'Brian', 'Odhiambo'),
    staff('manager'),
    staff('supervisor'),
  ])
  sale = { vehicle, amina, brian, grace, joseph, quoteId: 0, othersQuoteId: 0, orderId: 0 }
})
test.afterEach(nothingThrown)
test.afterAll(closeAll)

const staffQuote = () => `/admin/quotes/standard-quotes/${sale.quoteId}`
const ownQuote = () => `/dashboard/quotes/${sale.quoteId}`
const ownOrder = () => `/dashboard/orders/${sale.orderId}`
const staffOrder = () => `/admin/orders/${sale.orderId}`
const orderNumber = () => `OR-${YEAR}-${sale.orderId}`

const OFFER = { price: 9000, delivery: 1200, downPayment: 30 }

const rowOf = (page: Page, { email }: Customer) => page.getByRole('row').filter({ hasText: email })

test('a customer requests a quote and staff answer it; an answer on an outdated form is not sent', async ({
  browser,
}) => {
  const { amina, brian, grace, joseph, vehicle } = sale
  await requestQuoteOnPage(amina.page, vehicle, 'Plot 7, Moi Avenue, Mombasa')
  const waiting = await purchase(amina.page, 'Our turn', vehicle.name)
  await expect(waiting).toContainText('We are preparing your quote.')
  const href = await waiting.getByRole('link').getAttribute('href')
  sale.quoteId = Number(/^\/dashboard\/quotes\/(\d+)$/.exec(href ?? '')?.[1])
  const request = { vehicleId: vehicle.id, shipmentAddressType: 'DEFAULT_ADDRESS' }
  const answer = await callBy(brian.page, 'POST', '/quotes/request', request)
  expect(answer.status()).toBe(201)
  sale.othersQuoteId = (await answer.json()).data.id
  expect(await mailsTo(browser, SHOWROOM_MAIL)).toContain(
    `Amina Njoroge has asked for a quote for ${vehicle.name}`,
  )

  await grace.goto(`/admin/quotes/standard-quotes?keyword=${vehicle.sku}`)
  await expect(rowOf(grace, brian)).toContainText('Awaiting response')
  await expect(rowOf(grace, amina)).toContainText('Ours')
  await rowOf(grace, amina).getByRole('link').click()
  await expect(grace).toHaveURL(new RegExp(`${staffQuote()}$`))
  await expect(grace.getByText('Plot 7, Moi Avenue, Mombasa')).toBeVisible()
  await joseph.goto(staffQuote())
  await fillOffer(joseph, { ...OFFER, price: 8888 })
  await fillOffer(grace, { ...OFFER, estimate: '4–6 weeks' })
  await sendOffer(grace, 'standard-quotes')
  await expect(rowOf(grace, amina)).toContainText('The customer’s')

  await sendButton(joseph).click()
  await expect(
    joseph.getByRole('heading', { name: /^This quote was saved by someone else, or in another tab/ }),
  ).toBeVisible()
  const mails = await mailsTo(browser, amina.email)
  expect(mails[0]).toBe(`Your quote for ${vehicle.name}`)
  expect(mails.filter((subject) => subject.startsWith('Your quote for'))).toHaveLength(1)
  await amina.page.goto(ownQuote())
  await expect(amina.page.getByText('Your turn: accept the quote, or ask for changes')).toBeVisible()
  await expect(amina.page.getByRole('region', { name: 'The quote' })).toContainText('$10,200')
})

const summaryOf = (page: Page, round: string) => page.getByRole('main').getByText(round).first()

test('the customer makes an offer of her own, other staff revise theirs, and both sides read the same', async ({
  browser,
}) => {
  const { amina, joseph, vehicle } = sale
  const { page } = amina
  await page.getByRole('link', { name: 'Ask for changes' }).click()
  await ready(page.getByRole('button', { name: 'Send request' }))
  await page.getByText('Anything else to change').click()
  await page.getByRole('checkbox', { name: 'Payment / financing' }).check()
  await page.getByLabel('Detailed requirements').fill('I would like to pay the balance in two parts.')
  await page.getByLabel('Your offer (USD)').fill('8400')
  await page.getByRole('checkbox', { name: 'I have budget limits' }).check()
  await page.getByLabel('Budget details').fill('I cannot go far beyond it.')
  await page.getByLabel('How may we contact you?').selectOption('E-mail')
  await page.getByLabel('When suits you best?').selectOption('Morning')
  await page.getByLabel('How soon do you need our answer?').selectOption('Within 24 hours')
  await page.getByLabel('When do you expect to decide?').selectOption('This week')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/\/dashboard\/quotes\/received$/)
  await page.goto(`${ownQuote()}/negotiation-summary`)
  for (const text of ['CURRENT REVISION', 'Pending...', 'Admin preparing revised quote', '$600'])
    await expect(summaryOf(page, text)).toBeVisible()

  await joseph.goto(`/admin/quotes/standard-quotes?keyword=${vehicle.sku}&turn=staff`)
  await expect(rowOf(joseph, amina)).toContainText('Negotiating')
  await rowOf(joseph, amina).getByRole('link').click()
  await expect(joseph.getByText('$8,400')).toBeVisible()
  await fillOffer(joseph, {
    ...OFFER,
    price: 8600,
    installments: 2,
    information: 'Two new tyres are fitted.',
  })
  await sendOffer(joseph, 'standard-quotes')
  expect((await mailsTo(browser, amina.email))[0]).toBe(`Your revised quote for ${vehicle.name}`)

  await joseph.goto(`${staffQuote()}/negotiation-summary`)
  await page.reload()
  for (const side of [page, joseph])
    for (const text of ['CURRENT REVISION', '$9,000', '$8,400', '$8,600', '$200'])
      await expect(summaryOf(side, text)).toBeVisible()
})

test('the customer accepts: the vehicle is hers, and whoever wanted it too is notified and sees nothing of hers', async ({
  browser,
}) => {
  const { amina, brian, grace, vehicle } = sale
  await answerQuote(browser, sale.othersQuoteId)
  await alive(brian.page, `/dashboard/quotes/${sale.othersQuoteId}`)
  await amina.page.goto(ownQuote())
  await accept(amina.page, '$9,800')
  await expect(statusLine(amina.page, 'Quote accepted')).toBeVisible()
  const order = amina.page.getByRole('link', { name: 'See your order' })
  sale.orderId = Number(/\d+$/.exec((await order.getAttribute('href')) ?? '')?.[0])
  expect((await vehicleNow(browser, vehicle.id)).status).toBe('RESERVED')
  expect((await mailsTo(browser, amina.email))[0]).toBe(`${vehicle.name} is reserved for you`)
  expect(await mailsTo(browser, SHOWROOM_MAIL)).toContain(
    `Amina Njoroge has accepted QT-${YEAR}-${sale.quoteId}`,
  )

  await accept(brian.page, '$10,200')
  const gone = 'This vehicle is reserved or sold. Please contact support.'
  await expect(brian.page.getByRole('dialog').getByRole('alert')).toHaveText(gone)
  const again = await callBy(brian.page, 'PUT', `/quotes/my-quotes/${sale.othersQuoteId}/accept`)
  expect(again.status()).toBe(409)
  expect((await again.json()).message).toBe(gone)
  await alive(brian.page, `/vehicles/${vehicle.id}`)
  await quoteButton(brian.page, vehicle, 'Reserved').click()
  await expect(statusLine(brian.page, 'This vehicle is reserved. Please contact support')).toBeVisible()
  await findsNothing(brian.page, sale)

  await order.click()
  await expect(amina.page.getByText('Our turn: We are confirming your order.')).toBeVisible()
  await grace.goto(`/admin/orders/standard-orders?keyword=${orderNumber()}`)
  await expect(rowOf(grace, amina)).toContainText('Pending confirmation')
  await expect(rowOf(grace, amina)).toContainText('$9,800')
})

test('the proforma invoice shows all of it, and its code proves to anyone that it is genuine', async ({
  page,
}) => {
  const { amina, vehicle } = sale
  const number = `PI-${YEAR}-${sale.quoteId}`
  await amina.page.goto(ownQuote())
  const text = await invoiceText(amina.page, number)
  for (const part of [
    number,
    'Revision 3',
    amina.name,
    'Plot 7, Moi Avenue, Mombasa',
    vehicle.name,
    vehicle.chassis,
    'Delivery charges 1,200.00',
    '(USD) 9,800.00',
    'Nine thousand eight hundred Dollars',
    '3,780.00',
    'Instalment 2 of 2',
    '3,010.00',
    'Example Bank, Yokohama',
    '0045-7701234',
    'Two new tyres are fitted.',
  ])
    expect(text).toContain(part)

  const token = /\/verify-invoice\/([\w-]{24})/.exec(text.replace(/\s/g, ''))?.[1]
  await page.goto(`/verify-invoice/${token}`)
  await expect(page.getByRole('heading', { name: `${number} is a genuine invoice` })).toBeVisible()
  const main = page.getByRole('main')
  for (const part of ['USD 9,800.00', vehicle.name, '•1234']) await expect(main).toContainText(part)
  for (const hidden of [vehicle.chassis, '0045-7701234', 'Njoroge'])
    await expect(main).not.toContainText(hidden)
  await page.goto(`/verify-invoice/${'A'.repeat(24)}`)
  await expect(page.getByRole('heading', { name: 'We have not issued this invoice' })).toBeVisible()
})

test('an order is confirmed and started once the first payment has come, in two parts with a proof', async ({
  browser,
}) => {
  const { amina, grace, joseph, vehicle } = sale
  await grace.goto(staffOrder())
  await takeStep(grace, 'Confirm', 'Confirmed')
  await expect(standing(grace)).toContainText('The customer’s turn: $3,780 is due by')
  expect((await vehicleNow(browser, vehicle.id)).status).toBe('SOLD')
  expect((await mailsTo(browser, amina.email))[0]).toBe(`Your order ${orderNumber()} is confirmed`)

  await amina.page.goto(ownOrder())
  await expect(amina.page.getByText('Your turn: Pay $3,780.')).toBeVisible()
  const proof = amina.page.getByLabel('Send a proof of payment')
  await ready(proof)
  await proof.setInputFiles(paper('transfer.pdf'))
  await expect(amina.page.getByText('We have received your proof of payment.')).toBeVisible()
  expect(await mailsTo(browser, SHOWROOM_MAIL)).toContain(
    `Amina Njoroge has sent a proof of payment for ${orderNumber()}`,
  )

  await joseph.goto(staffOrder())
  await expect(joseph.getByRole('link', { name: 'transfer.pdf' })).toBeVisible()
  await recordPayment(joseph, 'TX-1', 2000)
  await tryStep(
    joseph,
    'Start',
    'The first payment has not been received. An administrator can start without it, for a reason.',
  )
  await recordPayment(joseph, 'TX-2')
  await expect(joseph.getByRole('row', { name: /^1\. Down payment/ }).first()).toContainText('Received')
  await takeStep(joseph, 'Start', 'In progress')
  expect(await mailsTo(browser, amina.email)).toEqual(
    expect.arrayContaining([
      `We have received $2,000 for order ${orderNumber()}`,
      `We have received $1,780 for order ${orderNumber()}`,
      `Order ${orderNumber()}: In progress`,
    ]),
  )
  await expect(await purchase(amina.page, 'Your turn', orderNumber())).toContainText('Pay $3,010.')
})

test('an order is shipped, delivered and, once paid in full, completed; its customer follows it', async ({
  browser,
}) => {
  const { amina, grace, joseph, vehicle } = sale
  await takeStep(joseph, 'Prepare the vehicle', 'Preparation and inspection')
  await takeStep(joseph, 'Mark vehicle ready', 'Vehicle ready')
  await ship(joseph)
  await amina.page.goto(ownOrder())
  await expect(amina.page.locator('[aria-current=step]')).toHaveText('Departed')
  await expect(amina.page.getByText('Grand Duke')).toBeVisible()
  expect((await mailsTo(browser, amina.email))[0]).toBe(`Order ${orderNumber()}: Departed`)

  await grace.goto(staffOrder())
  await recordPayment(grace, 'TX-3')
  await expect(standing(grace)).toContainText('Delivery scheduled')
  await ship(grace, 'Arrived')
  await takeStep(grace, 'Mark delivered', 'Delivered')
  await tryStep(grace, 'Complete', 'This order is not paid in full.')
  await recordPayment(grace, 'TX-4')
  await expect(grace.getByRole('row', { name: /^3\. Instalment/ }).first()).toContainText('Received')
  await takeStep(grace, 'Complete', 'Completed')
  await expect(standing(grace)).toContainText('The order is closed.')

  await amina.page.reload()
  await expect(amina.page.getByText('Your order is completed.')).toBeVisible()
  await expect(amina.page.getByLabel('Send a proof of payment')).toHaveCount(0)
  await expect(await purchase(amina.page, 'Finished', orderNumber())).toContainText('Completed')
  expect((await mailsTo(browser, amina.email))[0]).toBe(`Your order ${orderNumber()} is completed`)
  expect((await vehicleNow(browser, vehicle.id)).status).toBe('SOLD')
})
