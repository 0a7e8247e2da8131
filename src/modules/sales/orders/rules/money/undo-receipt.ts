import { err, ok, type Result } from '@/kernel/result'
import type { OrderStatus } from '../order-statuses'
import { type OrderActor, STARTED_STATUSES } from '../order-workflow'
import {
  balanceOf,
  isFirstPaid,
  openOf,
  type PaidOrder,
  type Payment,
  paidOf,
  scheduleOf,
} from './payment-arithmetic'

/** Money recorded for an order: received, paid back, or such a record undone. */
export const RECEIPT_KINDS = ['PAYMENT', 'REFUND', 'UNDO'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** What of a receipt went to one payment; `isNew` if the payment was made for it. In minor units. */
export type ReceiptShare = { paymentId: number; amount: number; isNew: boolean }

/** A receipt as stored. */
export type StoredReceipt = {
  id: number
  kind: ReceiptKind
  shares: readonly ReceiptShare[]
  /** The receipt that this one undoes. */
  undoesId: number | null
}

/** Why a receipt cannot be undone; `message` is for the caller. */
export type UndoRefusal = {
  reason: 'undone' | 'completed' | 'refunded' | 'paid_again' | 'started'
  message: string
}

const MESSAGES: Record<UndoRefusal['reason'], string> = {
  undone: 'This has been undone already.',
  completed: 'The order was completed because it was paid in full, so its payments can no longer be undone.',
  refunded: 'A refund has been made out of this payment. Undo the refund first.',
  paid_again: 'A payment recorded after this refund rests on it. Undo that payment first.',
  started: 'Work on the order began because this payment had come. Only an administrator can undo it now.',
}

/** Whether a later receipt undoes this one. */
export const isUndone = (
  { id }: Pick<StoredReceipt, 'id'>,
  receipts: readonly Pick<StoredReceipt, 'undoesId'>[],
): boolean => receipts.some(({ undoesId }) => undoesId === id)

/** The payments as they were without a receipt; those made for it are gone. */
export const withoutReceipt = (payments: readonly Payment[], { shares }: StoredReceipt): Payment[] =>
  payments.flatMap((payment) => {
    const share = shares.find(({ paymentId }) => paymentId === payment.id)
    if (!share) return [payment]
    return share.isNew ? [] : [{ ...payment, received: payment.received - share.amount }]
  })

/**
 * Checks whether a recorded payment or refund may be undone: nothing later may rest on it.
 *
 * @param receipts all those of the order
 * @returns the payments as they are afterwards; their statuses are still the old ones
 */
export function undoReceipt(
  order: PaidOrder & { status: OrderStatus },
  receipt: StoredReceipt,
  receipts: readonly StoredReceipt[],
  actor: OrderActor,
): Result<Payment[], UndoRefusal> {
  const after = withoutReceipt(order.payments, receipt)
  const reason = isUndone(receipt, receipts) ? 'undone' : whyNot(order, receipt, after, actor)
  return reason ? err({ reason, message: MESSAGES[reason] }) : ok(after)
}

function whyNot(
  { payments, status, total }: PaidOrder & { status: OrderStatus },
  { kind }: StoredReceipt,
  after: readonly Payment[],
  actor: OrderActor,
): UndoRefusal['reason'] | null {
  if (kind === 'REFUND') {
    const open = scheduleOf(after).reduce((sum, one) => sum + openOf(one), 0)
    return open > balanceOf({ total, payments: after }) ? 'paid_again' : null
  }
  if (status === 'ORDER_COMPLETED') return 'completed'
  if (paidOf(after) < 0) return 'refunded'
  const isOpenAgain = isFirstPaid(payments) && !isFirstPaid(after)
  return isOpenAgain && STARTED_STATUSES.includes(status) && actor !== 'admin' ? 'started' : null
}
