import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type VehicleRecordRow, vehicleRecords } from '@/modules/inventory/vehicles/queries/vehicle-record'
import { all, between, ids as idList, inShowrooms, pageOf } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { Delivery } from '../engine/delivery'
import { planOf } from '../engine/plan'
import { conditionsSql, orderSql } from '../engine/where'
import { bandsOf, type VehicleSearch } from '../schemas/vehicle-search'

/** The staff list's query in addition to the filters it shares with the public search. */
export type StaffFilter = {
  search: VehicleSearch
  /** Of the search's destination, as `deliveryOf` gives it. */
  delivery: Delivery | null
  /** Showrooms at the requested place. */
  places: readonly number[] | null
  /** The showrooms visible to the caller. */
  showrooms: readonly number[] | 'all'
  /** The owner of the wishlist it is limited to; null for no such filter. */
  wishedBy: number | null
}

/**
 * One page of vehicles in every status for staff, with the exact total. Words are also searched in the
 * staff's text (chassis, office file number); prices are the vehicles' own, whether shown publicly or not.
 */
export async function listVehicles(
  db: Db,
  filter: StaffFilter,
): Promise<{ records: VehicleRecordRow[]; total: number }> {
  const { delivery, search } = filter
  const { rows, total } = await pageOf(
    db,
    {
      select: sql`vehicle_search.vehicle_id AS id`,
      from: sql`vehicle_search`,
      where: conditionsOf(filter),
      orderBy: orderSql({ sort: search.sort, ...(delivery && { delivery }) }),
    },
    search,
  )
  return {
    records: await vehicleRecords(
      db,
      rows.map((row) => Number(row.id)),
    ),
    total,
  }
}

function conditionsOf({ delivery, search, places, showrooms, wishedBy }: StaffFilter): SQL {
  const others = { ...search, q: '', priceRange: [], minPrice: null, maxPrice: null }
  return all([
    conditionsSql(planOf(others, {}, {}).conditions, delivery ?? undefined),
    inShowrooms(sql`showroom`, showrooms),
    priced(search),
    wishedBy !== null &&
      sql`vehicle_id IN (SELECT w.vehicle_id FROM wishlist_items w WHERE w.user_id = ${wishedBy})`,
    places !== null && sql`showroom = ANY(${idList(places)})`,
    ...search.q
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8)
      .map((word) => sql`staff_doc LIKE '%' || search_norm(${word}) || '%'`),
  ])
}

/** The asking price within the bounds and in one of the bands, if requested. */
function priced(search: VehicleSearch): SQL | false {
  const bands = bandsOf(search, 'priceRange').map(
    ({ min, max }) => between(sql`price`, min, max) ?? sql`true`,
  )
  const bounds = between(sql`price`, search.minPrice ?? undefined, search.maxPrice ?? undefined)
  if (bands.length === 0 && !bounds) return false
  return sql`vehicle_id IN (SELECT id FROM vehicles
    WHERE ${all([bounds, bands.length > 0 && sql`(${sql.join(bands, sql` OR `)})`])})`
}
