import { useEffect, useSyncExternalStore } from 'react'
import { IN_FORCE } from '../rules/reservation-states'
import { fetchForViewer } from './page-viewer'
import { type OwnReservation, onReservations, reservationsOnPage } from './reservations-on-page-store'

/** The person's request for a vehicle on screen; null for none, and for guests. */
export function useReservation(id: number): OwnReservation | null {
  useEffect(fetchForViewer, [])
  return useSyncExternalStore(
    onReservations,
    () => reservationsOnPage().get(id) ?? null,
    () => null,
  )
}

/** Whether a vehicle is held for the person at the screen. */
export const useIsOwn = (id: number): boolean => useReservation(id)?.status === IN_FORCE
