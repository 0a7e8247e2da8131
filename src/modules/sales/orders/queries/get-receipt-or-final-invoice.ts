import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Day } from '@/kernel/days'
import { toMoney } from '@/kernel/money'
import { dayIn } from '@/kernel/time/day-in'
import type { InvoiceData } from '@/modules/sales/invoices/rules/invoice-data'
import {
  type FinalInvoicePaper,
  finalInvoiceNumber,
  type PaperPayment,
  type ReceiptPaper,
  receiptNumber,
} from '@/modules/sales/invoices/rules/receipt-and-final-invoice'
import { storedInvoice } from '@/modules/sales/invoices/schemas/stored-invoice'
import { proformas } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { json } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { PAYMENT_METHOD_LABELS } from '../rules/money/payment-methods'
import { countingLines, goodwillIn, paidWith } from '../rules/money/sum-receipt-lines'
import { orderEndOf } from '../rules/order-end-of'
import { listReceiptsIn, type ReceiptRow } from './list-order-receipts'
import type { OrderRow } from './read-order-rows'
import { readOrderTerms } from './read-order-terms'

const i = alias(proformas, 'i')

/** The proforma invoice of a quote that was the latest at a moment; null if there was none. */
async function invoiceAt(db: Db, quoteId: number, moment: string): Promise<InvoiceData | null> {
  const [row] = await select(
    db,
    { data: json(storedInvoice, i.data) },
    sql`FROM proformas i WHERE i.quote_id = ${quoteId} AND i.issued_at <= ${moment} ORDER BY i.revision DESC LIMIT 1`,
  )
  return row?.data ?? null
}

type Paper<P> = { paper: P; data: InvoiceData }

const lineOf = (row: ReceiptRow, currency: string, dayOf: (at: string) => Day): PaperPayment => ({
  number: receiptNumber(row.id, row.recordedAt),
  receivedOn: dayOf(row.receivedAt),
  amount: { amount: row.kind === 'REFUND' ? -row.amount : row.amount, currency },
  method: row.method && PAYMENT_METHOD_LABELS[row.method],
  transactionId: row.transactionId,
})

/** The receipt for a payment of an order, with the invoice that was paid; null if there is no such payment. */
export async function getReceiptPaper(
  db: Db,
  order: OrderRow,
  id: number,
): Promise<Paper<ReceiptPaper> | null> {
  const lines = await listReceiptsIn(db, order.id)
  const row = lines.find((line) => line.id === id && line.kind === 'PAYMENT')
  const data = row && (await invoiceAt(db, order.quoteId, row.recordedAt))
  if (!row || !data) return null
  const { timezone } = await readOrderTerms(db)
  const dayOf = (at: string) => dayIn(new Date(at), timezone)
  const { currency } = order
  const total = toMoney(order.total, currency)
  const paid = paidWith(id, lines)
  const reduced = goodwillIn(countingLines(lines.filter((line) => line.id <= id)))
  const undone = lines.find(({ undoesId }) => undoesId === id)
  const paper = {
    ...lineOf(row, currency, dayOf),
    orderNumber: order.number,
    total,
    paid: { amount: paid, currency },
    balance: { amount: total.amount - reduced - paid, currency },
    undoneOn: undone ? dayOf(undone.recordedAt) : null,
    orderEnd: orderEndOf(order.status),
  }
  return { paper, data }
}

/** The final invoice of a completed order, with its last proforma invoice; null for any other order. */
export async function getFinalInvoicePaper(
  db: Db,
  order: OrderRow,
): Promise<Paper<FinalInvoicePaper> | null> {
  const { endedAt, id, number: orderNumber, orderedAt, quoteId, status } = order
  if (status !== 'ORDER_COMPLETED' || !endedAt) return null
  const data = await invoiceAt(db, quoteId, endedAt)
  if (!data) return null
  const { timezone } = await readOrderTerms(db)
  const dayOf = (at: string) => dayIn(new Date(at), timezone)
  const lines = countingLines(await listReceiptsIn(db, id))
  const goodwill = { amount: goodwillIn(lines), currency: order.currency }
  const payments = lines.map((line) => lineOf(line, order.currency, dayOf))
  const number = finalInvoiceNumber(id, orderedAt)
  return { paper: { number, date: dayOf(endedAt), orderNumber, payments, goodwill }, data }
}
