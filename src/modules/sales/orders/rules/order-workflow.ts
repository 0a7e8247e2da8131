import {
  type ActorOf,
  type EffectOf,
  type MailOf,
  type NeedOf,
  namesOf,
  nextSteps,
  type StepOf,
  type Steps,
  statesAfter,
} from '@/kernel/workflow/workflow'
import { isOrderOpen } from './is-order-open'
import { CLAIMING_STATUSES, type OrderStatus } from './order-statuses'

type OrderRow = { from: readonly OrderStatus[]; to: OrderStatus }

/**
 * The whole life of an order after the acceptance of its quote. Buttons, guards, mails and the API
 * documentation are derived from this table. Actor `admin` is role 1, `staff` everybody else in the back office, `customer` whose order it is.
 */
export const ORDER_STEPS = {
  confirm: {
    from: ['PENDING_CONFIRMATION'],
    to: 'ORDER_CONFIRMED',
    by: ['staff', 'admin'],
    mails: ['order-confirmed'],
    effects: ['sellVehicle'],
  },
  start: {
    from: ['ORDER_CONFIRMED', 'VEHICLE_SWITCHED'],
    to: 'IN_PROGRESS',
    by: ['staff', 'admin'],
    needs: ['firstPayment'],
    mails: ['order-news'],
  },
  prepare: {
    from: ['IN_PROGRESS'],
    to: 'VEHICLE_PREPARATION_INSPECTION',
    by: ['staff', 'admin'],
    needs: ['notDeparted'],
    mails: ['order-news'],
  },
  makeReady: {
    from: ['VEHICLE_PREPARATION_INSPECTION'],
    to: 'VEHICLE_READY',
    by: ['staff', 'admin'],
    needs: ['notDeparted'],
    mails: ['order-news'],
  },
  offerPickup: {
    from: ['VEHICLE_READY'],
    to: 'READY_FOR_PICKUP',
    by: ['staff', 'admin'],
    needs: ['notAtSea', 'sailed'],
    mails: ['order-news'],
  },
  scheduleDelivery: {
    from: ['VEHICLE_READY'],
    to: 'DELIVERY_SCHEDULED',
    by: ['staff', 'admin'],
    mails: ['order-news'],
  },
  deliver: {
    from: ['READY_FOR_PICKUP', 'DELIVERY_SCHEDULED'],
    to: 'ORDER_DELIVERED',
    by: ['staff', 'admin'],
    needs: ['arrived', 'paidAtDelivery'],
    mails: ['order-news'],
  },
  changeToDelivery: {
    from: ['READY_FOR_PICKUP'],
    to: 'DELIVERY_SCHEDULED',
    by: ['staff', 'admin'],
    needs: ['reason'],
    mails: ['order-news'],
  },
  changeToPickup: {
    from: ['DELIVERY_SCHEDULED'],
    to: 'READY_FOR_PICKUP',
    by: ['staff', 'admin'],
    needs: ['notAtSea', 'reason', 'sailed'],
    mails: ['order-news'],
  },
  complete: {
    from: ['ORDER_DELIVERED'],
    to: 'ORDER_COMPLETED',
    by: ['staff', 'admin'],
    needs: ['paid'],
    mails: ['order-completed'],
  },
  takeBack: {
    from: ['ORDER_DELIVERED', 'ORDER_COMPLETED'],
    to: 'VEHICEL_RETURNED',
    by: ['staff', 'admin'],
    needs: ['reason', 'inReturnWindow'],
    mails: ['order-returned'],
    effects: ['takeVehicleBack'],
  },
  closeReturn: {
    from: ['VEHICEL_RETURNED'],
    to: 'ORDER_RETURNED',
    by: ['staff', 'admin'],
    needs: ['reason'],
    mails: ['order-returned'],
  },
  switchVehicle: {
    from: [
      'ORDER_CONFIRMED',
      'IN_PROGRESS',
      'VEHICLE_PREPARATION_INSPECTION',
      'VEHICLE_READY',
      'VEHICEL_RETURNED',
    ],
    to: 'VEHICLE_SWITCHED',
    by: ['staff', 'admin'],
    needs: ['notDeparted', 'reason', 'freeVehicle'],
    mails: ['order-switched'],
    effects: ['switchVehicle'],
  },
  cancel: {
    from: [
      'PENDING_CONFIRMATION',
      'ORDER_CONFIRMED',
      'IN_PROGRESS',
      'VEHICLE_PREPARATION_INSPECTION',
      'VEHICLE_READY',
    ],
    to: 'ORDER_CANCELLED',
    by: ['staff', 'admin'],
    needs: ['reason'],
    mails: ['order-cancelled'],
    effects: ['freeVehicle'],
  },
  cancelLate: {
    from: ['READY_FOR_PICKUP', 'DELIVERY_SCHEDULED'],
    to: 'ORDER_CANCELLED',
    by: ['admin'],
    needs: ['reason'],
    mails: ['order-cancelled'],
    effects: ['freeVehicle'],
  },
  cancelByCustomer: {
    from: ['PENDING_CONFIRMATION'],
    to: 'ORDER_CANCELLED',
    by: ['customer'],
    mails: ['order-cancelled'],
    effects: ['freeVehicle'],
  },
} as const satisfies Steps & Record<string, OrderRow>

type Table = typeof ORDER_STEPS
export type OrderStep = StepOf<Table>
export type OrderActor = ActorOf<Table>
export type OrderNeed = NeedOf<Table>
export type OrderMail = MailOf<Table>
export type OrderEffect = EffectOf<Table>

/** Whether some step goes from one state to another. */
export const isOrderStep = (from: OrderStatus, to: OrderStatus): boolean => stepBetween(from, to) !== null

/** The step that goes from one state to another, whoever may take it; null if there is none. */
export const stepBetween = (from: OrderStatus, to: OrderStatus): OrderStep | null =>
  namesOf(ORDER_STEPS).find((name) => {
    const row: OrderRow = ORDER_STEPS[name]
    return row.to === to && row.from.includes(from)
  }) ?? null

const AFTER_START = statesAfter(ORDER_STEPS, ORDER_STEPS.start.to)
const CAN_START: readonly OrderStatus[] = ORDER_STEPS.start.from

/** The states of open orders on whose vehicle work has begun, which the first payment comes before. */
export const STARTED_STATUSES = CLAIMING_STATUSES.filter(
  (status) => isOrderOpen(status) && AFTER_START.has(status) && !CAN_START.includes(status),
)

/** Those of open orders on whose vehicle it has not. */
export const NOT_STARTED_STATUSES = CLAIMING_STATUSES.filter(
  (status) => isOrderOpen(status) && !STARTED_STATUSES.includes(status),
)

/** The steps available to a member of staff in this state. */
export const orderSteps = (status: OrderStatus, actor: OrderActor): OrderStep[] =>
  nextSteps(ORDER_STEPS, status, actor)

/** Whether a step has a condition. */
export const hasNeed = (step: OrderStep, requirement: OrderNeed): boolean => {
  const row = ORDER_STEPS[step]
  return 'needs' in row && row.needs.some((need) => need === requirement)
}

/** Whether a step needs a reason, which the customer gets. */
export const needsReason = (step: OrderStep): boolean => hasNeed(step, 'reason')

/** Whether the order itself shows why: where it ends, or becomes another vehicle's. Of other steps, its history does. */
export const isReasonOfOrder = (step: OrderStep): boolean =>
  !['changeToDelivery', 'changeToPickup'].includes(step)
