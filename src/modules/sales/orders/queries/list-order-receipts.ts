import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { receiptNumber } from '@/modules/sales/invoices/rules/receipt-and-final-invoice'
import { orderDocuments } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, json, nullable, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { majorUnits } from '../rules/money/major-units'
import type { PaymentMethod } from '../rules/money/payment-methods'
import { receiptHref } from '../rules/money/payment-paper-urls'
import type { DocumentReader } from '../rules/order-documents'
import { nameById } from './select-name-by-id'
import { orderReceipts } from './tables'

const shares = z.array(z.object({ paymentId: z.int(), amount: z.int(), isNew: z.boolean() }))

const r = alias(orderReceipts, 'r')
const STORED = {
  id: r.id,
  kind: r.kind,
  amount: r.amount,
  shares: json(shares, r.shares),
  method: r.method,
  transactionId: r.transactionId,
  receivedAt: r.receivedAt,
  note: r.note,
  proofId: r.proofId,
  undoesId: r.undoesId,
  recordedById: r.recordedById,
  recordedAt: r.recordedAt,
  isGoodwill: flag(sql`EXISTS (SELECT FROM payments p
    WHERE p.id = (r.shares #>> '{0,paymentId}')::int AND p.order_id = r.order_id AND p.is_goodwill)`),
}

/** A receipt as stored; the amount in minor units. */
export type ReceiptRow = RowOf<typeof STORED>

/** Everything recorded of an order's money, in its order. */
export const listReceiptsIn = (db: Db, orderId: number): Promise<ReceiptRow[]> =>
  select(db, STORED, sql`FROM order_receipts r WHERE r.order_id = ${orderId} ORDER BY r.id`)

/** A receipt as shown; the amount in major units. Who recorded it and the note are for staff. */
export type OrderReceipt = {
  id: number
  number: string
  /** Where the receipt opens, as PDF; null for money that went back. */
  address: string | null
  kind: 'PAYMENT' | 'REFUND'
  amount: number
  method: PaymentMethod | null
  transactionId: string | null
  receivedAt: string
  note: string | null
  proof: { id: number; name: string } | null
  recordedBy: string | null
  /** Since when it no longer counts, who undid it and why. */
  undone: { at: string; by: string | null; reason: string | null } | null
}

const x = alias(orderReceipts, 'x')
const f = alias(orderDocuments, 'f')

const SHOWN = {
  ...STORED,
  recordedBy: nameById(sql`r.recorded_by_id`),
  proofName: nullable(f.fileName),
  undoneAt: nullable(x.recordedAt),
  undoneBy: nameById(sql`x.recorded_by_id`),
  undoneReason: nullable(x.reason),
}

/** What was recorded of an order's money, each with what became of it. */
export async function listReceiptsOf(
  db: Db,
  orderId: number,
  currency: string,
  reader: DocumentReader,
): Promise<OrderReceipt[]> {
  const rows = await select(
    db,
    SHOWN,
    sql`FROM order_receipts r LEFT JOIN order_receipts x ON x.undoes_id = r.id
      LEFT JOIN order_documents f ON f.id = r.proof_id
      WHERE r.order_id = ${orderId} AND r.kind <> 'UNDO' ORDER BY r.id`,
  )
  const isStaff = reader === 'staff'
  return rows.map((row) => ({
    id: row.id,
    number: receiptNumber(row.id, row.recordedAt),
    address: row.kind === 'PAYMENT' ? receiptHref(orderId, row.id) : null,
    kind: row.kind === 'REFUND' ? 'REFUND' : 'PAYMENT',
    amount: majorUnits(row.amount, currency),
    method: row.method,
    transactionId: row.transactionId,
    receivedAt: row.receivedAt,
    note: isStaff ? row.note : null,
    proof: row.proofId !== null && row.proofName !== null ? { id: row.proofId, name: row.proofName } : null,
    recordedBy: isStaff ? row.recordedBy : null,
    undone: row.undoneAt === null ? null : undoneOf(row, row.undoneAt, isStaff),
  }))
}

const undoneOf = ({ undoneBy, undoneReason }: RowOf<typeof SHOWN>, at: string, isStaff: boolean) => ({
  at,
  by: isStaff ? undoneBy : null,
  reason: undoneReason,
})
