import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { conditionsSql, intList, visible } from '@/modules/inventory/search/engine/conditions-sql'
import { planSearch } from '@/modules/inventory/search/engine/plan-search'
import { understandTypedText } from '@/modules/inventory/search/engine/understand-typed-text'
import { readDeliveryOf } from '@/modules/inventory/search/queries/read-delivery'
import { readPricesNow } from '@/modules/inventory/search/queries/read-prices-now'
import { parseVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { rowsOf } from '@/server/read-rows'

/** A saved search to match against vehicles: those listed after `mark` count. */
export type StoredSearch = { id: number; query: string; mark: Date }
export type Match = { search: number; vehicle: number }

/** Searches per statement. */
const AT_ONCE = 40

/**
 * Which of some vehicles match which searches, by the conditions of the search itself: listed publicly now,
 * and first listed after the search's mark. Vehicles are read by primary key, so the size of the stock does
 * not matter.
 *
 * @param most vehicles per search, latest listed first
 */
export async function findMatchingSearches(
  payload: Payload,
  searches: readonly StoredSearch[],
  vehicles: readonly number[],
  most: number,
): Promise<Match[]> {
  const matches: Match[] = []
  if (vehicles.length === 0) return matches
  const prices = await readPricesNow(payload)
  for (let at = 0; at < searches.length; at += AT_ONCE) {
    const parts = await Promise.all(
      searches.slice(at, at + AT_ONCE).map(async ({ id, query, mark }) => {
        const { conditions, search } = await understandTypedText(
          payload,
          parseVehicleSearch(new URLSearchParams(query)),
        )
        const delivery = await readDeliveryOf(payload, search)
        const plan = planSearch(search, {}, { text: conditions, delivery, prices })
        return sql`(SELECT ${id}::int AS search, vehicle_id AS vehicle FROM vehicle_search
          WHERE vehicle_id = ANY (${intList(vehicles)}) AND ${visible('all')} AND listed > ${mark.toISOString()}::timestamptz
            AND ${conditionsSql(plan.conditions, plan)}
          ORDER BY listed DESC, vehicle_id DESC LIMIT ${most})`
      }),
    )
    matches.push(...(await rowsOf<Match>(payload, sql.join(parts, sql` UNION ALL `))))
  }
  return matches
}
