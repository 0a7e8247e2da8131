import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { NOT_ON_OFFER } from './reservation-transition'
import { IN_FORCE, type ReservationStatus, type StaffStep } from './reservation-workflow'
import { utcMomentText } from './utc-moment-text'

/** Somebody else's reservation that is in force on the same vehicle; the name is null if it is not for the reader. */
export type OtherHold = { customer: string | null; until: string }

/** What a decision depends on besides the reservation itself. */
export type DecidedOn = {
  status: ReservationStatus
  /** The place in the queue, 1 being next; null for one that does not wait. */
  queuePlace: number | null
  queueLength: number
  /** Who requested it before, the first of them first; without names for staff who do not deal with customers. */
  askedBefore: readonly string[]
  heldFor: OtherHold | null
  vehicle: { status: VehicleStatus }
}

/** What staff should know before a decision; `isPossible` is false for one that would be refused as things stand. */
export type DecisionNotes = { notes: string[]; isPossible: boolean }

const requests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** The order of the queue, a vehicle that is held already, and what becomes of the others. */
export function decisionNotes(decision: StaffStep, row: DecidedOn): DecisionNotes {
  const waiting = row.queueLength - (row.queuePlace === null ? 0 : 1)
  if (decision === 'release')
    return {
      notes: waiting > 0 ? [`${requests(waiting)} can then be decided: ${onlyOrFirst(waiting)}.`] : [],
      isPossible: row.status === IN_FORCE,
    }
  const notes = [queueNote(row)].filter((note) => note !== null)
  if (decision === 'reject') return { notes, isPossible: true }
  const obstacle = obstacleTo(row)
  return { notes: obstacle ? [obstacle, ...notes] : notes, isPossible: obstacle === null }
}

const onlyOrFirst = (count: number) =>
  count === 1 ? 'it is the only one waiting' : 'the first in the queue is next'

/** Why a request cannot be confirmed now; null if it can. */
function obstacleTo({ heldFor, vehicle }: DecidedOn): string | null {
  if (heldFor) {
    const whom = heldFor.customer ?? 'another customer'
    return `The vehicle is already reserved for ${whom} until ${utcMomentText(new Date(heldFor.until))}. This request keeps its place in the queue and can be confirmed when that reservation has ended.`
  }
  return vehicle.status === 'PUBLISHED'
    ? null
    : `The vehicle is ${NOT_ON_OFFER[vehicle.status]}, so it cannot be reserved now.`
}

/** Who requested it before and how many after; null if nobody else did. */
function queueNote({ askedBefore, queueLength, queuePlace }: DecidedOn): string | null {
  if (queuePlace === null || queueLength < 2) return null
  if (queuePlace === 1)
    return `This request is first in the queue, with ${requests(queueLength - 1)} behind it.`
  const names = askedBefore.length > 0 ? `: ${list.format(askedBefore)}` : ''
  return `${requests(queuePlace - 1)} came before this one${names}. This request is number ${queuePlace} of ${queueLength} in the queue.`
}
