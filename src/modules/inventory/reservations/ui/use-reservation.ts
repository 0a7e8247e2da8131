import { useEffect, useSyncExternalStore } from 'react'
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
