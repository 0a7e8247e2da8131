/** Every status a vehicle may have; any may follow any other. */
export const VEHICLE_STATUSES = ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED', 'IN_AUCTION'] as const
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number]

/** The status of a vehicle that was given none. */
export const DEFAULT_VEHICLE_STATUS: VehicleStatus = 'DRAFT'

/** What people read. */
export const VEHICLE_STATUS_LABELS: Record<VehicleStatus, string> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  RESERVED: 'Reserved',
  SOLD: 'Sold',
  ARCHIVED: 'Archived',
  IN_AUCTION: 'In auction',
}

/** The colour family of a badge; a word always stands beside it. */
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

/** Whether a value from outside is one of the six statuses. */
export const isVehicleStatus = (value: unknown): value is VehicleStatus =>
  VEHICLE_STATUSES.some((status) => status === value)

/** Whether a vehicle appears in public lists. */
export const isPubliclyListed = (status: VehicleStatus): boolean =>
  PUBLIC_LISTED.some((listed) => listed === status)

/** Whether a direct link shows the vehicle to the public: also SOLD, never DRAFT or ARCHIVED. */
export const isPubliclyVisible = (status: VehicleStatus): boolean =>
  isPubliclyListed(status) || status === 'SOLD'

/** Whether the public page of a vehicle can be opened. */
export const hasPublicPage = ({ status, inTrash }: { status: VehicleStatus; inTrash?: boolean }): boolean =>
  !inTrash && isPubliclyVisible(status)

/** The badge's colour family for a status. */
export const vehicleStatusTone = (status: VehicleStatus): BadgeTone => TONES[status]
