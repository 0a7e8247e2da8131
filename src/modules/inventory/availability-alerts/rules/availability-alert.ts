import { err, ok, type Result } from '@/kernel/result'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

/** The address that subscribes to a vehicle, before its id. */
export const ALERT_PATH = '/free-notice'
/** The id of the part of a vehicle's page where it is expressed. */
export const ALERT_PART = 'free-notice'

/** The cookie in which a guest's wish waits for the sign-in, and how long, in seconds. */
export const ALERT_INTENT_COOKIE = 'kaido-free'
export const ALERT_INTENT_SECONDS = 1800

/** The vehicle named by an address or a cookie; null for anything but an id. */
export const readAlertVehicle = (value: string | undefined): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null

/** How a vehicle stands; `isOwn` is whether it is reserved for the reader. */
export type AlertVehicle = { status: VehicleStatus; inTrash: boolean; isOwn: boolean }

/** Why nobody has to wait for a vehicle. */
export type AlertRefusal = 'free' | 'own' | 'gone'

/** Whether somebody may subscribe to a vehicle's availability: while it is reserved for somebody else. */
export function mayAwait({ inTrash, isOwn, status }: AlertVehicle): Result<void, AlertRefusal> {
  if (inTrash) return err('gone')
  if (status === 'PUBLISHED') return err('free')
  if (status !== 'RESERVED') return err('gone')
  return isOwn ? err('own') : ok(undefined)
}

/** What becomes of those who wait for a vehicle. */
export type AlertFate = 'tell' | 'drop' | 'wait'

/**
 * Once it is on sale again they are notified, once it is sold they are not. Until then they wait: in between it
 * may be prepared, in an auction or in the trash.
 */
export function alertFate({ inTrash, status }: Omit<AlertVehicle, 'isOwn'>): AlertFate {
  if (status === 'SOLD') return 'drop'
  return status === 'PUBLISHED' && !inTrash ? 'tell' : 'wait'
}
