import { isStillDue } from './is-still-due'
import { type Payment, paidOf } from './money/payment-arithmetic'
import type { OrderStatus } from './order-statuses'
import { orderSteps, stepBetween } from './order-workflow'

/** How a customer gets out of an order: at once until it is confirmed, afterwards by a request to staff. */
export type Cancellation = 'cancel' | 'request'

/** What a customer may do about an order in this state; null where nobody can cancel it any more. */
export function cancellationOf(status: OrderStatus): Cancellation | null {
  if (orderSteps(status, 'customer').includes('cancelByCustomer')) return 'cancel'
  return stepBetween(status, 'ORDER_CANCELLED') ? 'request' : null
}

/** The reason recorded for an order cancelled by its customer, unless they give one. */
export const CANCELLED_BY_CUSTOMER = 'Cancelled by the customer'

/** What has to go back for a cancelled or returned order, in minor units: what was received less what was refunded. */
export const refundOwed = (
  status: OrderStatus,
  payments: readonly Pick<Payment, 'kind' | 'received'>[],
): number => (isStillDue(status) ? 0 : Math.max(0, paidOf(payments)))
