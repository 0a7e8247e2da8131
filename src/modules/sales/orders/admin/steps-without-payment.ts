import { toMoney } from '@/kernel/money'
import type { OrderDetail } from '../queries/get-order-detail'
import { amountText } from '../rules/money/amount-text'
import { missingToDeliver, missingToStart } from '../rules/money/payment-arithmetic'
import type { OverridableStep } from '../rules/payment-and-arrival-overrides'

/** What is missing of the payment that a step needs, in words; a step whose payment has come is left out. */
export type UnpaidSteps = Partial<Record<OverridableStep, string>>

/** The steps of an order that have to wait for a payment. @param today the day in the company's time zone */
export function stepsWithoutPayment(
  { currency, payments: shown, total }: Pick<OrderDetail, 'currency' | 'payments' | 'total'>,
  today: string,
): UnpaidSteps {
  const minor = (amount: number) => toMoney(amount, currency).amount
  // As shown, what went back is open again already.
  const payments = shown
    .filter(({ kind }) => kind !== 'REFUND')
    .map((one) => ({ ...one, amount: minor(one.amount), received: minor(one.received) }))
  const start = missingToStart(payments)
  const deliver = missingToDeliver({ total: minor(total), payments }, today)
  return {
    ...(start > 0 && { start: amountText(start, currency) }),
    ...(deliver > 0 && { deliver: amountText(deliver, currency) }),
  }
}
