import { dayIn } from '@/kernel/days'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { checkUnits, toMoney } from '@/kernel/money'
import { question } from '@/kernel/workflow/confirmation-question'
import { startOfDay } from '@/modules/settings/places/rules/zoned-day'
import type { Db } from '@/server/transaction'
import { listReceiptsIn } from '../queries/list-receipts'
import { readOrderTerms } from '../queries/read-order-terms'
import { checkPaymentDay } from '../rules/check-payment-day'
import { isSamePayment, samePaymentQuestion } from '../rules/money/same-payment'
import { amountText } from '../rules/payment-sums'
import { isSameTransaction } from '../rules/transaction-id'
import { isUndone, type ReceiptKind } from '../rules/undo-receipt'
import type { LockedOrder } from './lock-order'
import type { HowPaid } from './write-receipt'

/** Money as entered: the amount in major units, the day or the moment as it was sent. */
type Entered = HowPaid & { amount: number }

const DAY_LENGTH = 10

/**
 * An entered receipt in minor units and with its moment: a day begins in the company's time zone.
 *
 * @throws AppError 422 for an amount that the currency does not have, or a day outside the order's life
 */
export async function checkReceipt<R extends Entered>(
  db: Db,
  { currency, orderedAt }: LockedOrder,
  receipt: R,
): Promise<R & { today: string }> {
  const { timezone } = await readOrderTerms(db)
  const today = dayIn(new Date(), timezone)
  const { amount, receivedAt: given } = receipt
  const at = given === null ? null : momentOf(given, timezone)
  const orderedOn = dayIn(new Date(orderedAt), timezone)
  const issues = [
    ...checkUnits(currency, [{ path: 'amount', label: 'Amount', amount }]),
    ...(at ? checkPaymentDay(dayIn(at, timezone), { orderedOn, today }) : []),
  ]
  if (issues.length > 0) throw validationFailed(issues)
  const receivedAt = at?.toISOString() ?? null
  return { ...receipt, amount: toMoney(amount, currency).amount, receivedAt, today }
}

const momentOf = (given: string, timezone: string): Date =>
  given.length === DAY_LENGTH ? startOfDay(given, timezone) : new Date(given)

/**
 * Confirms a payment that looks like one recorded a few minutes ago.
 *
 * @throws AppError 409 that the caller may answer
 */
export async function confirmNewPayment(
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
export async function refuseRepeated(
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
      isSameTransaction(one.transactionId, transactionId) &&
      !isUndone(one, receipts),
  )
  if (isRepeated)
    throw conflict('This transaction has been recorded for the order already.', [
      issue('transactionId', 'Recorded already'),
    ])
}
