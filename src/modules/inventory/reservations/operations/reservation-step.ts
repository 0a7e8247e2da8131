import type { PayloadRequest } from 'payload'
import { tell } from '@/server/events'
import type { ReservationStatus, ReservationStep } from '../rules/reservation-workflow'

/** A step that a reservation has just taken, by whomever; 'request' is its beginning. */
export type ReservationStepTaken = {
  id: number
  vehicleId: number
  customerId: number
  step: ReservationStep | 'request'
  /** As it is now. */
  status: ReservationStatus
}

declare module '@/server/events' {
  interface Events {
    reservationStep: ReservationStepTaken
  }
}

/** Tells whoever follows reservations, in the transaction of the step. */
export const tellReservationStep = (req: PayloadRequest, event: ReservationStepTaken): Promise<void> =>
  tell('reservationStep', event, req)
