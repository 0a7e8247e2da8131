import { reservationClaims } from '@/modules/inventory/reservations/operations/reservation-claims'
import { vehicleClaims } from '@/modules/inventory/vehicles/operations/claims'

/** Lets higher modules answer what lower ones ask. A new source is added here. */
export function registerPorts(): void {
  vehicleClaims.register('reservations', reservationClaims)
}
