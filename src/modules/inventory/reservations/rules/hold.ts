import { err, ok, type Result } from '@/kernel/result'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

/** Every state of a hold. REQUESTED and CONFIRMED are open, the others are its ends. */
export const HOLD_STATUSES = [
  'REQUESTED',
  'CONFIRMED',
  'REJECTED',
  'EXPIRED',
  'RELEASED',
  'CONVERTED',
] as const
export type HoldStatus = (typeof HOLD_STATUSES)[number]

/** Whether a reservation still waits or is in force. */
export const isOpenHold = (status: HoldStatus): boolean => status === 'REQUESTED' || status === 'CONFIRMED'

/** What people read. */
export const HOLD_STATUS_LABELS: Record<HoldStatus, string> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  RELEASED: 'Released',
  CONVERTED: 'Bought',
}

/** The colour family of a badge. */
export const HOLD_TONES = {
  REQUESTED: 'amber',
  CONFIRMED: 'green',
  REJECTED: 'red',
  EXPIRED: 'red',
  RELEASED: 'slate',
  CONVERTED: 'violet',
} as const satisfies Record<HoldStatus, string>

/** The whole life of a hold after it was requested. Buttons, guards and mails are read from this table. */
export const HOLD_STEPS = {
  confirm: { from: 'REQUESTED', to: 'CONFIRMED', by: 'staff', mails: 'hold-confirmed' },
  reject: { from: 'REQUESTED', to: 'REJECTED', by: 'staff', mails: 'hold-rejected' },
  release: { from: 'CONFIRMED', to: 'RELEASED', by: 'staff', mails: 'hold-released' },
  withdraw: { from: 'REQUESTED', to: 'RELEASED', by: 'customer', mails: 'hold-withdrawn' },
  giveUp: { from: 'CONFIRMED', to: 'RELEASED', by: 'customer', mails: 'hold-withdrawn' },
  expire: { from: 'CONFIRMED', to: 'EXPIRED', by: 'clock', mails: 'hold-expired' },
  convert: { from: 'CONFIRMED', to: 'CONVERTED', by: 'order', mails: null },
} as const satisfies Record<
  string,
  { from: HoldStatus; to: HoldStatus; by: 'staff' | 'customer' | 'clock' | 'order'; mails: string | null }
>
export type HoldStep = keyof typeof HOLD_STEPS

/** What a customer who wants a vehicle no longer does: the request is withdrawn, the hold is given up. */
export const withdrawalOf = (status: HoldStatus): 'withdraw' | 'giveUp' =>
  status === 'CONFIRMED' ? 'giveUp' : 'withdraw'

/** The reason that stands beside a reservation that its customer ended. */
export const WITHDRAWN_NOTE = 'Withdrawn by the customer'

/** Why something about a hold cannot be; `message` is for whoever asked. */
export type HoldRefusal = {
  reason:
    | 'not_listed'
    | 'sold'
    | 'in_auction'
    | 'reserved'
    | 'held_for_you'
    | 'already_requested'
    | 'wrong_state'
    | 'held'
    | 'not_free'
    | 'not_due'
  message: string
}

/** A hold that is in force: whose it is and until when. */
export type LiveHold = { customerId: number; expiresAt: Date }

/** A vehicle as the rules of holding see it. One in the trash is for nobody, but what was asked of it still ends. */
export type HoldVehicle = { status: VehicleStatus; hold: LiveHold | null; inTrash?: boolean }

const HOUR_MS = 3_600_000

const refuse = (reason: HoldRefusal['reason'], message: string) => err({ reason, message })

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A moment for texts that have no viewer's zone, such as mails: '23 Nov 2026, 10:00 UTC'. */
export const momentText = (moment: Date): string => `${clock.format(moment)} UTC`

/**
 * Whether a customer may ask for a vehicle to be held.
 *
 * @param own the state of this customer's open request for it, if there is one
 */
