import { ORDER_END_BADGES, type OrderEnd } from '../order/order-end'
import { QUOTE_STATUS_LABELS, type QuoteStatus } from '../quote-statuses'
import { QUOTE_TONES, VEHICLE_GONE_LABEL } from './quote-tones'

export type QuoteTone = (typeof QUOTE_TONES)[QuoteStatus]

/**
 * The badge of a quote. One whose day is over counts as expired before the job has marked it, also without its
 * vehicle.
 */
export function quoteBadge({
  isExpired,
  isVehicleGone,
  orderEnd,
  status,
}: {
  status: QuoteStatus
  /** How its order has come to nothing; null while it goes on, and without one. */
  orderEnd: OrderEnd | null
  isExpired: boolean
  isVehicleGone: boolean
}): { label: string; tone: QuoteTone } {
  if (orderEnd) return ORDER_END_BADGES[orderEnd]
  if (isVehicleGone && !isExpired) return { label: VEHICLE_GONE_LABEL, tone: 'red' }
  const shown = isExpired ? 'EXPIRED' : status
  return { label: QUOTE_STATUS_LABELS[shown], tone: QUOTE_TONES[shown] }
}
