import { validationFailed } from '@/kernel/errors'
import { checkUnits, toMoney } from '@/kernel/money'
import { dayIn } from '@/kernel/time/day-in'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import type { Db } from '@/server/db-of'
import { readOrderTerms } from '../queries/read-order-terms'
import { checkPaymentDay } from '../rules/money/check-payment-day'
import type { LockedOrder } from './lock-order'
import type { HowPaid } from './write-receipt'

/** Money as entered: the amount in major units, the day or the moment as it was sent. */
export type Entered = HowPaid & { amount: number }

const DAY_LENGTH = 10

/**
 * An entered receipt in minor units and with its moment: a day begins in the company's time zone.
 *
 * @throws AppError 422 for an amount that the currency does not have, or a day outside the order's life
 */
export async function readEnteredReceipt<R extends Entered>(
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
