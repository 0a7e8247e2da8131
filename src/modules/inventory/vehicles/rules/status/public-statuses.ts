import { PUBLIC_LISTED, type VehicleStatus } from '../vehicle-status'

/** Whether a vehicle appears in public lists. */
export const isPubliclyListed = (status: VehicleStatus): boolean =>
  PUBLIC_LISTED.some((listed) => listed === status)

/** Whether a direct link shows the vehicle to the public: includes SOLD, never DRAFT or ARCHIVED. */
export const isPubliclyVisible = (status: VehicleStatus): boolean =>
  isPubliclyListed(status) || status === 'SOLD'

/** Whether a vehicle has a public page. */
export const hasPublicPage = ({ status, inTrash }: { status: VehicleStatus; inTrash?: boolean }): boolean =>
  !inTrash && isPubliclyVisible(status)
