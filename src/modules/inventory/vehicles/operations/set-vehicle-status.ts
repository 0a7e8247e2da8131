import type { PayloadRequest } from 'payload'
import type { BulkConsent } from '../rules/vehicle-claims'
import type { VehicleStatus } from '../rules/vehicle-status'
import { type ChangedStatus, changeStatus } from './change-status/change-status'

/** Most vehicles of one call. */
export const BULK_STATUS_MAX = 500

/**
 * Sets the status of many vehicles in one transaction: publishing, unpublishing, archiving. Each is checked
 * by the rules of a save and gets its derived values; a rejected one stays as it is and does not stop the
 * others.
 *
 * @param ids at most BULK_STATUS_MAX
 * @param from if given, only vehicles with this status are changed, so that an undo skips those changed since
 * @param bulk the consent about their claims
 * @throws AppError 409 without consent to the effects on claims; nothing is changed then
 */
export const setVehicleStatus = (
  req: PayloadRequest,
  ids: readonly number[],
  { bulk, from, status }: { status: VehicleStatus; from?: VehicleStatus; bulk: BulkConsent },
): Promise<ChangedStatus> => changeStatus(req, ids, status, { by: 'bulk', bulk, from })
