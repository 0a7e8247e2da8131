import { DEFAULT_VEHICLE_STATUS, VEHICLE_STATUSES, type VehicleStatus } from '../vehicle-status'

/** The status codes in the search table; its migration uses the same numbers. */
const CODES: Record<VehicleStatus, number> = {
  DRAFT: 1,
  PUBLISHED: 2,
  RESERVED: 3,
  SOLD: 4,
  ARCHIVED: 5,
  IN_AUCTION: 6,
}

/** The number of a status in a search row. */
export const statusCode = (status: VehicleStatus): number => CODES[status]

/** The status for the number in a search row; DRAFT, which is not public, if unknown. */
export const statusOfCode = (code: number): VehicleStatus =>
  VEHICLE_STATUSES.find((status) => CODES[status] === code) ?? DEFAULT_VEHICLE_STATUS
