import type { VehicleDetail } from '../../queries/get-vehicle-detail'

/** The size that sites expect for shared links, in pixels: 1.91:1. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/**
 * The address of a vehicle's picture for shared links; it changes with the vehicle, since sites cache what
 * they saw.
 */
export const sharePictureUrl = ({ id, updatedAt }: Pick<VehicleDetail, 'id' | 'updatedAt'>): string =>
  `/vehicles/${id}/share.jpg?v=${Date.parse(updatedAt).toString(36)}`

/**
 * Where to send a request whose query is not that of the vehicle's present picture: every other query would be one more
 * copy of the same picture in every cache on the way. Null for the address itself, with or without its query.
 *
 * @param search the query of the request, with its '?'
 */
export function properShareAddress(
  vehicle: Pick<VehicleDetail, 'id' | 'updatedAt'>,
  search: string,
): string | null {
  const proper = sharePictureUrl(vehicle)
  return search === '' || proper.endsWith(search) ? null : proper
}
