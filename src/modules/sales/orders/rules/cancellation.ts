import type { OrderStatus } from './order-statuses'
import { orderSteps, stepBetween } from './order-workflow'
import { type Payment, paidOf } from './payments'

/** How a customer gets out of an order: at once until it is confirmed, afterwards by asking staff. */
export type Cancellation = 'cancel' | 'request'

/** What a customer may do about an order in this state; null where nobody can cancel it any more. */
export function cancellationOf(status: OrderStatus): Cancellation | null {
  if (orderSteps(status, 'customer').includes('cancelByCustomer')) return 'cancel'
  return stepBetween(status, 'ORDER_CANCELLED') ? 'request' : null
}

/** The reason recorded for an order cancelled by its customer, unless they give one. */
export const CANCELLED_BY_CUSTOMER = 'Cancelled by the customer'

/** What has to go back for a cancelled order, in minor units: what was received less what was refunded. */
export const refundOwed = (
  status: OrderStatus,
  payments: readonly Pick<Payment, 'kind' | 'received'>[],
): number => (status === 'ORDER_CANCELLED' ? Math.max(0, paidOf(payments)) : 0)

const NOTHING_DUE: readonly OrderStatus[] = ['ORDER_CANCELLED', 'ORDER_RETURNED']

/** Whether payments that have not come are still due in this state. */
export const isStillDue = (status: OrderStatus): boolean => !NOTHING_DUE.includes(status)
