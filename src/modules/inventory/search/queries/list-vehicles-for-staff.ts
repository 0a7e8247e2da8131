import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import {
  getVehicleRecords,
  type VehicleRecordRow,
} from '@/modules/inventory/vehicles/queries/get-vehicle-records'
import { addedFilterSql } from '@/modules/inventory/vehicles/queries/match-added-fields'
import type { Db } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { all, between, ids as idList, inShowrooms, pageOf } from '@/server/sql'
import { conditionsSql, orderSql } from '../engine/conditions-sql'
import type { Delivery } from '../engine/delivery-requirements'
import { dollarsSql } from '../engine/delivery-sql'
import { planSearch } from '../engine/plan-search'
import { bandsOf } from '../schemas/bands-of'
import type { VehicleSearch } from '../schemas/vehicle-search'

/** The staff list's query in addition to the filters it shares with the public search. */
export type StaffFilter = {
  search: VehicleSearch
  /** Filters by modules' fields, as `addedFilterShape` reads them. */
  added: Readonly<Record<string, unknown>>
  /** Of the search's destination, as returned by `readDeliveryOf`. */
  delivery: Delivery | null
  /** What prices are compared by, as returned by `readPricesNow`. */
  prices: Delivery
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
export async function listVehiclesForStaff(
  db: Db,
  filter: StaffFilter,
): Promise<{ records: VehicleRecordRow[]; total: number }> {
  const { delivery, prices, search } = filter
  const { rows, total } = await pageOf(
    db,
    {
      select: sql`vehicle_search.vehicle_id AS id`,
      from: sql`vehicle_search`,
      where: conditionsOf(filter),
      orderBy: orderSql({ sort: search.sort, prices, ...(delivery && { delivery }) }),
    },
    search,
  )
  return {
    records: await getVehicleRecords(
      db,
      rows.map((row) => Number(row.id)),
    ),
    total,
  }
}

function conditionsOf({ added, delivery, prices, search, places, showrooms, wishedBy }: StaffFilter): SQL {
  const others = { ...search, q: '', priceRange: [], minPrice: null, maxPrice: null }
  const plan = planSearch(others, {}, { delivery, prices })
  return all([
    conditionsSql(plan.conditions, plan),
    inShowrooms(sql`showroom`, showrooms),
    addedFilterSql(sql`vehicle_id`, addedFields(), added),
    priced(search, prices),
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

/** The asking price in US dollars within the bounds and in one of the bands, if requested. */
function priced(search: VehicleSearch, prices: Delivery): SQL | false {
  const dollars = dollarsSql(prices, sql`price`, sql`coalesce(nullif(currency, ''), ${DEFAULT_CURRENCY})`)
  const bands = bandsOf(search, 'priceRange').map(({ min, max }) => between(dollars, min, max) ?? sql`true`)
  const bounds = between(dollars, search.minPrice ?? undefined, search.maxPrice ?? undefined)
  if (bands.length === 0 && !bounds) return false
  return sql`vehicle_id IN (SELECT id FROM vehicles
    WHERE ${all([bounds, bands.length > 0 && sql`(${sql.join(bands, sql` OR `)})`])})`
}
