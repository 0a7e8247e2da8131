import { VEHICLE_STATUS_LABELS } from '@/modules/inventory/vehicles/rules/vehicle-status'

const STATUSES: ReadonlyMap<string, string> = new Map(Object.entries(VEHICLE_STATUS_LABELS))

/** What people call an entry: states of a vehicle have words, lists have their own names. */
export const wordForEntry = (entry: string): string => STATUSES.get(entry) ?? entry
