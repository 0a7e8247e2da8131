import { err, ok, type Result } from '@/kernel/result'
import type { OrderStatus } from './order-statuses'
import type { Payment } from './payments'

/** Why something cannot be deleted; `message` is for the caller. */
export type DeletionRefusal = { reason: 'has_payments' | 'not_cancelled'; message: string }

/**
 * Whether an order may be deleted: once it is cancelled, and if no money was ever received or paid back for
 * it. Its papers must not vanish otherwise.
 */
export function mayDeleteOrder(
  status: OrderStatus,
  payments: readonly Pick<Payment, 'received'>[],
): Result<null, DeletionRefusal> {
  if (payments.some(({ received }) => received > 0))
    return err({ reason: 'has_payments', message: 'An order with payments cannot be deleted.' })
  if (status !== 'ORDER_CANCELLED')
    return err({
      reason: 'not_cancelled',
      message: 'Only a cancelled order can be deleted. Cancel it first.',
    })
  return ok(null)
}
