import type { OrderEnd } from '@/modules/sales/quotes/rules/order/order-end'
import type { OrderStatus } from './order-statuses'
import { orderSteps, stepBetween } from './order-workflow'
import { type Payment, paidOf } from './payment-arithmetic'

/** How a customer gets out of an order: at once until it is confirmed, afterwards by a request to staff. */
export type Cancellation = 'cancel' | 'request'

/** What a customer may do about an order in this state; null where nobody can cancel it any more. */
export function cancellationOf(status: OrderStatus): Cancellation | null {
  if (orderSteps(status, 'customer').includes('cancelByCustomer')) return 'cancel'
  return stepBetween(status, 'ORDER_CANCELLED') ? 'request' : null
}

/** The reason recorded for an order cancelled by its customer, unless they give one. */
export const CANCELLED_BY_CUSTOMER = 'Cancelled by the customer'

/** With these the vehicle is ours again: nothing is to be paid any more, and what was paid goes back. */
export const GIVEN_BACK_STATUSES: readonly OrderStatus[] = [
  'VEHICEL_RETURNED',
  'ORDER_RETURNED',
  'ORDER_CANCELLED',
]

/** How an order has come to nothing; null while it goes on, and of a completed one. */
export const orderEndOf = (status: OrderStatus): OrderEnd | null =>
  status === 'ORDER_CANCELLED' ? 'CANCELLED' : GIVEN_BACK_STATUSES.includes(status) ? 'RETURNED' : null

/** Whether payments that have not come are still due in this state. */
export const isStillDue = (status: OrderStatus): boolean => !GIVEN_BACK_STATUSES.includes(status)

/** What has to go back for a cancelled or returned order, in minor units: what was received less what was refunded. */
export const refundOwed = (
  status: OrderStatus,
  payments: readonly Pick<Payment, 'kind' | 'received'>[],
): number => (isStillDue(status) ? 0 : Math.max(0, paidOf(payments)))
