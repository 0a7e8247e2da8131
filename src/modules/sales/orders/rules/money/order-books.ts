import { refundOwed } from '../cancellation'
import { isStillDue } from '../is-still-due'
import type { OrderStatus } from '../order-statuses'
import { balanceOf, goodwillOf, openOf, type Payment, paidOf, scheduleOf } from './payment-arithmetic'

/** An order as this rule sees it; amounts in minor units. */
export type OrderOfBooks<P extends Payment = Payment> = {
  status: OrderStatus
  total: number
  payments: readonly P[]
}

/** What an order has been paid and still owes. Its parts agree: what is open of the schedule is the balance. */
export type OrderBooks<P extends Payment = Payment> = {
  /** The payments that are due, each with what it holds of the money: what went back is open again. */
  schedule: P[]
  refunds: P[]
  paid: number
  /** By how much the price was reduced after completion. */
  goodwill: number
  balance: number
  next: P | null
  refundOwed: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Calculates the books of an order from its schedule and what came and went back. */
export function booksOf<P extends Payment>({ payments, status, total }: OrderOfBooks<P>): OrderBooks<P> {
  const isDue = isStillDue(status)
  const schedule = isDue ? netSchedule(payments) : scheduleOf(payments)
  return {
    schedule,
    refunds: payments.filter(({ kind }) => kind === 'REFUND'),
    paid: paidOf(payments),
    goodwill: goodwillOf(payments),
    balance: isDue ? balanceOf({ total, payments }) : 0,
    next: isDue ? (schedule.find((one) => openOf(one) > 0) ?? null) : null,
    refundOwed: refundOwed(status, payments),
  }
}

/**
 * The schedule after refunds. What went back opens the last money that came, the latest payment first. A payment made
 * after a refund, because the schedule required no more, fills what the refund had opened, and is not listed itself. A
 * goodwill refund opens nothing: it reduces the price.
 */
export function netSchedule<P extends Payment>(payments: readonly P[]): P[] {
  const refunds = payments.filter(({ isGoodwill, kind }) => kind === 'REFUND' && !isGoodwill)
  const firstRefund = Math.min(...refunds.map(({ sequence }) => sequence))
  const all = scheduleOf(payments)
  const earlier = all.filter(({ sequence }) => sequence < firstRefund)
  const added = all.filter(({ sequence }) => sequence > firstRefund)
  let back = sum(refunds.map(({ received }) => received)) - sum(added.map(({ received }) => received))
  const net: P[] = []
  for (const payment of earlier.toReversed()) {
    const opened = Math.max(0, Math.min(back, payment.received))
    back -= opened
    net.unshift(reopened(payment, opened))
  }
  return net
}

function reopened<P extends Payment>(payment: P, opened: number): P {
  const received = payment.received - opened
  const isOpen = openOf({ amount: payment.amount, received }) > 0
  const status = isOpen ? (payment.status === 'RECEIVED' ? 'PENDING' : payment.status) : 'RECEIVED'
  return { ...payment, received, status }
}
