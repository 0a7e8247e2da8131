import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { count as countRows, selectValues } from '@/server/rows/select'
import type { Range } from '../rules/filter-ranges'
import { FACETS, type FacetName } from '../schemas/search-shape'
import { conditionsSql, orderSql, visible } from './conditions-sql'
import { CountCache, type Counted, type Counting, catalogueVersion } from './count-cache'
import { type Bands, countFacets, countOwn, subtract } from './count-facets'
import type { Delivery } from './delivery-requirements'
import type { FacetCounts, SearchEngine } from './search-engine-type'
import { type Condition, ownFacet, type SearchPlan } from './search-plan'

/** Up to `exactUpTo` listed vehicles every count is exact; beyond that, a filtered total stops at `cap`. */
const LIMITS = { exactUpTo: 200_000, cap: 10_000 }
/** A condition met by more than this share is counted by its complement. */
const WIDE = 0.55

type Counts = Omit<Counting, 'catalogue'>

/** What is visible to the viewer and meets all conditions. */
const matching = (plan: SearchPlan): SQL =>
  sql`${visible(plan.showrooms)} AND ${conditionsSql(plan.conditions, plan)}`

const bandsOf = ({ mileageEdges, prices }: SearchPlan): Bands => ({ mileageEdges, prices })

/** Finds and counts by SQL on vehicle_search alone. */
export class SqlEngine implements SearchEngine {
  private readonly cache = new CountCache()

  constructor(
    private readonly payload: Payload,
    private readonly limits: typeof LIMITS = LIMITS,
  ) {}

  async search(plan: SearchPlan) {
    const [ids, { counted, universe }] = await Promise.all([this.page(plan, plan.page), this.count(plan)])
    const { counts, total, totalIsCapped } = counted
    const last = Math.max(1, Math.ceil(total / plan.limit))
    const beyond = plan.page > last
    return {
      ids: beyond ? await this.page(plan, last) : ids,
      page: beyond ? last : plan.page,
      total,
      totalIsCapped,
      counts,
      universe: { counts: universe.counts, total: universe.total },
    }
  }

  /** Only a page, without any counts. */
  async pageOf(plan: SearchPlan): Promise<{ ids: number[]; page: number }> {
    return { ids: await this.page(plan, plan.page), page: plan.page }
  }

  /** Counts of everything visible to the viewer, without any filter. */
  async universe(showrooms: SearchPlan['showrooms'], prices: Delivery): Promise<Counted> {
    return this.universeAt({ showrooms, prices }, await catalogueVersion(this.payload))
  }

  private universeAt(
    { mileageEdges, prices, showrooms }: Bands & Pick<SearchPlan, 'showrooms'>,
    version: string,
  ): Promise<Counted> {
    return this.cache.get(
      JSON.stringify(['all', showrooms, prices.stamp, mileageEdges]),
      version,
      async () => {
        const given = { mileageEdges, prices, universe: null }
        const counted = await countFacets(this.payload, visible(showrooms), FACETS, given)
        return { ...counted, totalIsCapped: false, catalogue: counted.total }
      },
    )
  }

  private async count(plan: SearchPlan): Promise<{ counted: Counted; universe: Counted }> {
    const version = await catalogueVersion(this.payload)
    const universe = await this.universeAt(plan, version)
    if (plan.conditions.length === 0) return { counted: universe, universe }
    const { conditions, delivery, mileageEdges, prices, showrooms } = plan
    const key = JSON.stringify([conditions, showrooms, delivery?.stamp, prices.stamp, mileageEdges])
    const counted = await this.cache.get(key, version, async () => ({
      ...(await (universe.total > this.limits.exactUpTo
        ? this.capped(plan, universe)
        : this.exact(plan, universe, version))),
      catalogue: universe.total,
    }))
    return { counted, universe }
  }

  private async page(plan: SearchPlan, page: number): Promise<number[]> {
    const { limit } = plan
    return selectValues(
      this.payload,
      vehicleSearch.vehicleId,
      sql`FROM vehicle_search WHERE ${matching(plan)}
        ORDER BY ${orderSql(plan)} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    )
  }

  /** Facets without a choice of their own share one count; each of the others leaves its own choice out. */
  private async exact(plan: SearchPlan, universe: Counted, version: string): Promise<Counts> {
    const own = FACETS.filter((facet) => plan.conditions.some((condition) => ownFacet(condition) === facet))
    const shared = FACETS.filter((facet) => !own.includes(facet))
    const isWide = universe.version === version && shareOf(plan.conditions, universe) > WIDE
    const [{ counts, total }, separate] = await Promise.all([
      isWide ? this.countByRest(plan, universe, shared) : this.countMatches(plan, universe, shared),
      this.countChosen(plan, universe, own),
    ])
    const merged = Object.fromEntries(
      FACETS.map((facet) => [facet, (own.includes(facet) ? separate : counts)[facet]]),
    )
    return { counts: merged as FacetCounts, total, totalIsCapped: false }
  }

  private countMatches(plan: SearchPlan, universe: Counted, facets: FacetName[]) {
    return countFacets(this.payload, matching(plan), facets, { ...bandsOf(plan), universe: universe.counts })
  }

  /** A condition that most vehicles meet is counted by those that do not. */
  private async countByRest(plan: SearchPlan, universe: Counted, facets: FacetName[]) {
    const where = sql`${visible(plan.showrooms)} AND (${conditionsSql(plan.conditions, plan)}) IS NOT TRUE`
    const rest = await countFacets(this.payload, where, facets, {
      ...bandsOf(plan),
      universe: universe.counts,
    })
    return { counts: subtract(universe.counts, rest.counts, facets), total: universe.total - rest.total }
  }

  private async countChosen(plan: SearchPlan, universe: Counted, own: FacetName[]): Promise<FacetCounts> {
    const [first, ...more] = own
    const remaining = plan.conditions.filter(
      (condition) => !own.some((facet) => facet === ownFacet(condition)),
    )
    if (first === undefined || (more.length === 0 && remaining.length === 0)) return universe.counts
    const base = matching({ ...plan, conditions: remaining })
    const choices = own.map((facet) => ({
      facet,
      chosen: sql`(${conditionsSql(
        plan.conditions.filter((condition) => ownFacet(condition) === facet),
        plan,
      )})`,
    }))
    return countOwn(this.payload, base, choices, plan)
  }

  private async capped(plan: SearchPlan, universe: Counted): Promise<Counts> {
    const { cap } = this.limits
    const count = await countRows(
      this.payload,
      sql`FROM (SELECT FROM vehicle_search
        WHERE ${matching(plan)} LIMIT ${cap + 1}) q`,
    )
    return { counts: universe.counts, total: Math.min(count, cap), totalIsCapped: count > cap }
  }
}

/**
 * The approximate share of the universe that meets all conditions, from their options' counts; 0 if unknown.
 */
function shareOf(conditions: readonly Condition[], { counts, total }: Counted): number {
  const known = (condition: Condition): number => {
    if (condition.kind === 'ids' && condition.facet !== 'modelCode') {
      const options = counts[condition.facet]
      return sumOf(condition.ids.map((id) => options.get(id) ?? 0))
    }
    if (condition.kind === 'ranges' && condition.of === 'year')
      return sumOf(
        [...counts.year].map(([year, n]) => (condition.ranges.some((range) => holds(range, year)) ? n : 0)),
      )
    return 0
  }
  return conditions.reduce(
    (product, condition) => product * Math.min(1, known(condition) / Math.max(1, total)),
    1,
  )
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
const holds = ({ min = 0, max = Number.POSITIVE_INFINITY }: Range, value: number): boolean =>
  value >= min && value <= max
