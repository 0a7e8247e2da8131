import type { OpenReservation } from '@/modules/inventory/reservations/rules/reservation-effects'

/** An open reservation as the form shows it; `expiresAt` (ISO) of the one that is in force. */
export type FormReservation = { id: number; customer: string | null; expiresAt: string | null }

/** The open reservations of a vehicle as its form shows them. */
export const formReservations = (open: readonly OpenReservation[]): FormReservation[] =>
  open.map(({ customer, expiresAt, id }) => ({ id, customer, expiresAt: expiresAt?.toISOString() ?? null }))
