import { type Issue, issue } from '@/kernel/issue'
import { DELIVERED_STATUSES, HANDOVER_STATUSES, type OrderStatus } from '../order-statuses'
import { NOT_STARTED_STATUSES, type OrderStep } from '../order-workflow'
import type { Milestone } from './milestones'
import type { Shipment } from './shipment'
import { hasArrived, hasSailed, isAtSea } from './voyage-state'

const START_FIRST = 'Confirm and start the order first: then its vehicle can depart'
const HAND_OVER_FIRST =
  'Offer the vehicle for pick-up or schedule its delivery first: then it can be delivered or collected'

/** What an order has still to go through until its vehicle is on its way. */
const UNTIL_DEPARTURE: Partial<Record<OrderStatus, readonly OrderStep[]>> = {
  IN_PROGRESS: ['prepare', 'makeReady', 'scheduleDelivery'],
  VEHICLE_PREPARATION_INSPECTION: ['makeReady', 'scheduleDelivery'],
  VEHICLE_READY: ['scheduleDelivery'],
}

const isBefore = (status: OrderStatus): boolean =>
  NOT_STARTED_STATUSES.includes(status) || status in UNTIL_DEPARTURE

/** Why a stage cannot be entered yet: the order has not come so far. */
export function checkStageOfOrder(status: OrderStatus, stage: Milestone | null): Issue[] {
  if (!hasSailed(stage)) return []
  if (NOT_STARTED_STATUSES.includes(status)) return [issue('milestone', START_FIRST)]
  return stage === 'DELIVERED' && isBefore(status) ? [issue('milestone', HAND_OVER_FIRST)] : []
}

/** The steps that an order takes with the stage of its shipment, so that both agree. */
export function stepsToStage(status: OrderStatus, stage: Milestone | null): readonly OrderStep[] {
  if (stage === 'DELIVERED') return HANDOVER_STATUSES.includes(status) ? ['deliver'] : []
  if (!hasSailed(stage)) return []
  if (status === 'READY_FOR_PICKUP') return isAtSea(stage) ? ['changeToDelivery'] : []
  return UNTIL_DEPARTURE[status] ?? []
}

/** Whether a new stage means that the vehicle has left, which payment before shipment comes first for. */
export const isDeparture = (before: Milestone | null, stage: Milestone | null): boolean =>
  !hasSailed(before) && hasSailed(stage)

/** The shipment of an order that is delivered: over, and its arrival no longer ahead. */
export const shipmentOfDelivered = (
  eta: string | null,
  today: string,
): Pick<Shipment, 'eta' | 'milestone'> => ({
  milestone: 'DELIVERED',
  eta: eta && eta > today ? today : eta,
})

/** Of an order that is delivered, the stage stays where its customer has the vehicle. */
export const checkStageOfDelivered = (
  entered: Milestone | null,
  { milestone, status }: { milestone: Milestone | null; status: OrderStatus },
): Issue[] =>
  DELIVERED_STATUSES.includes(status) && hasArrived(milestone) && !hasArrived(entered)
    ? [issue('milestone', 'This order is delivered, so its vehicle has arrived')]
    : []
