import type { PayloadRequest } from 'payload'
import { emit } from '@/server/events'
import type { ReservationStatus, ReservationStep } from '../rules/reservation-workflow'

/** A step just taken by a reservation, whoever the actor; 'request' is its beginning. */
export type ReservationStepTaken = {
  id: number
  vehicleId: number
  customerId: number
  step: ReservationStep | 'request'
  /** Its new state. */
  status: ReservationStatus
}

declare module '@/server/events' {
  interface Events {
    reservationStep: ReservationStepTaken
  }
}

/** Announces the step to its followers, in the step's transaction. */
export const emitReservationStep = (req: PayloadRequest, event: ReservationStepTaken): Promise<void> =>
  emit('reservationStep', event, req)
