import {
  type ActorOf,
  type MailOf,
  type NeedOf,
  nextSteps,
  type StepBy,
  type StepOf,
  type Steps,
} from '@/kernel/workflow/workflow'
import { isOpen, type ReservationStatus } from './reservation-states'

// Buttons on public pages need the states alone.
export * from './reservation-states'

/** Display names. */
export const RESERVATION_STATUS_LABELS: Record<ReservationStatus, string> = {
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  RELEASED: 'Released',
  CONVERTED: 'Bought',
}

/** The badge's colour family. */
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
 * The whole life of a reservation after the request. Buttons, guards, mails and the API documentation are
 * derived from this table. Actor `vehicle` means that the step follows from a change to the vehicle, such as
 * its sale.
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
/** How a reservation ends when its vehicle changes. */
export type VehicleStep = StepBy<Table, 'vehicle'>
export type ReservationMail = MailOf<Table>
/** The mails to the customer; the others go to the showroom. */
export type CustomerMail = Exclude<ReservationMail, 'hold-withdrawn'>

/** Whether a mail goes to the customer; otherwise to the showroom. */
export const isForCustomer = (mail: ReservationMail): mail is CustomerMail => mail !== 'hold-withdrawn'

const ROWS: readonly ReservationRow[] = Object.values(RESERVATION_STEPS)

/** Whether some step goes from one state to another. */
export const isReservationStep = (from: ReservationStatus, to: ReservationStatus): boolean =>
  ROWS.some((row) => row.to === to && row.from.includes(from))

/** The decisions available to staff in this state. */
export const staffSteps = (status: ReservationStatus): StaffStep[] =>
  nextSteps(RESERVATION_STEPS, status, 'staff')

/**
 * The step for a customer who no longer wants the vehicle: withdraw the request, give up the vehicle, or
 * null.
 */
export const withdrawalOf = (status: ReservationStatus): CustomerStep | null =>
  nextSteps(RESERVATION_STEPS, status, 'customer')[0] ?? null

/** Whether a step ends the reservation, so that the customer can be given a reason. */
export const endsIt = (step: ReservationStep): boolean => !isOpen(RESERVATION_STEPS[step].to)

/** The reason recorded for a reservation ended by its customer. */
export const WITHDRAWN_NOTE = 'Withdrawn by the customer'
