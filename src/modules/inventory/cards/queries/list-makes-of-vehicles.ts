import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { selectValues } from '@/server/rows/select'
import { ids } from '@/server/sql'

/** The makes of vehicles, one for each that is not in the trash; in no order. */
export const listMakesOfVehicles = async (
  payload: Payload,
  vehicles: readonly number[],
): Promise<number[]> =>
  vehicles.length === 0
    ? []
    : selectValues(
        payload,
        vehicleSearch.makeId,
        sql`FROM vehicle_search WHERE vehicle_id = ANY(${ids(vehicles)})`,
      )
