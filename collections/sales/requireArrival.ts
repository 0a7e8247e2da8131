import type { CollectionBeforeChangeHook } from 'payload'
import { APIError } from 'payload'
import type { Milestone } from '@/modules/sales/orders/rules/shipping/milestones'
import { hasArrived } from '@/modules/sales/orders/rules/shipping/voyage-state'

type State = { status?: string; shipment?: { milestone?: Milestone | null } | null }

/** Holds for every write: an order is not delivered before its vehicle has arrived, unless its step was overridden. */
export const requireArrival: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  const { shipment: was, status: before }: State = originalDoc ?? {}
  const { shipment = was, status }: State = data
  const isDelivered = status === 'ORDER_DELIVERED' && before !== status
  if (!isDelivered || context.isArrivalOverridden === true || hasArrived(shipment?.milestone ?? null))
    return data
  throw new APIError(
    'An order cannot be delivered before its vehicle has arrived.',
    409,
    { code: 'conflict' },
    true,
  )
}
