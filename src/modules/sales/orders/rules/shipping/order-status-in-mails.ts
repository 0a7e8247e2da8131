import { formatMoney } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import { GIVEN_BACK_STATUSES } from '../is-still-due'
import { HANDOVER_STATUSES, type OrderStatus } from '../order-statuses'
import { type OrderAmounts, orderSum } from '../order-sum'

/** An order as its mails describe it; amounts in major units, days YYYY-MM-DD. */
export type OrderOfMail = OrderAmounts & {
  status: OrderStatus
  nextPayment: { amount: number; dueOn: string | null } | null
  /** Refunded as goodwill. */
  goodwill: number
  /** Of a cancelled or returned order: what has to go back. */
  refundOwed: number
  showroom: { name: string } | null
  etd: string | null
  eta: string | null
}

/** Where an order stands, in sentences: its sum with what it covers, what is due, where it goes, and when. */
export function orderStatusInMails(order: OrderOfMail): string {
  const { currency, eta, etd, goodwill, nextPayment, portName, refundOwed, showroom, status } = order
  const due = nextPayment && formatMoney(nextPayment.amount, currency)
  const isHandedOver = HANDOVER_STATUSES.includes(status)
  // Nothing travels to its customer any more.
  const isOnItsWay = !GIVEN_BACK_STATUSES.includes(status)
  return [
    `Total: ${orderSum(order).total}.`,
    goodwill > 0 && `Price reduced by ${formatMoney(goodwill, currency)}.`,
    due && `Due next: ${due}${nextPayment?.dueOn ? ` by ${dayInWords(nextPayment.dueOn)}` : ''}.`,
    refundOwed > 0 && `Refund owed to you: ${formatMoney(refundOwed, currency)}.`,
    portName && `Port of discharge: ${portName}.`,
    !portName && isHandedOver && showroom && `Place: ${showroom.name}.`,
    isOnItsWay && etd && `Departure: ${dayInWords(etd)}.`,
    isOnItsWay && eta && `Arrival: ${dayInWords(eta)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
