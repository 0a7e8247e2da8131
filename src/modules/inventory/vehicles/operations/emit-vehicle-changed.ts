import type { PayloadRequest } from 'payload'
import { emit } from '@/server/events'

/** What happened to vehicles. */
export type VehicleChangeKind =
  | 'created'
  | 'saved'
  | 'deleted'
  | 'status'
  | 'trashed'
  | 'restored'
  | 'pictures'
  | 'title'
  | 'imported'
  | 'import-undone'

/** Vehicles that were just written, by whatever means; deleted ones can no longer be read. */
export type VehicleChanged = { ids: readonly number[]; how: VehicleChangeKind }

declare module '@/server/events' {
  interface Events {
    vehicleChanged: VehicleChanged
  }
}

/**
 * Announces changed vehicles to followers such as the search and plugins, in the transaction that wrote them.
 * All code that writes a vehicle other than through its collection calls it; the collection's own hooks call
 * it for everything else.
 */
export async function emitVehicleChanged(
  req: PayloadRequest,
  ids: readonly number[],
  how: VehicleChangeKind,
): Promise<void> {
  if (ids.length > 0) await emit('vehicleChanged', { ids, how }, req)
}
