import { conflict } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { dayIn } from '@/kernel/time/day-in'
import { question } from '@/kernel/workflow/confirmation-question'
import type { Db } from '@/server/db-of'
import { listReceiptsIn } from '../queries/list-order-receipts'
import { readOrderTerms } from '../queries/read-order-terms'
import { amountText } from '../rules/money/amount-text'
import { isSamePayment, samePaymentQuestion } from '../rules/money/same-payment'
import { isUndone, type ReceiptKind } from '../rules/money/undo-receipt'
import { isSameTransactionId } from '../rules/same-transaction-id'
import type { LockedOrder } from './lock-order'
import type { Entered } from './read-entered-receipt'

/**
 * Confirms a payment that looks like one recorded a few minutes ago.
 *
 * @throws AppError 409 that the caller may answer
 */
export async function confirmSamePayment(
  db: Db,
  { currency, id }: LockedOrder,
  { amount, method, receivedAt, transactionId }: Entered,
): Promise<void> {
  const { timezone } = await readOrderTerms(db)
  const now = new Date()
  const dayOf = (at: string | null) => dayIn(at === null ? now : new Date(at), timezone)
  const receipts = await listReceiptsIn(db, id)
  const recorded = receipts.map((one) => ({
    ...one,
    day: dayOf(one.receivedAt),
    isUndone: isUndone(one, receipts),
  }))
  if (isSamePayment({ amount, method, transactionId, day: dayOf(receivedAt) }, recorded, now))
    throw question('samePayment', samePaymentQuestion(amountText(amount, currency)))
}

/**
 * Two clerks with the same statement of account must not both record its line. A refund may have the id of the payment
 * that it gives back.
 *
 * @param kinds what the id is compared with
 * @throws AppError 409 if the transaction has been recorded for the order and was not undone
 */
export async function refuseRepeatedTransaction(
  db: Db,
  orderId: number,
  transactionId: string | null,
  kinds: readonly ReceiptKind[],
): Promise<void> {
  if (transactionId === null) return
  const receipts = await listReceiptsIn(db, orderId)
  const isRepeated = receipts.some(
    (one) =>
      kinds.includes(one.kind) &&
      isSameTransactionId(one.transactionId, transactionId) &&
      !isUndone(one, receipts),
  )
  if (isRepeated)
    throw conflict('This transaction has been recorded for the order already.', [
      issue('transactionId', 'Recorded already'),
    ])
}
