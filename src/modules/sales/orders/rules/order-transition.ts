import { err, ok, type Result } from '@/kernel/result'
import { type StepRefusal, takeStep } from '@/kernel/workflow/workflow'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { isOrderOpen } from './is-order-open'
import { ORDER_STATUS_LABELS, type OrderStatus } from './order-statuses'
import { STEP_INFINITIVE } from './order-step-words'
import {
  hasNeed,
  ORDER_STEPS,
  type OrderActor,
  type OrderEffect,
  type OrderMail,
  type OrderNeed,
  type OrderStep,
  orderSteps,
} from './order-workflow'
import {
  ARRIVAL_NOT_ALLOWED,
  ARRIVAL_REASON_SHORT,
  isOverrideReason,
  OVERRIDE_NOT_ALLOWED,
  OVERRIDE_REASON_SHORT,
} from './payment-and-arrival-overrides'
import { MILESTONE_LABELS, type Milestone } from './shipping/milestones'
import { hasArrived, hasSailed, isAtSea, shipsBySea } from './shipping/voyage-state'

/** Why a step of an order cannot be taken; `message` is for the caller. */
export type OrderRefusal = {
  reason: 'wrong_actor' | 'wrong_state' | 'override' | 'overrideReason' | OrderNeed
  message: string
}

/** An order as these rules see it. */
export type CheckedOrder = {
  status: OrderStatus
  /** When it was completed, cancelled or returned. */
  endedAt: Date | null
  priceType: string | null
  /** How far its shipment is. */
  milestone: Milestone | null
}

/** A vehicle that is to take the place of the order's own. */
export type NewVehicle = { status: VehicleStatus; isClaimed: boolean; inTrash: boolean }

/** The facts for evaluating a step. */
export type OrderFacts = {
  reason: string | null
  /** Minor units that should have been paid before a step that needs a payment. */
  missing: Record<PaymentNeed, number>
  /** Staff go on although it has not been; with a reason. */
  isOverridden: boolean
  /** Staff mark it delivered although its vehicle has not arrived; with a reason. */
  isArrivalOverridden: boolean
  /** Staff offer it for pick-up although its vehicle has not sailed. */
  isNotSailedConfirmed: boolean
  /** The actor may override. */
  mayOverride: boolean
  /** Minor units still to be paid. */
  balance: number
  /** How many days after completion a vehicle may be returned. */
  returnWindowDays: number
  newVehicle: NewVehicle | null
  now: Date
}

/** Facts for steps that nothing has to be paid for, and no vehicle taken. */
export const NOTHING_NEEDED = {
  missing: { firstPayment: 0, paidAtDelivery: 0 },
  isOverridden: false,
  isArrivalOverridden: false,
  isNotSailedConfirmed: false,
  mayOverride: false,
  balance: 0,
  returnWindowDays: 0,
  newVehicle: null,
} satisfies Partial<OrderFacts>

/** The payments that a step can be taken without. */
export type PaymentNeed = Extract<OrderNeed, 'firstPayment' | 'paidAtDelivery'>

/** A step's result. */
export type OrderChange = {
  status: OrderStatus
  /** Set when it closes, null when it is open again. */
  endedAt: Date | null
  /** What is missing of the payment that it was taken without, in minor units; 0 if there is none. */
  overridden: number
  /** Whether it is delivered although its vehicle has not arrived. */
  isArrivalOverridden: boolean
  mails: readonly OrderMail[]
  effects: readonly OrderEffect[]
}

const DAY_MS = 86_400_000

/** Evaluates one step of an order by the table and its guards. */
export function transitionOrder(
  order: CheckedOrder,
  step: OrderStep,
  actor: OrderActor,
  facts: OrderFacts,
): Result<OrderChange, OrderRefusal> {
  const taken = takeStep(ORDER_STEPS, order.status, step, actor, needsOf(order, facts))
  if (!taken.ok) return err(inWords(taken.error, order, step, facts))
  const { effects, mails, to } = taken.value
  const overridden = missingFor(step, facts)
  const isArrivalOverridden = hasNeed(step, 'arrived') && !hasArrived(order.milestone)
  const endedAt = isOrderOpen(to) ? null : facts.now
  return ok({ status: to, endedAt, overridden, isArrivalOverridden, mails, effects })
}

/** What is missing of the payment that a step needs. */
function missingFor(step: OrderStep, { missing }: OrderFacts): number {
  const unpaid = (['firstPayment', 'paidAtDelivery'] as const).find((need) => hasNeed(step, need))
  return unpaid ? missing[unpaid] : 0
}

const mayGoOn = (facts: OrderFacts): boolean => facts.mayOverride && isOverrideReason(facts.reason)

const hasReason = ({ reason }: OrderFacts): boolean => Boolean(reason?.trim())

/** The last moment of the return window; null for an order that is not completed. */
export const returnableUntil = (
  order: Pick<CheckedOrder, 'status' | 'endedAt'>,
  returnWindowDays: number,
): Date | null =>
  order.status === 'ORDER_COMPLETED' && order.endedAt
    ? new Date(order.endedAt.getTime() + returnWindowDays * DAY_MS)
    : null

