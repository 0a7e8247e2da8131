import type { Day } from '@/kernel/days'
import { HANDOVER_STATUSES, type OrderStatus } from '../order-statuses'

/** A change of how an order is handed over, and the company's day on which it was made. */
export type HandoverChange = { from: OrderStatus; to: OrderStatus; day: Day }

/** Names the mail about a change: to and fro on one day is written about once each way. */
export const handoverEffect = ({ day, from, to }: HandoverChange): string => `${from}:${to}:${day}`

/**
 * What a customer has still to be notified of: how the order is handed over now, where the last mail, sent at the first
 * change of its way on its day, is outdated; null where it is not, or the order has moved on.
 *
 * @param changes in their order
 */
export function unsentHandover(status: OrderStatus, changes: readonly HandoverChange[]): OrderStatus | null {
  if (!HANDOVER_STATUSES.includes(status)) return null
  const effects = changes.map(handoverEffect)
  const written = changes.filter((_, index) => effects.indexOf(effects[index] ?? '') === index)
  return written.at(-1)?.to === status ? null : status
}
