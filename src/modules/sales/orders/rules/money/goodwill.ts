import { type Issue, issue } from '@/kernel/issue'
import type { OrderStatus } from '../order-statuses'

/** Whether a refund of an order in this state needs its kind. */
export const requiresGoodwill = (status: OrderStatus): boolean => status === 'ORDER_COMPLETED'

/** What is wrong with the kind of a refund: goodwill, a payment returned, or nothing. */
export function checkGoodwill(status: OrderStatus, isGoodwill: boolean | null): Issue[] {
  if (requiresGoodwill(status))
    return isGoodwill === null
      ? [issue('goodwill', 'Choose whether the price is reduced, or a payment is returned and due again')]
      : []
  return isGoodwill
    ? [issue('goodwill', 'Only the price of a completed order can be reduced by a refund')]
    : []
}
