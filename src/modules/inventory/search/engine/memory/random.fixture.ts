import fc from 'fast-check'
import { expect } from 'vitest'
import { NO_PORT } from '@/modules/inventory/landed-price/rules/landed-terms'
import { KM_EDGES } from '../../rules/mileage-bands'
import { VEHICLE_SORTS } from '../../schemas/search-shape'
import type { Delivery } from '../delivery-requirements'
import type { SearchAnswer } from '../search-engine-type'
import type { Condition, SearchPlan } from '../search-plan'
import { currencyOf, emptyRow, NO_PRICE, PLAIN, type Row } from './index-shape'
import type { VehicleIndex } from './vehicle-index'

// Random vehicles, changes and requests for the tests of the index.

const few = fc.integer({ min: 0, max: 3 })
const choice = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 })
const number = fc.constantFrom(0, 1, 500, 501, 70_000, 2 ** 31 - 1)
const marks = fc.uniqueArray(fc.constantFrom(1, 2, 3, 17, 40, 4_000_000), { maxLength: 4 })

const anyRow = (id: fc.Arbitrary<number>): fc.Arbitrary<Row> =>
  fc.record({
    id,
    price: fc.oneof(fc.constant(NO_PRICE), number),
    mileage: number,
    engineCc: number,
    litres: fc.constantFrom(0, 1, 9_500, 14_001),
    listed: fc.constantFrom(-1, 0, 1_700_000_000_000, 1_700_000_000_001),
    updated: fc.constantFrom(5, 1_700_000_000_000, 1_800_000_000_000),
    values: fc
      .array(few, { minLength: PLAIN.length, maxLength: PLAIN.length })
      .map((all) => Int32Array.from(all)),
    tags: marks,
    added: marks,
    features: fc.oneof(marks, fc.constant(Array.from({ length: 40 }, (_, n) => n + 1))),
  })

const range = fc.tuple(fc.option(number), fc.option(number)).map(([min, max]) => ({
  ...(min !== null && { min }),
  ...(max !== null && { max }),
}))
const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .constantFrom(
      'make',
      'model',
      'modelCode',
      'bodyType',
      'steering',
      'color',
      'showroomLocation',
      'tags',
      'features',
    )
    .chain((facet) => choice.map((ids) => ({ kind: 'ids', facet: facet as 'make', ids }) as const)),
  choice.map((values) => ({ kind: 'seats', facet: 'seats', values }) as const),
  choice.map((codes) => ({ kind: 'status', codes }) as const),
  choice.map((marks) => ({ kind: 'extras', marks }) as const),
  fc.uniqueArray(fc.integer({ min: 1, max: 40 })).map((ids) => ({ kind: 'vehicles', ids }) as const),
  choice.map(
    (ids) =>
      ({
        kind: 'named',
        any: [
          { facet: 'make', ids },
          { facet: 'tags', ids },
        ],
      }) as const,
  ),
  fc
    .constantFrom(
      ...([
        ['priceRange', 'price'],
        ['mileage', 'mileage'],
        ['engineSize', 'engineCc'],
        ['year', 'year'],
      ] as const),
    )
    .chain(([facet, of]) =>
      fc
        .array(range, { minLength: 1, maxLength: 2 })
        .map((ranges) => ({ kind: 'ranges', facet, of, ranges }) as const),
    ),
)
const pricesBy = (stamp: string, dollars: Delivery['terms']['dollars']): Delivery => ({
  stamp,
  terms: {
    stamp,
    portId: NO_PORT,
    dollars,
    showrooms: {},
    localShowrooms: [],
    insurance: null,
    inspection: 0,
  },
  limits: {},
})

/** What prices are compared by: some currencies of the random vehicles have a rate. */
export const PRICES = pricesBy('prices', {
  [currencyOf(0)]: { num: 1, den: 1 },
  [currencyOf(1)]: { num: 7, den: 1_037 },
  [currencyOf(2)]: { num: '1000000000000000000007', den: '300000000000000000000000' },
})
export const LATER_PRICES = pricesBy('later prices', {
  [currencyOf(1)]: { num: 7, den: 3 },
  [currencyOf(3)]: { num: 1, den: 1 },
})

/** Prepares what a plan depends on, if it is not as it should be, and searches. */
export function queryIndex(index: VehicleIndex, { delivery, prices, ...plan }: SearchPlan): SearchAnswer {
  for (const one of [prices, ...(delivery ? [delivery] : [])])
    if (index.destinations.stampAt(one.terms.portId) !== one.stamp)
      Array.from(index.destinations.prepare(one))
  return index.search({ ...plan, ...(delivery && { to: delivery.terms.portId }) })
}

export const anyPlan: fc.Arbitrary<SearchPlan> = fc.record({
  mileageEdges: fc.constantFrom(undefined, KM_EDGES),
  prices: fc.constantFrom(PRICES, PRICES, LATER_PRICES),
  conditions: fc.array(anyCondition, { maxLength: 4 }),
  showrooms: fc.oneof({ weight: 3, arbitrary: fc.constant('all' as const) }, choice),
  sort: fc.constantFrom(...VEHICLE_SORTS),
  page: fc.constantFrom(1, 1, 2, 3, 50),
  limit: fc.constantFrom(1, 5, 12),
})

export type Write = { row: Row } | { gone: number }
export const anyWrite = (ids: number): fc.Arbitrary<Write> => {
  const id = fc.integer({ min: 1, max: ids })
  return fc.oneof(
    { weight: 3, arbitrary: anyRow(id).map((row) => ({ row })) },
    { weight: 1, arbitrary: id.map((gone) => ({ gone })) },
  )
}

export function write(index: VehicleIndex, truth: Map<number, Row>, writes: readonly Write[]): void {
  for (const one of writes)
    if ('row' in one) {
      index.upsert(one.row)
      truth.set(one.row.id, one.row)
    } else {
      expect(index.remove(one.gone)).toBe(truth.delete(one.gone))
    }
  index.complete()
}

/** A number from 0 to below `n`, reproducible in every run. */
export function randomOf(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

export function rowOf(id: number, random: (n: number) => number): Row {
  const row = emptyRow()
  for (let place = 0; place < PLAIN.length; place += 1) row.values[place] = random(place === 0 ? 60 : 5)
  const listed = 1_600_000_000_000 + random(2 ** 31) * 100
  return {
    ...row,
    id,
    price: random(90_000),
    mileage: random(5) === 0 ? 0 : random(200_000),
    engineCc: random(3_000),
    listed,
    updated: listed,
  }
}
