import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { isStatus } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { filled, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'

/** What a story sells: a vehicle on sale, or one of those that the catalogue has reserved or sold. */
export type Place = { status: 'PUBLISHED' | 'RESERVED' | 'SOLD'; nth: number }

const VEHICLE = {
  id: vehicles.id,
  name: filled(vehicles.name),
  price: filled(vehicles.price),
  priceType: vehicles.priceType,
  // Where it stands, and is shipped from.
  country: text(sql`(SELECT o.country FROM showroom_offices o WHERE o.id = vehicles.showroom_id)`),
  manufacturerId: vehicles.manufacturerId,
  modelId: vehicles.modelId,
  year: filled(vehicles.year),
  showroomId: filled(vehicles.showroomId),
}

const ON_SALE: Place['status'] = 'PUBLISHED'

/** A vehicle as stories know it; its price in US dollars. */
export type StoryVehicle = RowOf<typeof VEHICLE>

/** Vehicles without any reservation, the longest listed first; every second one in these showrooms. */
const inOrder = (status: Place['status'], showrooms: readonly number[]) => sql`FROM vehicles
  WHERE ${isStatus(sql`status`, status)} AND deleted_at IS NULL AND price IS NOT NULL AND year IS NOT NULL AND showroom_id IS NOT NULL
    AND currency = 'USD' AND NOT EXISTS (SELECT FROM reservations r WHERE r.vehicle_id = vehicles.id)
  ORDER BY row_number() OVER (PARTITION BY showroom_id = ANY(${ids(showrooms)}) ORDER BY published_at, id),
    published_at, id
  LIMIT 40`

/** Sold and reserved ones that no reservation holds, in the order in which they were listed, as reviews count them. */
const byListing = (status: Place['status']) => sql`FROM vehicles
  WHERE ${isStatus(sql`status`, status)} AND deleted_at IS NULL AND price IS NOT NULL AND year IS NOT NULL AND showroom_id IS NOT NULL
    AND currency = 'USD'
    AND NOT EXISTS (SELECT FROM reservations r WHERE r.vehicle_id = vehicles.id AND r.status = 'CONFIRMED')
  ORDER BY published_at, id LIMIT 20`

/** The vehicles of each status that stories can be about. */
export async function storyVehicles(payload: Payload, showrooms: readonly number[]) {
  return {
    PUBLISHED: await select(payload, VEHICLE, inOrder('PUBLISHED', showrooms)),
    RESERVED: await select(payload, VEHICLE, byListing('RESERVED')),
    SOLD: await select(payload, VEHICLE, byListing('SOLD')),
  } satisfies Record<Place['status'], StoryVehicle[]>
}

/** Puts vehicles back on sale, as they were before the stories in which they are sold begin. */
export async function putOnSale(payload: Payload, vehicleIds: readonly number[]): Promise<void> {
  await payload.db.drizzle.execute(
    sql`UPDATE vehicles SET status = ${ON_SALE} WHERE id = ANY(${ids(vehicleIds)})`,
  )
}
