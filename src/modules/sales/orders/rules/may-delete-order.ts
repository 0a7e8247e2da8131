import { err, ok, type Result } from '@/kernel/result'
import type { OrderStatus } from './order-statuses'

/** Why something cannot be deleted; `message` is for the caller. */
export type DeletionRefusal = { reason: 'has_payments' | 'not_cancelled'; message: string }

/**
 * Whether an order may be deleted: once it is cancelled, and if no money was ever recorded for it, not even by
 * mistake. Its papers must not vanish otherwise.
 */
export function mayDeleteOrder(status: OrderStatus, hasReceipts: boolean): Result<null, DeletionRefusal> {
  if (hasReceipts)
    return err({ reason: 'has_payments', message: 'An order with payments cannot be deleted.' })
  if (status !== 'ORDER_CANCELLED')
    return err({
      reason: 'not_cancelled',
      message: 'Only a cancelled order can be deleted. Cancel it first.',
    })
  return ok(null)
}
