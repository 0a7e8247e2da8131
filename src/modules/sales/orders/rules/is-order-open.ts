import { OPEN_ORDER_STATUSES, type OrderStatus } from './order-statuses'

/** Whether somebody still has to work on the order. */
export const isOrderOpen = (status: OrderStatus): boolean => OPEN_ORDER_STATUSES.includes(status)
