import type { Money } from '@/kernel/money'
import { isBlank } from '@/kernel/text/blank'
import { dayInWords } from '@/kernel/time/day-in-words'
import { CHARGE_LABELS } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import { firstPaymentText, notIncludedText } from '@/modules/sales/quotes/rules/offer/offer-sum-texts'
import { html, type Markup } from '@/server/pdf/html-template'
import { coversOf, invoiceCoverage } from '../rules/invoice-coverage'
import type { InvoiceData } from '../rules/invoice-data'
import { joined } from '../rules/joined'
import { nextOpen, openOfPayment } from '../rules/open-of-payment'
import type { InvoicePayment } from '../rules/payment-schedule'
import { figure, percentText } from '../rules/printed-amount-text'
import * as words from './words'

type Entry = readonly [label: string, value: string | number | null]

/** What is known, each with its label. */
export const labelledEntries = (list: readonly Entry[]): Markup[] =>
  list
    .filter(([, value]) => !isBlank(value === null ? '' : String(value)))
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)

/** The texts that are not blank, each a line of its own. */
export const textLines = (texts: readonly (string | null)[], look = 'pre'): Markup[] =>
  texts.filter((text) => !isBlank(text)).map((text) => html`<p class="${look}">${text}</p>`)

export const proformaFacts = (data: InvoiceData): Markup =>
  html`<dl class="facts">${labelledEntries([
    [words.invoiceDate, dayInWords(data.date)],
    [words.validUntil, dayInWords(data.validUntil)],
    [words.reservedUntil, data.reservedUntil && dayInWords(data.reservedUntil)],
    [words.priceTerm, coversOf(data)],
    [words.delivery, data.estimateDelivery],
    [words.quote, data.quoteNumber],
  ])}</dl>`

export const parties = (data: InvoiceData): Markup => html`<section class="parties">
  <div><h2>${words.buyer}</h2><p class="strong">${data.customerName}</p>
    ${textLines([joined([data.customerCity, data.customerCountry]), data.customerPhone, data.customerEmail])}</div>
  <div><h2>${words.consignee}</h2><p class="strong">${data.shipToName}</p>
    ${textLines([data.shipToAddressLine1, data.shipToAddressLine2])}</div>
</section>
${seller(data)}`

function seller({ showRoomEmail, showRoomPhone, showroomAddress, showroomName }: InvoiceData): Markup {
  const office = joined([showroomName, showroomAddress, showRoomPhone, showRoomEmail], ' · ')
  return html`${office && html`<section class="seller"><h2>${words.seller}</h2><p>${office}</p></section>`}`
}

const vehicle = (data: InvoiceData): Markup =>
  html`<dl>${labelledEntries([
    [words.chassis, data.vehicleChassis],
    [words.modelCode, data.vehicleModelCode],
    [words.year, data.vehicleYear],
    [words.mileage, data.vehicleMileage],
    [words.engine, data.vehicleEngine],
    [words.fuel, data.vehicleFuelType],
    [words.transmission, data.vehicleTransmission],
    [words.drivetrain, data.vehicleDrivetrain],
    [words.color, data.vehicleColor],
  ])}</dl>`

const amountLine = (label: string, money: Money): Markup =>
  html`<tr><td></td><td colspan="2">${label}</td><td class="n">${figure(money)}</td></tr>`

const total = (data: InvoiceData): Markup =>
  html`<tr class="total"><td class="words">${data.amountInWords}</td>
    <td colspan="2">${words.total(coversOf(data), data.currency)}</td>
    <td class="n">${figure(data.totals.total)}</td></tr>`

function taxes({ isTaxApplied, totals, vatPercentage, withholdingTaxPercentage }: InvoiceData): Markup[] {
  if (!isTaxApplied) return []
  const textLines = [
    { amount: totals.withholdingTax, label: words.withholdingTax(percentText(withholdingTaxPercentage)) },
    { amount: totals.vat, label: words.vat(percentText(vatPercentage)) },
  ]
  return textLines
    .filter(({ amount }) => amount.amount > 0)
    .map(({ amount, label }) => amountLine(label, amount))
}

/** What is charged for delivery, in the lines that the invoice was issued with. */
function charges({ charges: textLines, totals }: InvoiceData): Markup[] {
  if (textLines.length > 0)
    return textLines.map(({ amount, name }) => amountLine(CHARGE_LABELS[name], amount))
  const whole = totals.deliveryCharges
  return whole.amount > 0 ? [amountLine(CHARGE_LABELS.deliveryCharges, whole)] : []
}

