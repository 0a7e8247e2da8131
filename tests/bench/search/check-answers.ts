import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { conditionsSql, orderSql, visible } from '@/modules/inventory/search/engine/conditions-sql'
import { countFacets } from '@/modules/inventory/search/engine/count-facets'
import { planSearch } from '@/modules/inventory/search/engine/plan-search'
import type { SearchPlan } from '@/modules/inventory/search/engine/search-plan'
import { ownFacet } from '@/modules/inventory/search/engine/search-plan'
import { understandTypedText } from '@/modules/inventory/search/engine/understand-typed-text'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { readDeliveryOf } from '@/modules/inventory/search/queries/read-delivery'
import { readPricesNow } from '@/modules/inventory/search/queries/read-prices-now'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { FACETS } from '@/modules/inventory/search/schemas/search-shape'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { rowsOf } from '@/server/read-rows'

/**
 * Compares results with plain SQL on the search table: the total, the page in its order, and each facet in
 * turn. A total marked as a lower bound must be one, and then its counts are not checked.
 *
 * @returns the errors, in words; empty if there are none
 */
export async function checkAnswers(payload: Payload, searches: readonly VehicleSearch[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [place, search] of searches.entries()) {
    const result = await searchVehicles(payload, search)
    const understood = await understandTypedText(payload, search)
    const delivery = await readDeliveryOf(payload, understood.search)
    const prices = await readPricesNow(payload)
    const plan = planSearch(understood.search, {}, { text: understood.conditions, delivery, prices })
    const facet = FACETS[place % FACETS.length] ?? 'make'
    const differences = [
      await wrongRows(payload, result, plan),
      result.totalIsCapped ? null : await wrongFacet(payload, result, facet, plan),
    ].filter((one) => one !== null)
    wrong.push(...differences.map((one) => `search ${place}: ${one}`))
  }
  return wrong
}

async function wrongRows(payload: Payload, result: SearchResult, plan: SearchPlan): Promise<string | null> {
  const where = sql`${visible('all')} AND ${conditionsSql(plan.conditions, plan)}`
  const [counted] = await rowsOf<{ n: number }>(
    payload,
    sql`SELECT count(*)::int AS n FROM vehicle_search WHERE ${where}`,
  )
  const total = counted?.n ?? 0
  if (result.totalIsCapped ? result.total > total : result.total !== total)
    return `total ${result.total}, not ${total}`
  const rows = await rowsOf<{ id: number }>(
    payload,
    sql`SELECT vehicle_id AS id FROM vehicle_search WHERE ${where} ORDER BY ${orderSql(plan)}
      LIMIT ${plan.limit} OFFSET ${(result.page - 1) * plan.limit}`,
  )
  const [expected, given] = [rows, result.rows].map((list) => list.map(({ id }) => id).join(' '))
  return given === expected ? null : `vehicles ${given}, not ${expected}`
}

async function wrongFacet(
  payload: Payload,
  result: SearchResult,
  facet: (typeof FACETS)[number],
  plan: SearchPlan,
): Promise<string | null> {
  const others = plan.conditions.filter((condition) => ownFacet(condition) !== facet)
  const where = sql`${visible('all')} AND ${conditionsSql(others, plan)}`
  const { counts } = await countFacets(payload, where, [facet], { prices: plan.prices, universe: null })
  const keyOf = (option: SearchResult['facets']['make'][number]) =>
    facet === 'engineSize' ? Math.round(Number(option.value) * 10) : option.id
  const differing = result.facets[facet].filter(
    (option) => option.count !== (counts[facet].get(keyOf(option)) ?? 0),
  )
  const first = differing[0]
  return first
    ? `${differing.length} counts of ${facet}, such as ${first.name} ${first.count}, not ${counts[facet].get(keyOf(first)) ?? 0}`
    : null
}
