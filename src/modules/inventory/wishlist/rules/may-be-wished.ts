import { isPubliclyVisible } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

/**
 * Whether a vehicle may be added to a wishlist: any with a public page, including sold ones, which may come
 * back. Any vehicle may be removed.
 *
 * @param status null for one that does not exist or is in the trash
 */
export const mayBeWished = (status: VehicleStatus | null): boolean =>
  status !== null && isPubliclyVisible(status)
