import type { PayloadRequest } from 'payload'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import type { Db } from '@/server/db-of'
import type { OrderChange } from '../rules/order-transition'
import { isReasonOfOrder, type OrderStep } from '../rules/order-workflow'
import { shipmentOfDelivered } from '../rules/shipping/stage-steps'
import { emitOrderStep } from './emit-order-step'
import type { LockedOrder } from './lock-order'
import { type HistoryActor, writeOrderHistory } from './write-order-history'

export type WrittenStep = {
  step: OrderStep
  change: Pick<OrderChange, 'endedAt' | 'isArrivalOverridden' | 'status'>
  reason: string | null
  by: HistoryActor
}

/** Writes a step to the order and its history, and announces it. */
export async function writeOrderStep(
  req: PayloadRequest,
  db: Db,
  order: LockedOrder,
  { by, change, reason, step }: WrittenStep,
): Promise<void> {
  const data = {
    status: change.status,
    endedAt: change.endedAt?.toISOString() ?? null,
    // How it is handed over may change more than once: that is for its history.
    reason: (isReasonOfOrder(step) && reason) || undefined,
    ...(step === 'deliver' && {
      shipment: shipmentOfDelivered(order.eta, await readCompanyDay(db, new Date())),
    }),
  }
  const { id } = order
  const context = { isArrivalOverridden: change.isArrivalOverridden }
  await req.payload.update({ collection: 'orders', id, data, req, context, overrideAccess: true, depth: 0 })
  await writeOrderHistory(db, { orderId: id, from: order.status, to: change.status, step, by, reason })
  await emitOrderStep(req, order, step, change.status)
}
