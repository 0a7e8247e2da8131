import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { returning } from '@/server/rows/returning'
import { orderReceipts } from '../queries/tables'
import { PAYMENT_METHOD_LABELS, type PaymentMethod } from '../rules/money/payment-methods'
import { RECEIPT_PARTS } from '../rules/money/receipt-parts'
import type { ReceiptKind, ReceiptShare } from '../rules/money/undo-receipt'

/** How money came or went. */
export type HowPaid = {
  method: PaymentMethod | null
  transactionId: string | null
  /** When it came, as a moment or as a day of the company; now by default. */
  receivedAt: string | null
  note: string | null
  /** The customer's proof of it, among the papers of the order. */
  proofId?: number | null
}

type Line = {
  orderId: number
  kind: ReceiptKind
  /** In minor units. */
  amount: number
  shares: readonly ReceiptShare[]
  how: HowPaid
  /** The receipt that it undoes, and why. */
  undoes?: { id: number; reason: string }
}

/** Adds a line to the record of an order's money, in the caller's transaction. */
export async function writeReceipt(req: PayloadRequest, db: Db, line: Line): Promise<number> {
  const { amount, how, kind, orderId, shares, undoes } = line
  const now = new Date().toISOString()
  const [made] = await returning(
    db,
    { id: orderReceipts.id },
    sql`INSERT INTO order_receipts (order_id, kind, amount, shares, method, transaction_id, received_at, note, proof_id,
        undoes_id, reason, recorded_by_id, recorded_at)
      VALUES (${orderId}, ${kind}, ${amount}, ${JSON.stringify(shares)}::jsonb, ${how.method}, ${how.transactionId},
        ${how.receivedAt ?? now}, ${how.note}, ${how.proofId ?? null}, ${undoes?.id ?? null},
        ${undoes?.reason ?? null}, ${Number(req.user?.id)}, ${now})`,
  )
  if (!made) throw new Error('The database wrote no receipt')
  return made.id
}

/** The columns of a payment for how its last money came; empty if none is left. */
export const howColumns = (how: HowPaid | null, recordedBy: number | null) => ({
  method: how?.method ?? null,
  transactionId: how?.transactionId ?? null,
  note: how?.note ?? null,
  proof: how?.proofId ?? null,
  receivedAt: how && (how.receivedAt ?? new Date().toISOString()),
  recordedBy,
})

/** A receipt in the history: '$300 · Bank transfer · TX-1 · Paid by her brother'. */
export const receiptText = (
  amount: string,
  { method, note, transactionId }: Pick<HowPaid, 'method' | 'note' | 'transactionId'>,
): string =>
  [amount, method && PAYMENT_METHOD_LABELS[method], transactionId, note]
    .filter(Boolean)
    .join(RECEIPT_PARTS)
    .slice(0, 500)
