import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACETS, VEHICLE_SORTS } from '../../schemas/search-shape'
import type { Condition, SearchPlan } from '../engine'
import { expected, expectedPage } from './plain-reading'
import { emptyRow, NO_PRICE, PLAIN, type Row } from './shape'
import { VehicleIndex } from './vehicle-index'

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
const anyPlan: fc.Arbitrary<SearchPlan> = fc.record({
  conditions: fc.array(anyCondition, { maxLength: 4 }),
  showrooms: fc.oneof({ weight: 3, arbitrary: fc.constant('all' as const) }, choice),
  sort: fc.constantFrom(...VEHICLE_SORTS),
  page: fc.constantFrom(1, 1, 2, 3, 50),
  limit: fc.constantFrom(1, 5, 12),
})

type Write = { row: Row } | { gone: number }
const anyWrite = (ids: number): fc.Arbitrary<Write> => {
  const id = fc.integer({ min: 1, max: ids })
  return fc.oneof(
    { weight: 3, arbitrary: anyRow(id).map((row) => ({ row })) },
    { weight: 1, arbitrary: id.map((gone) => ({ gone })) },
  )
}

function write(index: VehicleIndex, truth: Map<number, Row>, writes: readonly Write[]): void {
  for (const one of writes)
    if ('row' in one) {
      index.upsert(one.row)
      truth.set(one.row.id, one.row)
    } else {
      expect(index.remove(one.gone)).toBe(truth.delete(one.gone))
    }
  index.settle()
}

function compare(index: VehicleIndex, truth: ReadonlyMap<number, Row>, plan: SearchPlan): void {
  expect(index.search(plan)).toEqual(expected([...truth.values()], plan))
}

/** A number from 0 to below `n`, reproducible in every run. */
function randomOf(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

function rowOf(id: number, random: (n: number) => number): Row {
  const row = emptyRow()
  for (let place = 0; place < PLAIN.length; place += 1) row.values[place] = random(place === 0 ? 60 : 5)
  const listed = 1_600_000_000_000 + random(2 ** 31) * 100
  return {
    ...row,
    id,
    price: random(90_000),
    mileage: random(200_000),
    engineCc: random(3_000),
    listed,
    updated: listed,
  }
}

describe('the index in memory', () => {
  test('agrees with the vehicles after any writes: page, order, total and every facet', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.array(anyWrite(40), { maxLength: 40 }),
            fc.array(anyPlan, { minLength: 1, maxLength: 6 }),
          ),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        (rounds) => {
          const [index, truth] = [new VehicleIndex(), new Map<number, Row>()]
          for (const [writes, plans] of rounds) {
            write(index, truth, writes)
            expect(index.size).toBe(truth.size)
            for (const plan of plans) compare(index, truth, plan)
            for (const row of truth.values()) expect(index.agrees(row)).toBe(true)
            expect(index.isSound()).toBe(true)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  test('counts only the wanted facets as it counts them among all', () => {
    const writes = fc.array(anyWrite(40), { maxLength: 60 })
    fc.assert(
      fc.property(writes, anyPlan, fc.subarray([...FACETS]), (written, plan, facets) => {
        const index = new VehicleIndex()
        write(index, new Map(), written)
        const { counts, ids, page, total } = index.search(plan)
        const some = index.search({ ...plan, facets })
        expect(some).toMatchObject({ ids, page, total })
        for (const facet of facets) expect(some.counts[facet]).toEqual(counts[facet])
      }),
    )
  })

  test('keeps its orders through more changes than may wait, reused slots, and distant pages', () => {
    const random = randomOf(11)
    const [index, truth] = [new VehicleIndex(), new Map<number, Row>()]
    const rows = (from: number, n: number): Write[] =>
      Array.from({ length: n }, (_, i) => ({ row: rowOf(from + i, random) }))
    write(index, truth, rows(1, 4_000))
    const steps: Write[][] = [
      rows(100, 300),
      Array.from({ length: 500 }, (_, i) => ({ gone: 1_000 + i })),
      rows(5_000, 700),
      rows(200, 1_200),
      rows(1_000, 20),
    ]
    for (const step of steps) {
      write(index, truth, step)
      expect(index.isSound()).toBe(true)
      for (const sort of VEHICLE_SORTS)
        for (const page of [1, 2, 60, 150, 900]) {
          const plan: SearchPlan = { conditions: [], showrooms: 'all', sort, page, limit: 20 }
          expect(index.search(plan)).toMatchObject(expectedPage([...truth.values()], plan))
        }
    }
  })

  test('a broad and a narrow search count alike, whichever way they are counted', () => {
    const random = randomOf(5)
    const [index, truth] = [new VehicleIndex(), new Map<number, Row>()]
    write(
      index,
      truth,
      Array.from({ length: 2_000 }, (_, n) => ({ row: rowOf(n + 1, random) })),
    )
    for (const max of [100, 40_000, 50_000, 89_000, 90_000]) {
      const ranges = { kind: 'ranges', facet: 'priceRange', of: 'price', ranges: [{ max }] } as const
      compare(index, truth, { conditions: [ranges], showrooms: 'all', sort: 'price-asc', page: 1, limit: 5 })
    }
  })

  test('more combinations than sixteen bits can number are told apart', () => {
    const index = new VehicleIndex()
    const vehicles = 66_000
    index.reserve(vehicles)
    const row = emptyRow()
    for (let id = 1; id <= vehicles; id += 1) {
      row.id = id
      row.values[PLAIN.indexOf('model')] = id
      index.upsert(row)
    }
    index.settle()
    for (const id of [1, 65_535, 65_536, 65_537, vehicles]) {
      const conditions: Condition[] = [{ kind: 'ids', facet: 'model', ids: [id] }]
      const answer = index.search({ conditions, showrooms: 'all', sort: 'newest', page: 1, limit: 5 })
      expect(answer.ids).toEqual([id])
      expect(answer.counts.model.size).toBe(vehicles)
    }
  })

  test('does not answer text conditions', () => {
    const conditions: Condition[] = [{ kind: 'word', word: 'van' }]
    expect(() =>
      new VehicleIndex().search({ conditions, showrooms: 'all', sort: 'newest', page: 1, limit: 5 }),
    ).toThrow('Words')
  })
})
