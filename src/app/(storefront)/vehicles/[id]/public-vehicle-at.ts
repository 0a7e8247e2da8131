import type { VehicleDetail } from '@/modules/inventory/catalogue/queries/declare-vehicle-detail'
import { getPublicVehicle } from '@/modules/inventory/catalogue/queries/get-public-vehicle'
import { runningPayload } from '@/server/running-payload'

/** The public vehicle at a URL. Ids are positive integers; everything else is not found. */
export const publicVehicleAt = async (id: string): Promise<VehicleDetail | null> =>
  /^[1-9]\d{0,9}$/.test(id) ? getPublicVehicle(runningPayload(), Number(id)) : null
