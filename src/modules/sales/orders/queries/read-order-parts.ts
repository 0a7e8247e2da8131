import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { orderDocuments, payments, proformas, salesNotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { isStillDue } from '../rules/is-still-due'
import { majorUnits } from '../rules/money/major-units'
import { booksOf } from '../rules/money/order-books'
import { openOf } from '../rules/money/payment-arithmetic'
import type { PaymentKind } from '../rules/money/payment-label'
import type { PaymentMethod } from '../rules/money/payment-methods'
import type { PaymentStatus } from '../rules/money/payment-statuses'
import { RECEIPT_PARTS } from '../rules/money/receipt-parts'
import { type DocumentReader, type OrderDocumentKind, seesDocument } from '../rules/order-documents'
import type { OrderStatus } from '../rules/order-statuses'
import { proformaHref, verifyHref } from '../rules/proforma-urls'
import { nameById } from './select-name-by-id'
import { orderHistory } from './tables'

/** A payment as shown; amounts in major units. Who recorded it and the note are for staff. */
export type OrderPayment = {
  id: number
  kind: PaymentKind
  sequence: number
  amount: number
  received: number
  dueOn: string | null
  status: PaymentStatus
  /** Of a refund: it reduces the price. */
  isGoodwill: boolean
  /** Whether it is still to be paid; nothing of a cancelled or returned order is. */
  isDue: boolean
  method: PaymentMethod | null
  transactionId: string | null
  receivedAt: string | null
  recordedBy: string | null
  note: string | null
}

/** A line of the timeline. */
export type OrderEvent = {
  id: number
  from: OrderStatus | null
  to: OrderStatus
  step: string
  actor: string | null
  actorKind: 'staff' | 'customer' | 'clock'
  reason: string | null
  at: string
}

export type OrderDocument = {
  id: number
  kind: OrderDocumentKind
  name: string
  size: number
  mimeType: string
  isVisibleToCustomer: boolean
  uploadedBy: string | null
  createdAt: string
}

export type OrderNote = {
  id: number
  author: string | null
  fromCustomer: boolean
  internal: boolean
  message: string
  createdAt: string
}

const p = alias(payments, 'p')

const PAYMENT = {
  id: p.id,
  kind: p.kind,
  sequence: p.sequence,
  amount: p.amount,
  received: p.received,
  dueOn: p.dueOn,
  status: p.status,
  isGoodwill: p.isGoodwill,
  method: p.method,
  transactionId: p.transactionId,
  receivedAt: p.receivedAt,
  recordedBy: nameById(sql`p.recorded_by_id`),
  note: p.note,
}

/** The payments of an order in their order, then what went back. */
export async function readPaymentsOf(
  db: Db,
  id: number,
  { currency, status, total }: { currency: string; status: OrderStatus; total: number },
  reader: DocumentReader,
): Promise<OrderPayment[]> {
  const rows = await select(db, PAYMENT, sql`FROM payments p WHERE p.order_id = ${id} ORDER BY p.sequence`)
  const { refunds, schedule } = booksOf({ status, total, payments: rows })
  return [...schedule, ...refunds].map((row) => ({
    ...row,
    amount: majorUnits(row.amount, currency),
    received: majorUnits(row.received, currency),
    isDue: row.kind !== 'REFUND' && openOf(row) > 0 && isStillDue(status),
    recordedBy: reader === 'staff' ? row.recordedBy : null,
    note: reader === 'staff' ? row.note : null,
  }))
}

const h = alias(orderHistory, 'h')
const EVENT = {
  id: h.id,
  from: h.fromStatus,
  to: h.toStatus,
  step: h.step,
  actor: nameById(sql`h.actor_id`),
  actorKind: h.actorKind,
  reason: h.reason,
  at: h.at,
}

/** Lines that customers do not see: papers have a list of their own, and what staff remind or decide is theirs. */
const AMONG_STAFF = ['addDocument', 'reservationOver', 'overridePayment', 'overrideArrival']

/** Everything that has happened to an order, as its reader may know it. */
export async function readHistoryOf(db: Db, id: number, reader: DocumentReader): Promise<OrderEvent[]> {
  const rows = await select(db, EVENT, sql`FROM order_history h WHERE h.order_id = ${id} ORDER BY h.id`)
  if (reader === 'staff') return rows
  return rows
    .filter(({ step }) => !AMONG_STAFF.includes(step))
    .map((row) => ({
      ...row,
      actor: null,
      // What staff note about money is for them.
      reason: row.step === 'receivePayment' || row.step === 'refund' ? amountOf(row.reason) : row.reason,
    }))
}

/** The amount at the beginning of a receipt's line. */
const amountOf = (reason: string | null): string | null => reason?.split(RECEIPT_PARTS)[0] ?? null

const f = alias(orderDocuments, 'f')
const DOCUMENT = {
  id: f.id,
  kind: f.kind,
  name: f.fileName,
  size: f.fileSize,
  mimeType: f.fileMimeType,
  isVisibleToCustomer: f.isVisibleToCustomer,
  uploadedBy: nameById(sql`f.uploaded_by_id`),
  createdAt: f.createdAt,
}

/** The papers of an order that its reader may see. */
export async function readDocumentsOf(db: Db, id: number, reader: DocumentReader): Promise<OrderDocument[]> {
  const rows = await select(db, DOCUMENT, sql`FROM order_documents f WHERE f.order_id = ${id} ORDER BY f.id`)
  return rows
    .filter((row) => seesDocument(reader, row))
    .map((row) => ({ ...row, uploadedBy: reader === 'staff' ? row.uploadedBy : null }))
}

const n = alias(salesNotes, 'n')
const NOTE = {
  id: n.id,
  author: nameById(sql`n.author_id`),
  fromCustomer: n.fromCustomer,
  internal: n.internal,
  message: n.message,
  createdAt: n.createdAt,
}

/** The conversation about an order, which began with its quote; notes among staff are for staff. */
export async function readNotesOf(
  db: Db,
  { id, quoteId }: { id: number; quoteId: number },
  reader: DocumentReader,
): Promise<OrderNote[]> {
  const rows = await select(
    db,
    NOTE,
    sql`FROM sales_notes n WHERE n.order_id = ${id} OR n.quote_id = ${quoteId} ORDER BY n.id`,
  )
  return rows
    .filter(({ internal }) => reader === 'staff' || !internal)
    .map((row) => ({ ...row, author: reader === 'staff' || row.fromCustomer ? row.author : null }))
}

const i = alias(proformas, 'i')

const PROFORMA = { id: i.id, number: i.number, revision: i.revision, token: i.token, issuedAt: i.issuedAt }

/** A proforma invoice as issued: where it opens, and where anybody can check that it is genuine. */
export type OrderProforma = {
  id: number
  number: string
  revision: number
  issuedAt: string
  address: string
  verifyAddress: string
}

/** The proforma invoices of an order's quote, the latest revision first. */
export async function readProformasOf(db: Db, quoteId: number): Promise<OrderProforma[]> {
  const rows = await select(
    db,
    PROFORMA,
    sql`FROM proformas i WHERE i.quote_id = ${quoteId} ORDER BY i.revision DESC`,
  )
  return rows.map(({ token, ...row }) => ({
    ...row,
    address: proformaHref(quoteId, row.revision),
    verifyAddress: verifyHref(token),
  }))
}

/** A paper's file, if the reader may see it; null otherwise. */
export async function readDocumentFile(db: Db, orderId: number, id: number, reader: DocumentReader) {
  const [row] = await select(
    db,
    { ...DOCUMENT_FILE },
    sql`FROM order_documents f WHERE f.id = ${id} AND f.order_id = ${orderId}`,
  )
  return row && seesDocument(reader, row) ? row : null
}

const DOCUMENT_FILE = {
  kind: f.kind,
  isVisibleToCustomer: f.isVisibleToCustomer,
  path: f.filePath,
  name: f.fileName,
  mimeType: f.fileMimeType,
}
