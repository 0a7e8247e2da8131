import { landedTotal, pricerOf } from '@/modules/inventory/landed-price/rules/landed-terms'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { PRICE_BOUNDS } from '../../rules/filter-bands'
import type { Edge } from '../../rules/mileage-bands'
import { FACETS, type FacetName, type SearchSort } from '../../schemas/search-shape'
import type { Delivery, Requirement } from '../delivery-requirements'
import { emptyCounts } from '../facet-counts'
import type { SearchAnswer } from '../search-engine-type'
import type { Condition, SearchPlan } from '../search-plan'
import { currencyOf, isListName, NO_PRICE, PLAIN, type PlainName, type Row } from './index-shape'

// The reference implementation for the index's tests: evaluates a search one vehicle at a time.

const plainOf = (row: Row, name: PlainName): number => row.values[PLAIN.indexOf(name)] ?? 0

const within = (value: number, ranges: readonly { min?: number; max?: number }[]) =>
  ranges.some(({ min = 0, max = Number.POSITIVE_INFINITY }) => value >= min && value <= max)

const pricedOf = (row: Row) => ({
  price: row.price === NO_PRICE ? null : row.price,
  currency: currencyOf(plainOf(row, 'currency')),
  priceType: PRICE_TYPES[plainOf(row, 'term') - 1] ?? 'CIF',
  namedPortId: plainOf(row, 'namedPort') || null,
  showroomId: plainOf(row, 'showroomLocation') || null,
  vehicleTypeId: plainOf(row, 'bodyType') || null,
  litres: row.litres || null,
})

/** What a vehicle costs at a destination, at most the largest integer; null without a total. */
function totalOf(row: Row, delivery: Delivery | undefined): number | null {
  const total = delivery ? landedTotal(delivery.terms, pricedOf(row)) : null
  return total === null ? null : Math.min(total, 2 ** 31 - 1)
}

/** Whether a vehicle with these values meets what a country requires. */
export function meets(
  value: (name: PlainName) => number,
  requirement: Requirement,
  marks: readonly number[] = [],
): boolean {
  const { exceptBodies, exceptFuels } = requirement
  if (exceptBodies.includes(value('bodyType')) || exceptFuels.includes(value('fuel'))) return true
  if (requirement.of === 'inspection') return !requirement.failed.some((mark) => marks.includes(mark))
  if (requirement.of !== 'age') return requirement.ids.includes(value(requirement.of))
  const [year, month] = [value('year'), value('registered')]
  return requirement.month !== null && month > 0
    ? month >= requirement.month
    : year > 0 && year >= requirement.year
}

function isEligible(row: Row, delivery: Delivery | undefined): boolean {
  const pricer = delivery && pricerOf(delivery.terms, pricedOf(row))
  if (pricer?.isThere) return true
  const leadDays = pricer?.leadDays ?? null
  const limits = leadDays === null ? undefined : delivery?.limits[leadDays]
  return limits?.every((one) => meets((name) => plainOf(row, name), one, row.added)) ?? false
}

/** Of a plan: what prices are compared by, and the destination. */
type Terms = Pick<SearchPlan, 'prices' | 'delivery'>

function fulfils(row: Row, condition: Condition, terms: Terms): boolean {
  const { delivery, prices } = terms
  switch (condition.kind) {
    case 'ids':
      return isListName(condition.facet)
        ? row[condition.facet].some((id) => condition.ids.includes(id))
        : condition.ids.includes(plainOf(row, condition.facet))
    case 'seats':
      return condition.values.includes(plainOf(row, 'seats'))
    case 'extras':
      return row.added.some((mark) => condition.marks.includes(mark))
    case 'status':
      return condition.codes.includes(plainOf(row, 'status'))
    case 'vehicles':
      return condition.ids.includes(row.id)
    case 'named':
      return condition.any.some(({ facet, ids }) =>
        facet === 'year'
          ? ids.includes(plainOf(row, 'year'))
          : fulfils(row, { kind: 'ids', facet, ids }, terms),
      )
    case 'ranges':
      return condition.of === 'price'
        ? within(totalOf(row, prices) ?? NO_PRICE, condition.ranges)
        : within(condition.of === 'year' ? plainOf(row, 'year') : row[condition.of], condition.ranges)
    case 'total': {
      const total = totalOf(row, delivery)
      return total !== null && within(total, [condition.range])
    }
    case 'eligible':
      return isEligible(row, delivery)
    case 'added':
    case 'word':
      return false
  }
}

const PRICE_EDGES: readonly Edge[] = PRICE_BOUNDS.map((bound) => ({ least: bound, most: bound }))

