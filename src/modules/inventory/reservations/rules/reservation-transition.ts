import { err, ok, type Result } from '@/kernel/result'
import { type StepRefusal, takeStep } from '@/kernel/workflow/workflow'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import {
  IN_FORCE,
  isOpen,
  RESERVATION_STATUS_LABELS,
  RESERVATION_STEPS,
  type ReservationActor,
  type ReservationMail,
  type ReservationNeed,
  type ReservationStatus,
  type ReservationStep,
} from './reservation-workflow'
import { STEP_DONE } from './step-words'
import { utcMomentText } from './utc-moment-text'

/** Why something about a reservation is not possible; `message` is for the caller. */
export type ReservationRefusal = {
  reason:
    | 'not_listed'
    | 'sold'
    | 'in_auction'
    | 'reserved'
    | 'held_for_you'
    | 'already_requested'
    | 'wrong_actor'
    | 'wrong_state'
    | 'held'
    | 'not_free'
    | 'not_due'
  message: string
}

/** A reservation in force: its customer and its end. */
export type LiveReservation = { customerId: number; expiresAt: Date }

/**
 * A vehicle as these rules see it. One in the trash is unavailable, but earlier requests for it can still be
 * ended.
 */
export type ReservableVehicle = { status: VehicleStatus; hold: LiveReservation | null; inTrash?: boolean }

const refuse = (reason: ReservationRefusal['reason'], message: string) => err({ reason, message })

/**
 * Whether a customer may request a reservation.
 *
 * @param own the state of this customer's open request for the vehicle, if any
 */
export function mayRequest(
  { status, hold, inTrash }: ReservableVehicle,
  customerId: number,
  own: ReservationStatus | null,
): Result<null, ReservationRefusal> {
  if (inTrash || status === 'DRAFT' || status === 'ARCHIVED') return refuse('not_listed', 'Vehicle not found')
  if (status === 'SOLD') return refuse('sold', 'This vehicle is sold.')
  if (hold?.customerId === customerId || own === IN_FORCE)
    return refuse('held_for_you', 'This vehicle is already reserved for you.')
  if (hold || status === 'RESERVED')
    return refuse(
      'reserved',
      'This vehicle is reserved for another buyer. You can request it once it becomes available.',
    )
  if (status === 'IN_AUCTION')
    return refuse('in_auction', 'This vehicle is in an auction and cannot be reserved.')
  if (own) return refuse('already_requested', 'You have already requested this vehicle.')
  return ok(null)
}

/** Whether a customer may buy the vehicle now: while it is reserved, only the customer it is reserved for. */
export const mayTakeHeld = (hold: LiveReservation | null, customerId: number): boolean =>
  hold === null || hold.customerId === customerId

/** A reservation's current state; `expiresAt` determines its end. */
type Reservation = { status: ReservationStatus; expiresAt: Date | null }

/**
 * The facts for evaluating a step: the vehicle with the reservation in force on it, whoever's, and how long
 * one lasts.
 */
export type Circumstances = { vehicle: ReservableVehicle; now: Date; hours: number }

/**
 * A step's result: the new state with its timestamps, the vehicle's new status if it changes, and who is
 * notified.
 */
export type ReservationChange = {
  status: ReservationStatus
  confirmedAt?: Date
  expiresAt?: Date
  endedAt?: Date
  vehicleStatus: VehicleStatus | null
  mails: readonly ReservationMail[]
}

const HOUR_MS = 3_600_000

/**
 * Evaluates one step of a reservation. Confirming it takes the vehicle; its end frees the vehicle unless
 * staff have changed its status in the meantime; after a purchase the vehicle stays as the sale leaves it.
 */
export function transitionReservation(
  reservation: Reservation,
  step: ReservationStep,
  actor: ReservationActor,
  circumstances: Circumstances,
): Result<ReservationChange, ReservationRefusal> {
  const { hours, now, vehicle } = circumstances
  const facts = factsOf(reservation, circumstances)
  const taken = takeStep(RESERVATION_STEPS, reservation.status, step, actor, facts)
  if (!taken.ok) return err(inWords(taken.error, reservation.status, step, vehicle))
  const { effects, mails, to } = taken.value
  const frees = effects.includes('freeVehicle') && vehicle.status === 'RESERVED'
  const times = timesOf(to, now, hours)
  const vehicleStatus = effects.includes('reserveVehicle') ? 'RESERVED' : frees ? 'PUBLISHED' : null
  return ok({ status: to, ...times, vehicleStatus, mails })
}

/** A step's timestamps: a reservation in force has an end, a finished one has ended. */
function timesOf(status: ReservationStatus, now: Date, hours: number): Partial<ReservationChange> {
  if (status === IN_FORCE) return { confirmedAt: now, expiresAt: new Date(now.getTime() + hours * HOUR_MS) }
  return isOpen(status) ? {} : { endedAt: now }
}

const factsOf = (
  { expiresAt }: Reservation,
  { now, vehicle }: Circumstances,
): Record<ReservationNeed, boolean> => ({
  outOfTrash: !vehicle.inTrash,
  unreserved: vehicle.hold === null,
  onOffer: vehicle.status === 'PUBLISHED',
  overdue: expiresAt !== null && expiresAt <= now,
})

function inWords(
  refusal: StepRefusal<typeof RESERVATION_STEPS>,
  status: ReservationStatus,
  step: ReservationStep,
  vehicle: ReservableVehicle,
): ReservationRefusal {
  const { reason } = refusal
  const cannot = `cannot be ${STEP_DONE[step]}.`
  if (reason === 'wrong_actor') return { reason, message: `This reservation ${cannot}` }
  if (reason === 'wrong_state')
    return {
      reason,
      message: `This reservation is ${RESERVATION_STATUS_LABELS[status].toLowerCase()} and ${cannot}`,
    }
  return UNMET[refusal.need](vehicle)
}

const notFree = (why: string): ReservationRefusal => ({
  reason: 'not_free',
  message: `This vehicle cannot be reserved: it is ${why}.`,
})

/** The message if one of a step's conditions does not hold. */
const UNMET: Record<ReservationNeed, (vehicle: ReservableVehicle) => ReservationRefusal> = {
  outOfTrash: () => notFree('in the trash'),
  unreserved: ({ hold }) => ({
    reason: 'held',
    message: `This vehicle is already reserved for another customer until ${hold && utcMomentText(hold.expiresAt)}. The request keeps its place in the queue.`,
  }),
  onOffer: ({ status }) => notFree(NOT_ON_OFFER[status]),
  overdue: () => ({ reason: 'not_due', message: 'This reservation has not expired yet.' }),
}

/** How a vehicle that cannot be reserved stands. */
export const NOT_ON_OFFER: Record<VehicleStatus, string> = {
  DRAFT: 'not published',
  PUBLISHED: 'published',
  RESERVED: 'already reserved',
  SOLD: 'sold',
  ARCHIVED: 'archived',
  IN_AUCTION: 'in an auction',
}
