import type { PayloadRequest } from 'payload'
import { tell } from '@/server/events'

/** How vehicles came to be other than they were. */
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

/** Vehicles that were just written, by whichever way; those that are gone are no longer there to be read. */
export type VehicleChanged = { ids: readonly number[]; how: VehicleChangeKind }

declare module '@/server/events' {
  interface Events {
    vehicleChanged: VehicleChanged
  }
}

/**
 * Tells whoever follows vehicles, such as the search and plugins, in the transaction that wrote them. Everything that
 * writes a vehicle past its collection calls it; the collection's own hooks call it for everything else.
 */
export async function tellVehicleChanged(
  req: PayloadRequest,
  ids: readonly number[],
  how: VehicleChangeKind,
): Promise<void> {
  if (ids.length > 0) await tell('vehicleChanged', { ids, how }, req)
}
