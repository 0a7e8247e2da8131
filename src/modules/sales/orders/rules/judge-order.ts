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
import { isOverrideReason, OVERRIDE_NOT_ALLOWED, OVERRIDE_REASON_SHORT } from './override-payment'

/** Why a step of an order cannot be taken; `message` is for the caller. */
export type OrderRefusal = {
  reason: 'wrong_actor' | 'wrong_state' | 'override' | 'overrideReason' | OrderNeed
  message: string
}

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
  /** Minor units that should have been paid before a step that needs a payment. */
  missing: Record<PaymentNeed, number>
  /** Staff go on although it has not been; the reason says why. */
  isOverridden: boolean
  /** The actor is allowed to. */
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
  const overridden = missingFor(step, facts)
  return ok({ status: to, endedAt: isOrderOpen(to) ? null : facts.now, overridden, mails, effects })
}

/** What is missing of the payment that a step needs. */
function missingFor(step: OrderStep, { missing }: OrderFacts): number {
  const row = ORDER_STEPS[step]
  const needs: readonly string[] = 'needs' in row ? row.needs : []
  const unpaid = (['firstPayment', 'paidAtDelivery'] as const).find((need) => needs.includes(need))
  return unpaid ? missing[unpaid] : 0
}

const mayGoOn = (facts: OrderFacts): boolean =>
  facts.isOverridden && facts.mayOverride && isOverrideReason(facts.reason)

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
    firstPayment: facts.missing.firstPayment === 0 || mayGoOn(facts),
    paidAtDelivery: facts.missing.paidAtDelivery === 0 || mayGoOn(facts),
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
  const isPayment = refusal.need === 'firstPayment' || refusal.need === 'paidAtDelivery'
  if (isPayment && facts.isOverridden) return overrideRefusal(facts)
  return { reason: refusal.need, message: UNMET[refusal.need](facts) }
}

const overrideRefusal = ({ mayOverride }: OrderFacts): OrderRefusal =>
  mayOverride
    ? { reason: 'overrideReason', message: OVERRIDE_REASON_SHORT }
    : { reason: 'override', message: OVERRIDE_NOT_ALLOWED }

const UNMET: Record<OrderNeed, (facts: OrderFacts) => string> = {
  reason: () => 'Give a reason.',
  firstPayment: () =>
    'The first payment has not been received. An administrator can start without it, for a reason.',
  paidAtDelivery: () =>
    'The vehicle has not been paid for. An administrator can have it delivered nevertheless, for a reason.',
  paid: () => 'This order is not paid in full.',
  inReturnWindow: ({ returnWindowDays }) =>
    `A vehicle can be returned within ${returnWindowDays} days after the order is completed.`,
  freeVehicle: ({ newVehicle }) =>
    newVehicle ? 'Choose a vehicle that is published and free.' : 'Choose the vehicle to switch to.',
}
