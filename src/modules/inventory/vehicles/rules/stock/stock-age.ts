import { isInStock, type VehicleStatus } from '../vehicle-status'

const DAY_MS = 86_400_000

/**
 * Days in stock: whole days since a vehicle was entered, published or not, because that is how long its money is tied up.
 * One that is sold or archived is no longer in stock: null.
 */
export function stockAge(
  { createdAt, status }: { status: VehicleStatus; createdAt: string },
  now: Date,
): number | null {
  if (!isInStock(status)) return null
  return Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / DAY_MS))
}

/** The figures of the dashboard count vehicles by these days in stock; the last is open. */
export const AGE_BANDS = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, null],
] as const
