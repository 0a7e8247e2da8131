import type { OrderStatus } from './order-statuses'

/** With these the vehicle is ours again: nothing is to be paid any more, and what was paid goes back. */
export const GIVEN_BACK_STATUSES: readonly OrderStatus[] = [
  'VEHICEL_RETURNED',
  'ORDER_RETURNED',
  'ORDER_CANCELLED',
]

/** Whether payments that have not come are still due in this state. */
export const isStillDue = (status: OrderStatus): boolean => !GIVEN_BACK_STATUSES.includes(status)
