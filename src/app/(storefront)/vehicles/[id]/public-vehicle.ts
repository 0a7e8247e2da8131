import config from '@payload-config'
import { getPayload } from 'payload'
import type { VehicleDetail } from '@/modules/inventory/cards/queries/types'
import { getPublicVehicle } from '@/modules/inventory/catalogue/queries/get-public-vehicle'

/** The public vehicle that an address names. Ids are positive integers; everything else is not found. */
export const publicVehicleAt = async (id: string): Promise<VehicleDetail | null> =>
  /^[1-9]\d{0,9}$/.test(id) ? getPublicVehicle(await getPayload({ config }), Number(id)) : null
