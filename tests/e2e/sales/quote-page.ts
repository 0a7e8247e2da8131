import type { Browser, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { adminCall } from '../accounts/accounts'
import { expect } from '../fixtures'
import { alive } from '../storefront/buyer-page'
import { callBy, press, ready, type Sold, statusLine } from './sales-page'

/** The button of a vehicle's own page, by its label. */
export const quoteButton = (page: Page, { name }: Sold, label: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `${label}: ${name}`, exact: true })
    .first()

/** Requests a quote on the vehicle's page, to be delivered to an address that is written there. */
export async function requestQuoteOnPage(page: Page, vehicle: Sold, address: string): Promise<void> {
  await alive(page, `/vehicles/${vehicle.id}`)
  await quoteButton(page, vehicle, 'Get a quote').click()
  const dialog = page.getByRole('dialog', { name: /^Get a quote: / })
  await expect(dialog.getByRole('radio', { name: /^Your address/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Request quote' }).click()
  await expect(dialog).toContainText('Please confirm the address')
  await dialog.getByRole('radio', { name: /^Another address/ }).check()
  await dialog.getByRole('textbox', { name: 'Another address' }).fill(address)
  await dialog.getByRole('checkbox', { name: 'I confirm that this address is correct.' }).check()
  await dialog.getByRole('button', { name: 'Request quote' }).click()
  await expect(statusLine(page, 'Quote request submitted successfully!')).toBeVisible()
  await expect(quoteButton(page, vehicle, 'Requested')).toBeVisible()
}

/** An offer as staff enter it: texts and numbers, and choices by their labels. */
export type Offer = {
  price: number
  delivery: number
  downPayment: number
  installments?: number
  estimate?: string
  information?: string
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** Fills in the form of a quote. */
export async function fillOffer(page: Page, offer: Offer): Promise<void> {
  await ready(box(page, 'Quote price *'))
  await box(page, 'Quote price *').fill(String(offer.price))
  await box(page, 'Delivery charges *').fill(String(offer.delivery))
  await box(page, 'Down payment (%) *').fill(String(offer.downPayment))
  await page.getByRole('checkbox', { name: 'Reserved vehicle' }).check()
  if (offer.installments) {
    await choice(page, 'Payment terms').selectOption('Payment in instalments')
    await box(page, 'Number of instalments *').fill(String(offer.installments))
    await choice(page, 'Instalment frequency').selectOption('Every month')
  }
  if (offer.estimate) await choice(page, 'Estimated delivery').selectOption(offer.estimate)
  if (offer.information) await box(page, 'Additional information').fill(offer.information)
}

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send (revised )?quote$/ })

/** Sends the offer; the list shows that. */
export async function sendOffer(page: Page, list: 'standard-quotes' | 'order-on-demand'): Promise<void> {
  await press(sendButton(page))
  await expect(page).toHaveURL(new RegExp(`/admin/quotes/${list}(\\?|$)`))
  await expect(statusLine(page, 'Quote sent')).toBeVisible()
}

/** Accepts a quote on its page, after the question, which shows what it costs in all. */
export async function accept(page: Page, total: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Accept quote' }))
  const question = page.getByRole('dialog', { name: 'Accept this quote?' })
  await expect(question).toContainText(total)
  await question.getByRole('button', { name: 'Accept and order' }).click()
}

const inThirtyDays = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Answers a quote without the form. */
export async function answerQuote(browser: Browser, id: number): Promise<void> {
  type Wire = { showroomOfficeId: number }
  const { showroomOfficeId } = await adminCall<Wire>(browser, 'GET', `/quotes/${id}`)
  await adminCall(browser, 'PATCH', `/quotes/${id}`, {
    quoteType: 'INITIAL_QUOTE',
    showroomOfficeId,
    validUntil: inThirtyDays(),
    priceType: 'CIF',
    quotedPrice: 9000,
    downPaymentPercentage: 30,
    deliveryCharges: 1200,
    currency: 'USD',
    reservedVehicle: true,
    confirmed: { price: true, priceType: true, port: true, freightTwice: true, tax: true },
  })
}

/** The text of the proforma invoice that a quote's page links to. */
export async function invoiceText(page: Page, number: string): Promise<string> {
  const link = page.getByRole('link', { name: 'Proforma invoice (PDF)' })
  await expect(link).toHaveAttribute('target', '_blank')
  const path = (await link.getAttribute('href')) ?? ''
  const answer = await callBy(page, 'GET', path.replace('/api/v1', ''))
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(answer.headers()['content-disposition']).toContain(`${number}.pdf`)
  const document = await getDocumentProxy(new Uint8Array(await answer.body()))
  return (await extractText(document, { mergePages: true })).text
}
