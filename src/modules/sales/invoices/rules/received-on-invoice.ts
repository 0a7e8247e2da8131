import type { Money } from '@/kernel/money'

/** What an order has received when its invoice is issued; amounts in minor units of its currency. */
export type OrderReceived = {
  paid: number
  balance: number
  /** Its payments, each with what it has received less what went back. */
  schedule: readonly { sequence: number; received: number }[]
}

/** The same as an invoice prints it. */
export type InvoiceReceived = {
  paid: Money
  balance: Money
  /** What is still to come of each payment, in their order. */
  open: Money[]
}

export type Payment = { sequence: number; amount: Money }

/** What was received of an invoice's payments, and what is still to be paid; null while nothing has come. */
export function receivedOnInvoice(
  payments: readonly Payment[],
  order: OrderReceived | null,
  currency: string,
): InvoiceReceived | null {
  if (!order || order.paid <= 0) return null
  const came = new Map(order.schedule.map(({ received, sequence }) => [sequence, received]))
  const open = payments.map(({ amount, sequence }) => ({
    amount: Math.max(0, amount.amount - (came.get(sequence) ?? 0)),
    currency,
  }))
  return { paid: { amount: order.paid, currency }, balance: { amount: order.balance, currency }, open }
}
