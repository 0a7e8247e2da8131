/** Every status of a vehicle; any may follow any other. */
export const VEHICLE_STATUSES = ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED', 'IN_AUCTION'] as const
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number]

/** The default status of a vehicle. */
export const DEFAULT_VEHICLE_STATUS: VehicleStatus = 'DRAFT'

/** Display names. */
export const VEHICLE_STATUS_LABELS: Record<VehicleStatus, string> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  RESERVED: 'Reserved',
  SOLD: 'Sold',
  ARCHIVED: 'Archived',
  IN_AUCTION: 'In auction',
}

/** The badge's colour family; there is always a word with it. */
export type BadgeTone = 'green' | 'amber' | 'slate' | 'grey' | 'violet' | 'red'

const TONES: Record<VehicleStatus, BadgeTone> = {
  DRAFT: 'grey',
  PUBLISHED: 'green',
  RESERVED: 'amber',
  SOLD: 'slate',
  ARCHIVED: 'grey',
  IN_AUCTION: 'violet',
}

/** The statuses that appear in public lists, searches and counts. */
export const PUBLIC_LISTED = ['PUBLISHED', 'RESERVED', 'IN_AUCTION'] as const satisfies VehicleStatus[]

/** Whether an external value is one of the six statuses. */
export const isVehicleStatus = (value: unknown): value is VehicleStatus =>
  VEHICLE_STATUSES.some((status) => status === value)

/** The status in a database row; DRAFT, which is not public, if unknown. */
export const readStatus = (value: unknown): VehicleStatus =>
  isVehicleStatus(value) ? value : DEFAULT_VEHICLE_STATUS

/** Whether a vehicle is still unsold, whoever may see it. */
export const isInStock = (status: VehicleStatus): boolean => status !== 'SOLD' && status !== 'ARCHIVED'

/** The status of a reserved vehicle once it is free again. */
export const STATUS_WHEN_FREE: VehicleStatus = 'PUBLISHED'

/** The badge's colour family for a status. */
export const vehicleStatusTone = (status: VehicleStatus): BadgeTone => TONES[status]
