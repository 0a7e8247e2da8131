import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { queryCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'

/** The most recently listed vehicles, newest first. */
export const listNewestVehicles = (payload: Payload, limit = 8): Promise<VehicleCard[]> =>
  queryCards(payload, 'kaido_newest', sql`true ORDER BY s.listed DESC, s.vehicle_id DESC LIMIT ${limit}`)

/** Vehicles that staff feature on the home page and that can be bought, newest first. */
const featuredVehicles = (payload: Payload, limit: number): Promise<VehicleCard[]> =>
  queryCards(
    payload,
    'kaido_featured',
    sql`s.featured AND s.status = 2 ORDER BY s.listed DESC, s.vehicle_id DESC LIMIT ${limit}`,
  )

/** The home page's vehicles: featured ones, and the newest ones. */
export async function listHomePageVehicles(
  payload: Payload,
  limit = 8,
): Promise<{ featured: VehicleCard[]; newest: VehicleCard[] }> {
  const [featured, newest] = await Promise.all([
    featuredVehicles(payload, limit),
    listNewestVehicles(payload, limit),
  ])
  return { featured, newest }
}
