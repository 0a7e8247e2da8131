import { type Issue, issue } from '@/kernel/issue'
import { affectedClaims, leftAlone } from '@/modules/inventory/vehicles/queries/list-claims'
import type { VehicleRecord } from '@/modules/inventory/vehicles/queries/select-vehicle-columns'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { ExistingVehicle } from './find-existing-vehicles'

/**
 * A file cannot decide what happens to claims on a vehicle, so it does not change anything they depend on.
 */
export function refuseAffectedClaims(
  { openClaims, sku, values }: ExistingVehicle,
  after: VehicleRecord,
): Issue | null {
  const change = {
    from: values.status as VehicleStatus,
    to: after.status as VehicleStatus,
    isMoved: values.showroom !== after.showroom,
  }
  const affected = affectedClaims(openClaims, change)
  if (affected.length === 0) return null
  const field = change.from === change.to ? 'showroom' : 'status'
  const message = `${leftAlone(affected)}: change its ${field} in its form, which asks first (${sku})`
  return issue(field, message)
}
