import type { VehicleDetail } from '../../queries/vehicle-detail'

/** What the sites that show shared links ask for, in pixels: 1.91:1. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** The address of a vehicle's picture for shared links; another one after each change, since sites keep what they saw. */
export const sharePictureUrl = ({ id, updatedAt }: Pick<VehicleDetail, 'id' | 'updatedAt'>): string =>
  `/vehicles/${id}/share.jpg?v=${Date.parse(updatedAt).toString(36)}`
