import { callApi } from '@/ui/client/call-api'
import type { StaffStep } from '../rules/reservation-workflow'

/** Sends a staff decision about a reservation; `note` is included if the decision ends it. */
export function sendReservationDecision(id: number, decision: StaffStep, note: string) {
  const params = { path: { id } }
  switch (decision) {
    case 'confirm':
      return callApi('put', '/api/v1/reservations/{id}/confirm', { params })
    case 'reject':
      return callApi('put', '/api/v1/reservations/{id}/reject', { params, body: { note } })
    case 'release':
      return callApi('put', '/api/v1/reservations/{id}/release', { params, body: { note } })
  }
}