export function mayRequestHold(
  { status, hold, inTrash }: HoldVehicle,
  customerId: number,
  own: HoldStatus | null,
): Result<null, HoldRefusal> {
  if (inTrash || status === 'DRAFT' || status === 'ARCHIVED') return refuse('not_listed', 'Vehicle not found')
  if (status === 'SOLD') return refuse('sold', 'This vehicle is sold.')
  if (hold?.customerId === customerId || own === 'CONFIRMED')
    return refuse('held_for_you', 'This vehicle is reserved for you already.')
  if (hold || status === 'RESERVED')
    return refuse(
      'reserved',
      'This vehicle is reserved for another buyer. It can be requested when it is free.',
    )
  if (status === 'IN_AUCTION')
    return refuse('in_auction', 'This vehicle stands in an auction and cannot be reserved.')
  if (own) return refuse('already_requested', 'You have already requested this vehicle.')
  return ok(null)
}

/** What a step writes: the hold's new state with its times, and the vehicle's status where that changes. */
export type HoldChange = {
  status: HoldStatus
  confirmedAt?: Date
  expiresAt?: Date
  endedAt?: Date
  vehicleStatus: VehicleStatus | null
}

/**
 * Judges one step of a hold. A confirmed one takes the vehicle; its end frees the vehicle unless somebody gave it
 * another status meanwhile; converted, it stays reserved for the order.
 *
 * @param hold the hold as it stands; `expiresAt` counts for 'expire'
 * @param vehicle its status, and the hold in force on it, whoever's
 * @param hours how long a confirmed hold lasts
 */
export function takeHoldStep(
  hold: { status: HoldStatus; expiresAt: Date | null },
  step: HoldStep,
  vehicle: HoldVehicle,
  now: Date,
  hours: number,
): Result<HoldChange, HoldRefusal> {
  const { from, to } = HOLD_STEPS[step]
  if (hold.status !== from) return refuse('wrong_state', wrongState(hold.status, step))
  if (step === 'confirm') return confirmed(vehicle, now, hours)
  if (step === 'expire' && (!hold.expiresAt || hold.expiresAt > now))
    return refuse('not_due', 'This hold has not run out yet.')
  const frees = from === 'CONFIRMED' && to !== 'CONVERTED' && vehicle.status === 'RESERVED'
  return ok({ status: to, endedAt: now, vehicleStatus: frees ? 'PUBLISHED' : null })
}

function confirmed(
  { status, hold, inTrash }: HoldVehicle,
  now: Date,
  hours: number,
): Result<HoldChange, HoldRefusal> {
  if (inTrash) return refuse('not_free', 'This vehicle cannot be held: it is in the trash.')
  if (hold)
    return refuse(
      'held',
      `This vehicle is already held for another customer until ${momentText(hold.expiresAt)}. The request keeps its place in the queue.`,
    )
  if (status !== 'PUBLISHED')
    return refuse('not_free', `This vehicle cannot be held: it is ${NOT_FREE[status]}.`)
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS)
  return ok({ status: 'CONFIRMED', confirmedAt: now, expiresAt, vehicleStatus: 'RESERVED' })
}

const NOT_FREE: Record<Exclude<VehicleStatus, 'PUBLISHED'>, string> = {
  DRAFT: 'not published',
  RESERVED: 'reserved already',
  SOLD: 'sold',
  ARCHIVED: 'archived',
  IN_AUCTION: 'in an auction',
}

const DONE: Record<HoldStep, string> = {
  confirm: 'confirmed',
  reject: 'rejected',
  release: 'released',
  withdraw: 'withdrawn',
  giveUp: 'withdrawn',
  expire: 'ended',
  convert: 'used for an order',
}

const wrongState = (status: HoldStatus, step: HoldStep): string =>
  `This reservation is ${HOLD_STATUS_LABELS[status].toLowerCase()} and cannot be ${DONE[step]}.`

/** Whether a customer may buy the vehicle now: while it is held, only its holder. */
export const mayTakeHeld = (hold: LiveHold | null, customerId: number): boolean =>
  hold === null || hold.customerId === customerId
