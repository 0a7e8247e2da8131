import config from '@payload-config'
import { getPayload } from 'payload'
import { getPublicVehicle } from '@/modules/inventory/catalogue/queries/get-public-vehicle'
import type { VehicleDetail } from '@/modules/inventory/catalogue/queries/get-vehicle-detail'

/** The public vehicle at an address. Ids are positive integers; everything else is not found. */
export const publicVehicleAt = async (id: string): Promise<VehicleDetail | null> =>
  /^[1-9]\d{0,9}$/.test(id) ? getPublicVehicle(await getPayload({ config }), Number(id)) : null
