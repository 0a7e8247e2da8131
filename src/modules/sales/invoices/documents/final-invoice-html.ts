import { addMoney } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import { html, type Markup } from '@/server/pdf/html-template'
import { coversOf } from '../rules/invoice-coverage'
import type { InvoiceData } from '../rules/invoice-data'
import { joined } from '../rules/joined'
import { figure } from '../rules/printed-amount-text'
import type { FinalInvoicePaper, PaperPayment } from '../rules/receipt-and-final-invoice'
import { documentHtml, sender } from './document-frame'
import { figures, labelledEntries, parties } from './invoice-html-parts'
import * as words from './words'

const proformaFacts = (paper: FinalInvoicePaper, data: InvoiceData): Markup =>
  html`<dl class="facts">${labelledEntries([
    [words.invoiceDate, dayInWords(paper.date)],
    [words.order, paper.orderNumber],
    [words.proformaInvoice, data.invoiceNo],
    [words.priceTerm, coversOf(data)],
  ])}</dl>`

const paymentRow = ({ amount, method, number, receivedOn, transactionId }: PaperPayment): Markup =>
  html`<tr><td>${number}</td><td class="day">${dayInWords(receivedOn)}</td>
    <td>${joined([method, transactionId], ' · ')}</td><td class="n">${figure(amount)}</td></tr>`

function received({ goodwill, payments }: FinalInvoicePaper, { currency, totals }: InvoiceData): Markup {
  const paid = addMoney({ amount: 0, currency }, ...payments.map(({ amount }) => amount))
  const open = addMoney(totals.total, { amount: -paid.amount - goodwill.amount, currency })
  const reduced = html`<tr><td colspan="3">${words.priceReduced}</td><td class="n">${figure(goodwill)}</td></tr>`
  return html`<table class="lines">
    <thead><tr><th scope="col">${words.receipt}</th><th scope="col">${words.receivedOn}</th>
      <th scope="col">${words.paymentMethod}</th><th scope="col" class="n">${words.amount(currency)}</th></tr></thead>
    <tbody>${payments.map(paymentRow)}</tbody>
    <tfoot><tr><td colspan="3">${words.paid}</td><td class="n">${figure(paid)}</td></tr>${goodwill.amount > 0 && reduced}
      <tr class="total"><td colspan="3">${words.stillToPay} (${currency})</td><td class="n">${figure(open)}</td></tr></tfoot>
  </table>`
}

/** The final invoice of a completed order as a complete HTML document. `data` is its last proforma invoice. */
export function finalInvoiceHtml(
  paper: FinalInvoicePaper,
  data: InvoiceData,
  logo: string | null,
): Promise<string> {
  const body = html`<header class="head">${sender(data, logo)}<div class="title"><h1>${words.finalInvoice}</h1>
    <p class="number">${paper.number}</p></div></header>
${proformaFacts(paper, data)}${parties(data)}${figures(data)}${received(paper, data)}`
  return documentHtml({ title: paper.number, body, data, mark: paper.number })
}