/** Whether the vehicle of a price that means a voyage has not begun it. */
export const isStillAshore = ({
  milestone,
  priceType,
}: Pick<CheckedOrder, 'milestone' | 'priceType'>): boolean => shipsBySea(priceType) && !hasSailed(milestone)

/** Whether a vehicle that is on its way, or there, speaks against the steps before. One that came back has no voyage. */
const isOnItsWay = ({ milestone, status }: Pick<CheckedOrder, 'milestone' | 'status'>): boolean =>
  hasSailed(milestone) && status !== 'VEHICEL_RETURNED'

/** The steps that a member of staff is offered: those of the state, without what the shipment speaks against. */
export const offeredSteps = (
  order: Pick<CheckedOrder, 'milestone' | 'status'>,
  actor: OrderActor,
): OrderStep[] =>
  orderSteps(order.status, actor).filter(
    (step) =>
      !(hasNeed(step, 'notDeparted') && isOnItsWay(order)) &&
      !(hasNeed(step, 'notAtSea') && isAtSea(order.milestone)),
  )

function needsOf(order: CheckedOrder, facts: OrderFacts): Record<OrderNeed, boolean> {
  const until = returnableUntil(order, facts.returnWindowDays)
  const { newVehicle } = facts
  return {
    reason: hasReason(facts),
    firstPayment: facts.missing.firstPayment === 0 || (facts.isOverridden && mayGoOn(facts)),
    paidAtDelivery: facts.missing.paidAtDelivery === 0 || (facts.isOverridden && mayGoOn(facts)),
    arrived: hasArrived(order.milestone) || (facts.isArrivalOverridden && mayGoOn(facts)),
    notDeparted: !isOnItsWay(order),
    notAtSea: !isAtSea(order.milestone),
    sailed: !isStillAshore(order) || facts.isNotSailedConfirmed,
    paid: facts.balance === 0,
    inReturnWindow: until === null || facts.now <= until,
    freeVehicle: newVehicle?.status === 'PUBLISHED' && !newVehicle.isClaimed && !newVehicle.inTrash,
  }
}

function inWords(
  refusal: StepRefusal<typeof ORDER_STEPS>,
  order: CheckedOrder,
  step: OrderStep,
  facts: OrderFacts,
): OrderRefusal {
  const { status } = order
  const { reason } = refusal
  if (reason === 'wrong_actor')
    return { reason, message: `Only an administrator can ${STEP_INFINITIVE[step]} now.` }
  if (reason === 'wrong_state')
    return {
      reason,
      message: `This order is ${ORDER_STATUS_LABELS[status].toLowerCase()}: you cannot ${STEP_INFINITIVE[step]}.`,
    }
  const { need } = refusal
  const isPayment = need === 'firstPayment' || need === 'paidAtDelivery'
  if (isPayment && facts.isOverridden)
    return overrideRefusal(facts, OVERRIDE_NOT_ALLOWED, OVERRIDE_REASON_SHORT)
  if (need === 'arrived' && facts.isArrivalOverridden)
    return overrideRefusal(facts, ARRIVAL_NOT_ALLOWED, ARRIVAL_REASON_SHORT)
  return { reason: need, message: UNMET[need](facts, order) }
}

const overrideRefusal = ({ mayOverride }: OrderFacts, notAllowed: string, tooShort: string): OrderRefusal =>
  mayOverride ? { reason: 'overrideReason', message: tooShort } : { reason: 'override', message: notAllowed }

/** How far the shipment is, inside a sentence. */
const stageText = (milestone: Milestone | null): string =>
  milestone ? MILESTONE_LABELS[milestone].toLowerCase() : 'no shipment is entered'

const UNMET: Record<OrderNeed, (facts: OrderFacts, order: CheckedOrder) => string> = {
  reason: () => 'Give a reason.',
  firstPayment: () =>
    'The first payment has not been received. An administrator can start without it, for a reason.',
  paidAtDelivery: () =>
    'The vehicle has not been paid for. An administrator can have it delivered nevertheless, for a reason.',
  arrived: (_, { milestone }) =>
    `The vehicle has not arrived yet (${stageText(milestone)}). Enter under Shipping that it has arrived or was collected. An administrator can have it marked delivered nevertheless, for a reason.`,
  notDeparted: (_, { milestone }) => `Its vehicle has left already (${stageText(milestone)}).`,
  notAtSea: (_, { milestone }) =>
    `Its vehicle is on its way (${stageText(milestone)}). It can be picked up once it has arrived.`,
  sailed: (_, { milestone, priceType }) =>
    `This is a ${priceType} order: its vehicle travels by sea and has not departed yet (${stageText(milestone)}). Is it ready for pick-up all the same?`,
  paid: () => 'This order is not paid in full.',
  inReturnWindow: ({ returnWindowDays }) =>
    `A vehicle can be returned within ${returnWindowDays} days after the order is completed.`,
  freeVehicle: ({ newVehicle }) =>
    newVehicle ? 'Choose a vehicle that is published and free.' : 'Choose the vehicle to switch to.',
}
