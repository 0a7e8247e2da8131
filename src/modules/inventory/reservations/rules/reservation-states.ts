/** Every state of a reservation. The first two are open, the others final. */
export const RESERVATION_STATUSES = [
  'REQUESTED',
  'CONFIRMED',
  'REJECTED',
  'EXPIRED',
  'RELEASED',
  'CONVERTED',
] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/** The initial state: waiting in the vehicle's queue. */
export const WAITING = 'REQUESTED' satisfies ReservationStatus
/** It reserves its vehicle for its customer; a vehicle has at most one such reservation. */
export const IN_FORCE = 'CONFIRMED' satisfies ReservationStatus
/** Its customer has bought the vehicle. */
export const BOUGHT = 'CONVERTED' satisfies ReservationStatus

/** Those waiting or in force. */
export const OPEN_STATUSES = [WAITING, IN_FORCE] as const
export type OpenStatus = (typeof OPEN_STATUSES)[number]

/** Whether a reservation is waiting or in force. */
export const isOpen = (status: ReservationStatus): status is OpenStatus =>
  OPEN_STATUSES.some((open) => open === status)
