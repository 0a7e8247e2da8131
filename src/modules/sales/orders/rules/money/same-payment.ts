import type { PaymentMethod } from './payment-methods'
import type { ReceiptKind } from './undo-receipt'

/** For how long a payment that looks like one recorded before needs confirming. */
export const SAME_PAYMENT_MINUTES = 15

const MINUTE_MS = 60_000

/** A payment without a transaction id that could distinguish it; the amount in minor units. */
type Entered = { amount: number; method: PaymentMethod | null; transactionId: string | null; day: string }

/** A receipt as stored; the day in the company's time zone. */
type Recorded = Entered & { kind: ReceiptKind; recordedAt: string; isUndone: boolean }

/** Whether a payment looks like one that was recorded a few minutes ago: the same amount, day and method. */
export const isSamePayment = (entered: Entered, recorded: readonly Recorded[], now: Date): boolean =>
  entered.transactionId === null &&
  recorded.some(
    (one) =>
      one.kind === 'PAYMENT' &&
      !one.isUndone &&
      one.transactionId === null &&
      one.amount === entered.amount &&
      one.method === entered.method &&
      one.day === entered.day &&
      now.getTime() - Date.parse(one.recordedAt) < SAME_PAYMENT_MINUTES * MINUTE_MS,
  )

/** The question about it. */
export const samePaymentQuestion = (amount: string): string =>
  `A payment of ${amount} of the same day and method was recorded a few minutes ago. Is this another one?`
