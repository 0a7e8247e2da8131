import { err, ok, type Result } from '@/kernel/result'
import { type StepRefusal, takeStep } from '@/kernel/workflow/workflow'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { isOrderOpen, ORDER_STATUS_LABELS, type OrderStatus } from './order-statuses'
import { STEP_INFINITIVE } from './order-step-words'
import {
  ORDER_STEPS,
  type OrderActor,
  type OrderEffect,
  type OrderMail,
  type OrderNeed,
  type OrderStep,
} from './order-workflow'

/** Why a step of an order cannot be taken; `message` is for the caller. */
export type OrderRefusal = { reason: 'wrong_actor' | 'wrong_state' | OrderNeed; message: string }

/** An order as these rules see it. */
export type JudgedOrder = {
  status: OrderStatus
  /** When it was completed, cancelled or returned. */
  endedAt: Date | null
}

/** A vehicle that is to take the place of the order's own. */
export type NewVehicle = { status: VehicleStatus; isClaimed: boolean; inTrash: boolean }

/** The facts for judging a step. */
export type OrderFacts = {
  reason: string | null
  /** The first payment has been received in full. */
  isFirstPaid: boolean
  /** Staff start although it has not been; the reason says why. */
  isOverridden: boolean
  /** Minor units still to be paid. */
  balance: number
  /** How many days after completion a vehicle may be returned. */
  returnWindowDays: number
  newVehicle: NewVehicle | null
  now: Date
}

/** A step's result. */
export type OrderChange = {
  status: OrderStatus
  /** Set when it closes, null when it is open again. */
  endedAt: Date | null
  mails: readonly OrderMail[]
  effects: readonly OrderEffect[]
}

const DAY_MS = 86_400_000

/** Judges one step of an order by the table and its guards. */
export function takeOrderStep(
  order: JudgedOrder,
  step: OrderStep,
  actor: OrderActor,
  facts: OrderFacts,
): Result<OrderChange, OrderRefusal> {
  const taken = takeStep(ORDER_STEPS, order.status, step, actor, needsOf(order, facts))
  if (!taken.ok) return err(inWords(taken.error, order.status, step, facts))
  const { effects, mails, to } = taken.value
  return ok({ status: to, endedAt: isOrderOpen(to) ? null : facts.now, mails, effects })
}

const hasReason = ({ reason }: OrderFacts): boolean => Boolean(reason?.trim())

/** The last moment of the return window; null for an order that is not completed. */
export const returnableUntil = (order: JudgedOrder, returnWindowDays: number): Date | null =>
  order.status === 'ORDER_COMPLETED' && order.endedAt
    ? new Date(order.endedAt.getTime() + returnWindowDays * DAY_MS)
    : null

function needsOf(order: JudgedOrder, facts: OrderFacts): Record<OrderNeed, boolean> {
  const until = returnableUntil(order, facts.returnWindowDays)
  const { newVehicle } = facts
  return {
    reason: hasReason(facts),
    firstPayment: facts.isFirstPaid || (facts.isOverridden && hasReason(facts)),
    paid: facts.balance === 0,
    inReturnWindow: until === null || facts.now <= until,
    freeVehicle: newVehicle?.status === 'PUBLISHED' && !newVehicle.isClaimed && !newVehicle.inTrash,
  }
}

function inWords(
  refusal: StepRefusal<typeof ORDER_STEPS>,
  status: OrderStatus,
  step: OrderStep,
  facts: OrderFacts,
): OrderRefusal {
  const { reason } = refusal
  if (reason === 'wrong_actor')
    return { reason, message: `Only an administrator can ${STEP_INFINITIVE[step]} now.` }
  if (reason === 'wrong_state')
    return {
      reason,
      message: `This order is ${ORDER_STATUS_LABELS[status].toLowerCase()}: you cannot ${STEP_INFINITIVE[step]}.`,
    }
  return { reason: refusal.need, message: UNMET[refusal.need](facts) }
}

const UNMET: Record<OrderNeed, (facts: OrderFacts) => string> = {
  reason: () => 'Give a reason.',
  firstPayment: ({ isOverridden }) =>
    isOverridden
      ? 'Give a reason for starting without the first payment.'
      : 'The first payment has not been received. To start without it, say why.',
  paid: () => 'This order is not paid in full.',
  inReturnWindow: ({ returnWindowDays }) =>
    `A vehicle can be returned within ${returnWindowDays} days after the order is completed.`,
  freeVehicle: ({ newVehicle }) =>
    newVehicle ? 'Choose a vehicle that is published and free.' : 'Choose the vehicle to switch to.',
}
