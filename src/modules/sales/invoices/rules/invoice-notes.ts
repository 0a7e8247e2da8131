import { addMoney, type Money } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { ChargeLineName } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import { firstPaymentParts } from '@/modules/sales/quotes/rules/offer/first-payment-parts'
import type { InvoiceTerms, InvoiceTotals } from '@/modules/sales/quotes/rules/offer/invoice-totals'
import type { InstallmentFrequency } from '@/modules/sales/quotes/rules/quote-choices'
import { openOfPayment } from './open-of-payment'
import { BALANCE_DAYS, dueText, type InvoicePayment, type PaymentPlan } from './payment-schedule'
import { amountText } from './printed-amount-text'
import type { InvoiceReceived } from './received-on-invoice'

/** What the notes of an invoice are written from. */
export type NotesInput = {
  terms: InvoiceTerms
  totals: InvoiceTotals
  charges: readonly { name: ChargeLineName }[]
  plan: PaymentPlan
  payments: readonly InvoicePayment[]
  received: InvoiceReceived | null
  /** Null while the vehicle is not reserved: this is an offer. */
  reservedUntil: string | null
}

/** The payment method where the settings name none. */
export const DEFAULT_PAYMENT_METHOD = 'Cash or Bank Transfer'

const MONTHS_APART: Record<InstallmentFrequency, string> = {
  EVERY_MONTH: 'one every month',
  EVERY_SECOND_MONTH: 'one every second month',
  EVERY_THIRD_MONTH: 'one every third month',
  EVERY_FOURTH_MONTH: 'one every fourth month',
  EVERY_SIXTH_MONTH: 'one every sixth month',
}

/** A number of days in words: '2 weeks', '10 days', '1 day'. */
export function span(days: number): string {
  const [count, unit] = days > 0 && days % 7 === 0 ? [days / 7, 'week'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What came of an amount, and by when the rest is due: whole sentences, empty where nothing has come. */
function receivedSentence(amount: Money, open: Money, due: string): string {
  if (open.amount === 0) return `${amountText(amount)} has been received`
  const came = addMoney(amount, { ...open, amount: -open.amount })
  return `${amountText(came)} of it has been received; ${amountText(open)} is due ${due}.`
}

function firstPayment({ charges, received, terms, totals }: NotesInput, payment: InvoicePayment): string {
  const { downPaymentPercentage } = terms
  const parts = listed(
    firstPaymentParts({ downPaymentPercentage, totals, charges }, amountText).map(
      ({ amount, name }) => `${name} (${amountText(amount)})`,
    ),
  )
  const { amount } = payment
  const open = openOfPayment(payment, received)
  const due = dueText(payment)
  if (open.amount === amount.amount) return `${amountText(amount)} is due ${due}: ${parts}.`
  if (open.amount === 0) return `${receivedSentence(amount, open, due)}: ${parts}.`
  return `The first payment is ${amountText(amount)}: ${parts}. ${receivedSentence(amount, open, due)}`
}

/** The balance with when it is due, and what of it has come. */
function balanceText(amount: Money, open: Money, due: string): string {
  if (open.amount === amount.amount) return `The balance of ${amountText(amount)} is due ${due}.`
  if (open.amount === 0) return `The balance of ${receivedSentence(amount, open, due)}.`
  return `The balance is ${amountText(amount)}. ${receivedSentence(amount, open, due)}`
}

function balancePayment({ payments, plan, received }: NotesInput): string[] {
  const [first, ...others] = payments.filter(({ kind }) => kind !== 'DOWN_PAYMENT')
  if (!first) return []
  const opens = [first, ...others].map((payment) => openOfPayment(payment, received))
  const open = addMoney({ ...first.amount, amount: 0 }, ...opens)
  if (first.kind === 'BALANCE') {
    const end = first.dueAfter === null ? `, by ${dayInWords(first.dueOn)}` : ' after acceptance'
    return [balanceText(first.amount, open, `within ${span(BALANCE_DAYS)}${end}`)]
  }
  const balance = addMoney(first.amount, ...others.map(({ amount }) => amount))
  const often = MONTHS_APART[plan.installmentFrequency ?? 'EVERY_MONTH']
  const count = others.length + 1
  if (count === 1) return [balanceText(balance, open, dueText(first))]
  if (open.amount === 0) return [balanceText(balance, open, '')]
  const whole = `The balance of ${amountText(balance)} is paid in ${count} instalments, ${often}.`
  const came = addMoney(balance, { ...open, amount: -open.amount })
  return [came.amount > 0 ? `${whole} ${amountText(came)} of it has been received.` : whole]
}

/** How and by when the invoice is paid, and how long the vehicle is held: one sentence a line. */
export function paymentTermsNotes(input: NotesInput): string[] {
  const { payments, plan, reservedUntil } = input
  const first = payments.find(({ kind }) => kind === 'DOWN_PAYMENT')
  return [
    ...(plan.paymentTerms === 'HUNDRED_PERCENT_BEFORE_DELIVERY'
      ? ['100% of the price is paid before shipment.']
      : []),
    ...(first ? [firstPayment(input, first)] : []),
    ...balancePayment(input),
    reservedUntil === null
      ? `Once this offer is accepted, the vehicle is reserved for ${span(plan.reservationDays)}.`
      : `The vehicle is reserved until ${dayInWords(reservedUntil)}.`,
  ]
}

/** Each instalment with its amount and when it is due; empty where the balance is paid at once. */
export function installmentPlanNotes(
  payments: readonly InvoicePayment[],
  received: InvoiceReceived | null,
): string[] {
  const instalments = payments.filter(({ kind }) => kind === 'INSTALMENT')
  return instalments.map((payment, index) => {
    const open = openOfPayment(payment, received)
    const due = open.amount === payment.amount.amount ? 'due' : `${amountText(open)} still due`
    const end = open.amount === 0 ? 'received' : `${due} ${dueText(payment)}`
    return `Instalment ${index + 1} of ${instalments.length}: ${amountText(payment.amount)}, ${end}.`
  })
}