export const figures = (data: InvoiceData): Markup => html`<table class="lines">
  <thead><tr><th scope="col">${words.description}</th><th scope="col" class="n">${words.quantity}</th>
    <th scope="col" class="n">${words.unitPrice(data.currency)}</th>
    <th scope="col" class="n">${words.amount(data.currency)}</th></tr></thead>
  <tbody><tr><td class="vehicle">${data.vehicleName}</td><td class="n">${data.quantity}</td>
    <td class="n">${figure(data.unitPrice)}</td><td class="n">${figure(data.totals.subtotal)}</td></tr>
    <tr><td colspan="4">${vehicle(data)}</td></tr></tbody>
  <tfoot>${[
    amountLine(words.subtotal, data.totals.subtotal),
    ...charges(data),
    ...taxes(data),
    total(data),
  ]}</tfoot>
</table>${textLines([notIncludedText(invoiceCoverage(data))], 'faint')}`

function paymentName(payment: InvoicePayment, { payments, totals }: InvoiceData): string {
  const instalments = payments.filter(({ kind }) => kind === 'INSTALMENT')
  if (payment.kind === 'BALANCE') return words.balance
  if (payment.kind === 'INSTALMENT')
    return words.instalment(instalments.indexOf(payment) + 1, instalments.length)
  return firstPaymentText(totals)
}

/** Whether nothing has a day yet: an offer counts from its acceptance. */
const isOffer = ({ payments }: InvoiceData): boolean => payments.some(({ dueAfter }) => dueAfter !== null)

/** What has come, what is to be paid next, and in all: on a revision of an order that money was received for. */
function standing({ currency, payments, received }: InvoiceData): Markup | null {
  if (!received) return null
  const next = nextOpen(payments, received)
  const row = (label: string, money: Money, day = '') =>
    html`<tr><td>${label}</td><td class="day">${day}</td><td class="n">${figure(money)}</td></tr>`
  return html`<tfoot>${row(words.paidSoFar, received.paid)}
    ${next && row(words.nextPayment, openOfPayment(next, received), dayInWords(next.dueOn))}
    ${row(`${words.stillToPay} (${currency})`, received.balance)}</tfoot>`
}

export const payments = (data: InvoiceData): Markup => html`<section class="pay">
  <div><table>
    <thead><tr><th scope="col">${words.payment}</th><th scope="col">${isOffer(data) ? words.dueAfter : words.due}</th>
      <th scope="col" class="n">${words.amount(data.currency)}</th></tr></thead>
    <tbody>${data.payments.map(
      (
        payment,
      ) => html`<tr><td>${paymentName(payment, data)}</td><td class="day">${payment.dueAfter ?? dayInWords(payment.dueOn)}</td>
        <td class="n">${figure(payment.amount)}</td></tr>`,
    )}</tbody>${standing(data)}</table></div>
  <div><h2>${words.paymentTerms}</h2>
    <ul>${data.paymentTermsNotes.map((note) => html`<li>${note}</li>`)}</ul>
    <div class="method"><h2>${words.paymentMethod}</h2><p class="pre">${data.paymentMethod}</p></div></div>
</section>`

const pairs = (list: readonly Entry[]): Markup[] =>
  list.filter(([, value]) => value !== null).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)

/** Who is paid, where that is somebody else than who sells. */
function paidTo({ bank, showroomName }: InvoiceData): string | null {
  if (bank === null || showroomName === null || isBlank(showroomName)) return null
  return bank.accountName === showroomName ? null : words.paidTo(showroomName, bank.accountName)
}

export const bankBlock = (data: InvoiceData): Markup => {
  const { bank, company, invoiceNo } = data
  return bank === null
    ? html`<div><h2>${words.bankDetails}</h2><p>${words.bankOnRequest(company.email)}</p></div>`
    : html`<div><h2>${words.bankDetails}</h2>${textLines([paidTo(data)])}<dl>${pairs([
        [words.bank, bank.bankName],
        [words.accountHolder, bank.accountName],
        [words.accountNumber, bank.accountNumber],
        [words.swift, bank.swift],
        [words.accountCurrency, bank.currency],
        [words.bankAddress, bank.bankAddress],
        [words.reference, invoiceNo],
      ])}</dl></div>`
}

/** Longer texts are set across the page. */
const SHORT = 400

export function remarks({ generalTerms, note }: InvoiceData): Markup {
  const notes = [
    { title: words.note, text: note },
    { title: words.generalTerms, text: generalTerms },
  ].filter(({ text }) => !isBlank(text))
  const shown = notes.map(
    ({ text, title }) => html`<section><h2>${title}</h2><p class="pre">${text}</p></section>`,
  )
  const areBeside = notes.length > 1 && notes.every(({ text }) => (text ?? '').length <= SHORT)
  return html`<div class="remarks ${areBeside && 'beside'}">${shown}</div>`
}
