import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { type ReservationStatus, WITHDRAWN_NOTE } from './reservation-workflow'

/** What a customer does next: agree with the showroom, request it once more, or look at others; null for nothing. */
export type NextForCustomer = 'contact' | 'again' | 'similar' | null

type Standing = { status: ReservationStatus; note: string | null; vehicle: { status: VehicleStatus } }

/** The next step after a reservation, by how it stands or ended. */
export function nextForCustomer({ note, status, vehicle }: Standing): NextForCustomer {
  switch (status) {
    case 'CONFIRMED':
      return 'contact'
    case 'REJECTED':
      return 'similar'
    case 'EXPIRED':
      return vehicle.status === 'PUBLISHED' ? 'again' : 'similar'
    case 'RELEASED':
      // Whoever gave it up gets no link back to it.
      return note === WITHDRAWN_NOTE ? null : 'similar'
    case 'REQUESTED':
    case 'CONVERTED':
      return null
  }
}