/** The bands of an amount; one at a boundary is in both. */
function bandsAt(amount: number | null, edges: readonly Edge[]): number[] {
  if (amount === null) return []
  return [0, ...edges.map(({ least }) => least)].flatMap((least, band) =>
    amount >= least && amount <= (edges[band]?.most ?? Infinity) ? [band] : [],
  )
}

type Counted = Pick<SearchPlan, 'mileageEdges' | 'prices'>

/** The options that count a stored value; a band's odd numbers are on a bound. */
function optionsOf(row: Row, facet: FacetName, { mileageEdges, prices }: Counted): number[] {
  if (isListName(facet)) return row[facet]
  if (facet === 'priceRange') return bandsAt(totalOf(row, prices), PRICE_EDGES)
  if (facet === 'mileage' && mileageEdges) return bandsAt(row.mileage || null, mileageEdges)
  const value = plainOf(row, facet)
  if (value <= 0 || (facet === 'mileage' && value === 1)) return []
  if (facet !== 'mileage') return [value]
  const bands = value % 2 ? [(value - 1) / 2 - 1, (value - 1) / 2] : [value / 2 - 1]
  return bands.filter((band) => band >= 0)
}

const last = 2 ** 40
const NUMBERS: Record<
  SearchSort,
  (row: Row, amounts: { price: number | null; total: number | null }) => number
> = {
  newest: (row) => -row.listed,
  updated: (row) => -row.updated,
  'updated-asc': (row) => row.updated,
  'price-asc': (_, { price }) => price ?? last,
  'price-desc': (_, { price }) => (price === null ? last : -price),
  'year-asc': (row) => plainOf(row, 'year'),
  'year-desc': (row) => -plainOf(row, 'year'),
  'mileage-asc': (row) => row.mileage || last,
  'mileage-desc': (row) => -row.mileage,
  'total-asc': (_, { total }) => total ?? last,
  'total-desc': (_, { total }) => (total === null ? last : -total),
}
const descends = (sort: SearchSort) => sort === 'newest' || sort === 'updated' || sort.endsWith('-desc')

function asker(
  rows: readonly Row[],
  { conditions, delivery, near = [], prices, showrooms, sort }: SearchPlan,
) {
  const seen = rows.filter(
    (row) => showrooms === 'all' || showrooms.includes(plainOf(row, 'showroomLocation')),
  )
  const passing = (leftOut?: FacetName) =>
    seen.filter((row) =>
      conditions.every(
        (one) => ('facet' in one && one.facet === leftOut) || fulfils(row, one, { prices, delivery }),
      ),
    )
  const numberOf = (row: Row) =>
    NUMBERS[sort](row, { price: totalOf(row, prices), total: totalOf(row, delivery) })
  const matches = passing()
    .map((row) => ({
      id: row.id,
      far: near.includes(plainOf(row, 'showroomLocation')) ? 0 : 1,
      number: numberOf(row),
    }))
    .sort((a, b) => a.far - b.far || a.number - b.number || (descends(sort) ? b.id - a.id : a.id - b.id))
  return { seen, passing, ids: matches.map(({ id }) => id) }
}

function countsIn(facet: FacetName, among: readonly Row[], by: Counted): Map<number, number> {
  const counts = new Map<number, number>()
  for (const row of among)
    for (const option of optionsOf(row, facet, by)) counts.set(option, (counts.get(option) ?? 0) + 1)
  return counts
}

/** A plan's page, evaluated vehicle by vehicle. */
export function expectedPage(rows: readonly Row[], plan: SearchPlan) {
  const { ids } = asker(rows, plan)
  const page = Math.min(plan.page, Math.max(1, Math.ceil(ids.length / plan.limit)))
  return { ids: ids.slice((page - 1) * plan.limit, page * plan.limit), page, total: ids.length }
}

/** A plan's complete answer, evaluated vehicle by vehicle. */
export function expected(rows: readonly Row[], plan: SearchPlan): SearchAnswer {
  const { passing, seen } = asker(rows, plan)
  return {
    ...expectedPage(rows, plan),
    totalIsCapped: false,
    counts: countsBy((facet) => countsIn(facet, passing(facet), plan)),
    universe: {
      counts: countsBy((facet) => countsIn(facet, seen, { prices: plan.prices })),
      total: seen.length,
    },
  }
}

const countsBy = (countsOf: (facet: FacetName) => Map<number, number>): SearchAnswer['counts'] => {
  const counts = emptyCounts()
  for (const facet of FACETS) counts[facet] = countsOf(facet)
  return counts
}
