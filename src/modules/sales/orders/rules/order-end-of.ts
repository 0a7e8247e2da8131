import type { OrderEnd } from '@/modules/sales/quotes/rules/order/order-end'
import { GIVEN_BACK_STATUSES } from './is-still-due'
import type { OrderStatus } from './order-statuses'

/** How an order has come to nothing; null while it goes on, and of a completed one. */
export const orderEndOf = (status: OrderStatus): OrderEnd | null =>
  status === 'ORDER_CANCELLED' ? 'CANCELLED' : GIVEN_BACK_STATUSES.includes(status) ? 'RETURNED' : null
