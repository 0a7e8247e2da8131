import type { VehicleDetail } from '../../queries/vehicle-detail'

/** The size that sites expect for shared links, in pixels: 1.91:1. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/**
 * The address of a vehicle's picture for shared links; it changes with the vehicle, since sites cache what
 * they saw.
 */
export const sharePictureUrl = ({ id, updatedAt }: Pick<VehicleDetail, 'id' | 'updatedAt'>): string =>
  `/vehicles/${id}/share.jpg?v=${Date.parse(updatedAt).toString(36)}`
