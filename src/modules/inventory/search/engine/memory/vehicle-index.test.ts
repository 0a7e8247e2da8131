import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACETS, VEHICLE_SORTS } from '../../schemas/search-shape'
import type { Condition, SearchPlan } from '../search-plan'
import { expected, expectedPage } from './expected-search.fixture'
import { emptyRow, PLAIN, type Row } from './index-shape'
import { anyPlan, anyWrite, PRICES, queryIndex, randomOf, rowOf, type Write, write } from './random.fixture'
import { VehicleIndex } from './vehicle-index'

function compare(index: VehicleIndex, truth: ReadonlyMap<number, Row>, plan: SearchPlan): void {
  expect(queryIndex(index, plan)).toEqual(expected([...truth.values()], plan))
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
        const { counts, ids, page, total } = queryIndex(index, plan)
        const some = queryIndex(index, { ...plan, facets })
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
          const plan: SearchPlan = { conditions: [], showrooms: 'all', sort, page, limit: 20, prices: PRICES }
          expect(queryIndex(index, plan)).toMatchObject(expectedPage([...truth.values()], plan))
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
      compare(index, truth, {
        conditions: [ranges],
        showrooms: 'all',
        sort: 'price-asc',
        page: 1,
        limit: 5,
        prices: PRICES,
      })
    }
  })

  test('more combinations than sixteen bits can number are distinguished', () => {
    const index = new VehicleIndex()
    const vehicles = 66_000
    index.reserve(vehicles)
    const row = emptyRow()
    for (let id = 1; id <= vehicles; id += 1) {
      row.id = id
      row.values[PLAIN.indexOf('model')] = id
      index.upsert(row)
    }
    index.complete()
    for (const id of [1, 65_535, 65_536, 65_537, vehicles]) {
      const conditions: Condition[] = [{ kind: 'ids', facet: 'model', ids: [id] }]
      const answer = queryIndex(index, {
        conditions,
        showrooms: 'all',
        sort: 'newest',
        page: 1,
        limit: 5,
        prices: PRICES,
      })
      expect(answer.ids).toEqual([id])
      expect(answer.counts.model.size).toBe(vehicles)
    }
  })

  test('does not answer text conditions', () => {
    const conditions: Condition[] = [{ kind: 'word', word: 'van' }]
    expect(() =>
      queryIndex(new VehicleIndex(), {
        conditions,
        showrooms: 'all',
        sort: 'newest',
        page: 1,
        limit: 5,
        prices: PRICES,
      }),
    ).toThrow('Words')
  })
})
