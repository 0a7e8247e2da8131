import { IN_FORCE } from '../rules/reservation-states'
import { useReservation } from './use-reservation'

/** Whether a vehicle is held for the person at the screen. */
export const useIsOwn = (id: number): boolean => useReservation(id)?.status === IN_FORCE
