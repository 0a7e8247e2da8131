import {
  type ActorOf,
  type MailOf,
  type NeedOf,
  nextSteps,
  type StepBy,
  type StepOf,
  type Steps,
} from '@/kernel/workflow'

/** Every state of a reservation. The first two are open, the others are its ends. */
export const RESERVATION_STATUSES = [
  'REQUESTED',
  'CONFIRMED',
  'REJECTED',
  'EXPIRED',
  'RELEASED',
  'CONVERTED',
] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/** Where every reservation begins: it waits in the queue of its vehicle. */
export const WAITING = 'REQUESTED' satisfies ReservationStatus
/** It holds its vehicle for its customer; a vehicle has one such reservation at most. */
export const IN_FORCE = 'CONFIRMED' satisfies ReservationStatus
/** Its customer has bought the vehicle. */
export const BOUGHT = 'CONVERTED' satisfies ReservationStatus

/** Those that wait or are in force. */
export const OPEN_STATUSES = [WAITING, IN_FORCE] as const
export type OpenStatus = (typeof OPEN_STATUSES)[number]

/** Whether a reservation still waits or is in force. */
export const isOpen = (status: ReservationStatus): status is OpenStatus =>
  OPEN_STATUSES.some((open) => open === status)

/** What people read. */
export const RESERVATION_STATUS_LABELS: Record<ReservationStatus, string> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  RELEASED: 'Released',
  CONVERTED: 'Bought',
}

/** The colour family of a badge. */
export const RESERVATION_TONES = {
  REQUESTED: 'amber',
  CONFIRMED: 'green',
  REJECTED: 'red',
  EXPIRED: 'red',
  RELEASED: 'slate',
  CONVERTED: 'violet',
} as const satisfies Record<ReservationStatus, string>

type ReservationRow = { from: readonly ReservationStatus[]; to: ReservationStatus }

/**
 * The whole life of a reservation after it was requested. Buttons, guards, mails and the documentation of the calls are
 * read from this table. `vehicle` takes a step when something is done to the vehicle, such as its sale.
 */
export const RESERVATION_STEPS = {
  confirm: {
    from: ['REQUESTED'],
    to: 'CONFIRMED',
    by: ['staff'],
    needs: ['outOfTrash', 'unreserved', 'onOffer'],
    mails: ['hold-confirmed'],
    effects: ['reserveVehicle'],
  },
  reject: { from: ['REQUESTED'], to: 'REJECTED', by: ['staff', 'vehicle'], mails: ['hold-rejected'] },
  release: {
    from: ['CONFIRMED'],
    to: 'RELEASED',
    by: ['staff', 'vehicle'],
    mails: ['hold-released'],
    effects: ['freeVehicle'],
  },
  withdraw: { from: ['REQUESTED'], to: 'RELEASED', by: ['customer'], mails: ['hold-withdrawn'] },
  giveUp: {
    from: ['CONFIRMED'],
    to: 'RELEASED',
    by: ['customer'],
    mails: ['hold-withdrawn'],
    effects: ['freeVehicle'],
  },
  expire: {
    from: ['CONFIRMED'],
    to: 'EXPIRED',
    by: ['clock'],
    needs: ['overdue'],
    mails: ['hold-expired'],
    effects: ['freeVehicle'],
  },
  convert: { from: ['CONFIRMED'], to: 'CONVERTED', by: ['vehicle'] },
} as const satisfies Steps & Record<string, ReservationRow>

type Table = typeof RESERVATION_STEPS
export type ReservationStep = StepOf<Table>
export type ReservationActor = ActorOf<Table>
export type ReservationNeed = NeedOf<Table>
export type StaffStep = StepBy<Table, 'staff'>
export type CustomerStep = StepBy<Table, 'customer'>
/** How a reservation ends when something is done to its vehicle. */
export type VehicleStep = StepBy<Table, 'vehicle'>
export type ReservationMail = MailOf<Table>
/** The mails to the customer; the other ones go to the showroom. */
export type CustomerMail = Exclude<ReservationMail, 'hold-withdrawn'>

/** Whether a mail goes to the customer; else to the showroom. */
export const isForCustomer = (mail: ReservationMail): mail is CustomerMail => mail !== 'hold-withdrawn'

const ROWS: readonly ReservationRow[] = Object.values(RESERVATION_STEPS)

/** Whether some step leads from one state to another. */
export const isReservationStep = (from: ReservationStatus, to: ReservationStatus): boolean =>
  ROWS.some((row) => row.to === to && row.from.includes(from))

/** What staff can decide about a reservation in this state. */
export const staffSteps = (status: ReservationStatus): StaffStep[] =>
  nextSteps(RESERVATION_STEPS, status, 'staff')

/** What a customer who wants the vehicle no longer does: withdraws the request, or gives the vehicle up; or null. */
export const withdrawalOf = (status: ReservationStatus): CustomerStep | null =>
  nextSteps(RESERVATION_STEPS, status, 'customer')[0] ?? null

/** Whether a step ends the reservation, so that there is something to explain to the customer. */
export const endsIt = (step: ReservationStep): boolean => !isOpen(RESERVATION_STEPS[step].to)

/** The reason that stands beside a reservation that its customer ended. */
export const WITHDRAWN_NOTE = 'Withdrawn by the customer'
