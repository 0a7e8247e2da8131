import { addDays, addMonths, type Day } from '@/kernel/days'
import type { Money } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { InvoiceTotals } from '@/modules/sales/quotes/rules/offer/invoice-totals'
import type { InstallmentFrequency, PaymentTerms } from '@/modules/sales/quotes/rules/quote-choices'

/** The number of months from one instalment to the next. */
const INSTALLMENT_MONTHS: Record<InstallmentFrequency, number> = {
  EVERY_MONTH: 1,
  EVERY_SECOND_MONTH: 2,
  EVERY_THIRD_MONTH: 3,
  EVERY_FOURTH_MONTH: 4,
  EVERY_SIXTH_MONTH: 6,
}

/** The number of instalments where the terms name none. */
const DEFAULT_INSTALLMENTS = 4

/** The balance is due so many days after the date of the invoice, unless it is paid in instalments. */
export const BALANCE_DAYS = 14

/** How the invoice is paid. */
export type PaymentPlan = {
  paymentTerms: PaymentTerms | null
  numberOfInstallments: number | null
  installmentFrequency: InstallmentFrequency | null
  /** The down payment is due so many days after the date of the invoice. */
  downPaymentDays: number
  /** From acceptance the vehicle is reserved for so many days. */
  reservationDays: number
}

/** One payment of the plan; sequences count from 1 in the order in which they fall due. */
export type ScheduledPayment = {
  sequence: number
  kind: 'DOWN_PAYMENT' | 'INSTALMENT' | 'BALANCE'
  amount: Money
  dueOn: Day
  /** '5 days': how long after acceptance. For an offer, since it is unknown when it will be accepted. */
  dueAfter: string
}

/** A payment as it is printed: of an offer by how long after acceptance it is due, of an order by its day. */
export type InvoicePayment = Omit<ScheduledPayment, 'dueAfter'> & { dueAfter: string | null }

/**
 * Splits the balance into equal instalments of whole minor units; the last one has what division leaves over,
 * so the sum is exactly the balance. Never more instalments than there are minor units, and none of nothing.
 */
export function splitBalance(balance: Money, count: number): Money[] {
  const parts = Math.min(Math.max(Math.trunc(count), 1), balance.amount)
  if (parts <= 0) return []
  const each = Math.floor(balance.amount / parts)
  return Array.from({ length: parts }, (_, index) => ({
    ...balance,
    amount: index === parts - 1 ? balance.amount - each * (parts - 1) : each,
  }))
}

/** When a payment is due: 'by 6 December 2026', or of an offer '5 days after acceptance'. */
export const dueText = ({ dueAfter, dueOn }: { dueOn: Day; dueAfter: string | null }): string =>
  dueAfter === null ? `by ${dayInWords(dueOn)}` : `${dueAfter} after acceptance`

const lapse = (count: number, unit: 'day' | 'month'): string =>
  count === 0 ? 'at once' : `${count} ${unit}${count === 1 ? '' : 's'}`

/** Whether the balance is paid in instalments. */
export const inInstallments = (plan: PaymentPlan): boolean => plan.paymentTerms === 'PAYMENT_IN_INSTALLMENTS'

/** The day until which the vehicle of an accepted offer is reserved; never after the invoice itself has ended. */
export function reservedUntil(
  issuedOn: Day,
  { reservationDays }: Pick<PaymentPlan, 'reservationDays'>,
  validUntil: Day,
): Day {
  const until = addDays(issuedOn, reservationDays)
  return until < validUntil ? until : validUntil
}

function balancePayments(
  balance: Money,
  plan: PaymentPlan,
  issuedOn: Day,
): Omit<ScheduledPayment, 'sequence'>[] {
  if (inInstallments(plan)) {
    const months = INSTALLMENT_MONTHS[plan.installmentFrequency ?? 'EVERY_MONTH']
    return splitBalance(balance, plan.numberOfInstallments ?? DEFAULT_INSTALLMENTS).map((amount, index) => ({
      kind: 'INSTALMENT',
      amount,
      dueOn: addMonths(issuedOn, months * (index + 1)),
      dueAfter: lapse(months * (index + 1), 'month'),
    }))
  }
  const dueOn = addDays(issuedOn, BALANCE_DAYS)
  const dueAfter = lapse(BALANCE_DAYS, 'day')
  return balance.amount > 0 ? [{ kind: 'BALANCE', amount: balance, dueOn, dueAfter }] : []
}

/**
 * The payments of an invoice: what is due first (down payment, taxes, delivery), then the balance at once or
 * in instalments, counted from the day of the invoice. The first is never due after those of the balance, whatever the
 * company's setting. Nothing is scheduled for an amount of zero, and the sum is always the total.
 */
export function paymentSchedule(
  totals: Pick<InvoiceTotals, 'downPaymentDue' | 'balance'>,
  plan: PaymentPlan,
  issuedOn: Day,
): ScheduledPayment[] {
  const due = totals.downPaymentDue
  const balance = balancePayments(totals.balance, plan, issuedOn)
  const { downPaymentDays } = plan
  const own = { dueOn: addDays(issuedOn, downPaymentDays), dueAfter: lapse(downPaymentDays, 'day') }
  const [next] = balance
  const { dueAfter, dueOn } = next && next.dueOn < own.dueOn ? next : own
  const first = { kind: 'DOWN_PAYMENT' as const, amount: due, dueOn, dueAfter }
  return [...(due.amount > 0 ? [first] : []), ...balance].map((payment, index) => ({
    sequence: index + 1,
    ...payment,
  }))
}
