import {
  type Claim,
  type ClaimEffect,
  REPORTED,
  UNDECIDED,
  type VehicleChange,
} from '@/modules/inventory/vehicles/rules/vehicle-claims'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { IN_FORCE, type OpenStatus, RESERVATION_STEPS, type VehicleStep } from './reservation-workflow'
import { utcMomentText } from './utc-moment-text'

/** A reservation that is waiting or in force; `expiresAt` is the end of one in force. */
export type OpenReservation = Claim & {
  status: OpenStatus
  customerId: number
  expiresAt: Date | null
}

/** The effect of a vehicle's change on one of its reservations. */
export type ReservationEffect = ClaimEffect<OpenReservation> & {
  /** The step that ends it; UNDECIDED until it is known who has bought the vehicle; null if it stays open. */
  ends: VehicleStep | typeof UNDECIDED | null
  /** It stays in the queue of a vehicle that cannot be reserved for now. */
  waits: boolean
  /** It moves with the vehicle to another showroom. */
  moves: boolean
}

/** With these a vehicle is no longer for sale, so nobody needs to wait for it. */
const isOver = ({ isTrashed, to }: VehicleChange): boolean =>
  isTrashed === true || to === 'SOLD' || to === 'ARCHIVED'

const changesStatus = ({ from, isTrashed, to }: VehicleChange): boolean => isTrashed === true || from !== to

/** A confirmed reservation means that the vehicle is reserved: any other status ends it. */
function endOfHold(change: VehicleChange): ReservationEffect['ends'] {
  if (!changesStatus(change) || (change.to === 'RESERVED' && !change.isTrashed)) return null
  if (change.isTrashed || change.to !== 'SOLD') return 'release'
  if (change.isSoldToHolder === undefined) return UNDECIDED
  return change.isSoldToHolder ? 'convert' : 'release'
}

const WAS_ON_OFFER: readonly VehicleStatus[] = ['PUBLISHED', 'RESERVED']

function effectOn(claim: OpenReservation, change: VehicleChange): ReservationEffect {
  const isHold = claim.status === IN_FORCE
  const ends = isHold ? endOfHold(change) : changesStatus(change) && isOver(change) ? 'reject' : null
  const isHalted = change.to === 'RESERVED' ? change.from === 'PUBLISHED' : WAS_ON_OFFER.includes(change.from)
  const waits = !isHold && ends === null && changesStatus(change) && change.to !== 'PUBLISHED' && isHalted
  return { claim, ends, waits, moves: ends === null && change.isMoved === true }
}

/** The effects of a vehicle's change on its open reservations; unaffected ones are left out. */
export const reservationEffects = (
  open: readonly OpenReservation[],
  change: VehicleChange,
): ReservationEffect[] =>
  open
    .map((claim) => effectOn(claim, change))
    .filter(({ ends, moves, waits }) => ends !== null || moves || waits)

/** One or two sentences about the effect on a reservation, for the person about to change the vehicle. */
export function effectText({ claim, ends, moves, waits }: ReservationEffect, to: VehicleStatus): string {
  const { customer, expiresAt, status } = claim
  const owner = `${customer ?? 'A customer'}’s`
  const what =
    status === IN_FORCE
      ? `${owner} reservation${expiresAt ? ` until ${utcMomentText(expiresAt)}` : ''}`
      : `${owner} request`
  if (ends === UNDECIDED)
    return `${what} will be closed as bought if ${customer ?? 'the customer'} has bought the vehicle, and will end otherwise.`
  if (ends) return `${what} ${ENDED[ends]}.${'mails' in RESERVATION_STEPS[ends] ? ` ${REPORTED}` : ''}`
  const moved = 'moves to the new showroom with the vehicle'
  if (!waits) return `${what} ${moved}.`
  const halted = `stays in the queue, but cannot be confirmed while the vehicle is ${STATUS_TEXT[to]}`
  return `${what} ${halted}${moves ? `, and ${moved}` : ''}.`
}

const ENDED: Record<VehicleStep, string> = {
  reject: 'will be rejected',
  release: 'will end',
  convert: 'will be closed as bought',
}

const STATUS_TEXT: Record<VehicleStatus, string> = {
  DRAFT: 'a draft',
  PUBLISHED: 'published',
  RESERVED: 'reserved',
  SOLD: 'sold',
  ARCHIVED: 'archived',
  IN_AUCTION: 'in an auction',
}

const REASONS: Partial<Record<VehicleStatus, string>> = {
  DRAFT: 'The vehicle is not for sale at the moment.',
  SOLD: 'The vehicle has been sold.',
  ARCHIVED: 'The vehicle is no longer for sale.',
  IN_AUCTION: 'The vehicle is going to auction.',
}

/** The reason shown to a customer if staff give none; null if there is no reason. */
export const endReason = ({ isTrashed, to }: Pick<VehicleChange, 'isTrashed' | 'to'>): string | null =>
  (isTrashed ? REASONS.ARCHIVED : REASONS[to]) ?? null

/** Why a vehicle was skipped: for whom it is reserved, or who has requested it. */
export function leftAlone(effects: readonly ReservationEffect[]): string {
  const open = effects.map(({ claim }) => claim)
  const hold = open.find(({ status }) => status === IN_FORCE)
  if (hold) return `Reserved for ${hold.customer ?? 'a customer'}`
  const names = open.flatMap(({ customer }) => customer ?? [])
  return `Requested by ${names.length > 0 ? names.join(', ') : 'a customer'}`
}
