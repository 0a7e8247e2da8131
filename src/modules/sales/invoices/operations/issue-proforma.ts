import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { proformas } from '@/modules/sales/tables.gen'
import { type Db, dbOf } from '@/server/db-of'
import { json } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { readInvoiceSource } from '../queries/read-invoice-source'
import { type InvoiceData, type InvoiceDates, invoiceData } from '../rules/invoice-data'
import type { OrderReceived } from '../rules/received-on-invoice'
import { storedInvoice } from '../schemas/stored-invoice'

/** 144 bits: an address of the verify page cannot be guessed, whatever the number of the invoice. */
const TOKEN_BYTES = 18

const LAST = { revision: proformas.revision, number: proformas.number }

const ISSUED = { data: json(storedInvoice, proformas.data) }

/** The dates of the invoice that acceptance issued; null before there is one. */
async function datesOfOrder(db: Db, quoteId: number): Promise<InvoiceDates | null> {
  const [first] = await select(
    db,
    ISSUED,
    sql`FROM proformas WHERE quote_id = ${quoteId} AND order_id IS NOT NULL ORDER BY revision LIMIT 1`,
  )
  if (!first) return null
  const { date, payments, reservedUntil, validUntil } = first.data
  return { date, validUntil, reservedUntil, dueOn: payments.map(({ dueOn }) => dueOn) }
}

/**
 * The content of the next invoice of a quote.
 *
 * @param isOrdered whether it requests payment for an order; until then it is an offer
 * @param received what that order has received
 * @param change values that replace those of the quote
 */
export async function nextInvoice(
  req: PayloadRequest,
  quoteId: number,
  isOrdered: boolean,
  received: OrderReceived | null,
  change: Parameters<typeof readInvoiceSource>[3] = {},
): Promise<InvoiceData> {
  const db = await dbOf(req)
  const [last] = await select(
    db,
    LAST,
    sql`FROM proformas WHERE quote_id = ${quoteId} ORDER BY revision DESC LIMIT 1`,
  )
  const head = {
    invoiceNo: last?.number ?? null,
    revision: (last?.revision ?? 0) + 1,
    now: new Date(),
    isOrdered,
    received,
    storedDates: isOrdered ? await datesOfOrder(db, quoteId) : null,
  }
  return invoiceData(await readInvoiceSource(req, quoteId, head, change))
}

/**
 * Issues the proforma invoice of a quote as it is now: its next revision, from 1, under the number of the first
 * one. It is stored with everything that is printed and never changed again. Runs in the caller's transaction,
 * which holds the quote's row.
 *
 * @param orderId the order that it requests payment for; null while the quote is an offer
 * @param received what that order has received, from its books
 * @throws AppError 404 if there is no such quote, 409 while it has no price
 */
export async function issueProforma(
  req: PayloadRequest,
  quoteId: number,
  orderId: number | null,
  received: OrderReceived | null = null,
): Promise<void> {
  const data = await nextInvoice(req, quoteId, orderId !== null, received)
  await req.payload.create({
    collection: 'proformas',
    data: {
      quote: quoteId,
      order: orderId,
      revision: data.revision,
      number: data.invoiceNo,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      data,
      issuedAt: new Date().toISOString(),
    },
    req,
    overrideAccess: true,
    depth: 0,
  })
}
