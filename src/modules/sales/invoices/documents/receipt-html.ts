import type { Money } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import { html, type Markup } from '@/server/pdf/html-template'
import { amountInWords } from '../rules/amount-in-words'
import type { InvoiceData } from '../rules/invoice-data'
import { amountText } from '../rules/printed-amount-text'
import type { ReceiptPaper } from '../rules/receipt-and-final-invoice'
import { documentHtml, sender } from './document-frame'
import { labelledEntries, textLines } from './invoice-html-parts'
import * as words from './words'

const title = (receipt: ReceiptPaper): Markup => html`<div class="title">
  <h1>${words.receipt}</h1><p class="number">${receipt.number}</p>
  ${receipt.undoneOn && html`<p class="preview">${words.undone(dayInWords(receipt.undoneOn))}</p>`}
  ${receipt.orderEnd && html`<p class="preview">${words.ORDER_ENDED[receipt.orderEnd]}</p>`}
</div>`

const proformaFacts = (receipt: ReceiptPaper, data: InvoiceData): Markup =>
  html`<dl class="facts">${labelledEntries([
    [words.receivedOn, dayInWords(receipt.receivedOn)],
    [words.order, receipt.orderNumber],
    [words.invoice, data.invoiceNo],
    [words.paymentMethod, receipt.method],
    [words.transaction, receipt.transactionId],
  ])}</dl>`

const sumRow = (label: string, money: Money): Markup =>
  html`<tr><td>${label}</td><td class="n">${amountText(money)}</td></tr>`

/** How the order stood with this payment; nothing for one that was undone. */
const standing = ({ balance, paid, total, undoneOn }: ReceiptPaper): Markup[] => [
  sumRow(words.orderTotal, total),
  ...(undoneOn ? [] : [sumRow(words.paidSoFar, paid), sumRow(words.balanceAfter, balance)]),
]

const sums = (receipt: ReceiptPaper, data: InvoiceData): Markup => html`<table class="lines">
  <tbody><tr><td class="vehicle">${data.vehicleName}</td><td class="n">${data.vehicleChassis}</td></tr></tbody>
  <tfoot><tr class="total"><td class="words">${amountInWords(receipt.amount)}</td>
    <td class="n">${words.received} ${amountText(receipt.amount)}</td></tr>
    ${standing(receipt)}</tfoot>
</table>`

/** The receipt for a payment as a complete HTML document. `data` is the invoice that it was paid for. */
export function receiptHtml(receipt: ReceiptPaper, data: InvoiceData, logo: string | null): Promise<string> {
  const from = [data.customerCity, data.customerCountry].filter(Boolean).join(', ')
  const body = html`${receipt.undoneOn && html`<p class="mark">${words.markVoid}</p>`}<header class="head">${sender(data, logo)}${title(receipt)}</header>
${proformaFacts(receipt, data)}<section class="parties"><div><h2>${words.receivedFrom}</h2>
  <p class="strong">${data.customerName}</p>${textLines([from, data.customerEmail])}</div></section>
${sums(receipt, data)}`
  return documentHtml({ title: receipt.number, body, data, mark: receipt.number })
}
