import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddedRange } from '@/kernel/added/added-range-bounds'
import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import {
  BAND_FACETS,
  emptyVehicleSearch,
  ID_FACETS,
  isTotalSort,
  parseVehicleSearch,
  parseVehicleSearchStrict,
  SEARCH_SORTS,
  type SearchSort,
  toSearchParams,
  toSearchString,
  type VehicleSearch,
} from './vehicle-search'

const none = emptyVehicleSearch()
const read = (query: string) => parseVehicleSearch(new URLSearchParams(query))

const pair = (min: number, max: number) =>
  fc
    .tuple(fc.option(fc.integer({ min, max })), fc.option(fc.integer({ min, max })))
    .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]) as [number | null, number | null])
const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 6 })
  .map((list) => list.toSorted((a, b) => a - b))
const texts = (one: fc.Arbitrary<string>) =>
  fc.uniqueArray(one, { maxLength: 4 }).map((list) => list.toSorted())
const band = pair(0, 2_147_483_647).map(([a, b]) => (b === null ? `${a ?? 0}+` : `${a ?? 0}-${b}`))
const litres = fc.integer({ min: 1, max: 99 }).map((tenths) => (tenths / 10).toFixed(1))

/** Numbers, or as many days of 2026 and after. */
function range([field, [low, high], isDay]: [string, [number | null, number | null], boolean]): AddedRange[] {
  const text = (bound: number) =>
    isDay ? new Date(Date.UTC(2026, 0, 10 + bound)).toISOString().slice(0, 10) : String(bound)
  if (low === null && high === null) return []
  return [{ field, ...(low !== null && { from: text(low) }), ...(high !== null && { to: text(high) }) }]
}

const plainSort = (sort: SearchSort): SearchSort => (isTotalSort(sort) ? 'newest' : sort)

/** Any search that an address can contain. */
const anySearch: fc.Arbitrary<VehicleSearch> = fc
  .record({
    q: fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replaceAll('\0', '').trim())
      .filter((text) => text.toLowerCase() !== 'all'),
    ids: fc.array(ids, { minLength: ID_FACETS.length, maxLength: ID_FACETS.length }),
    seats: ids
      .map((list) => list.map((id) => (id % 200) + 1))
      .map((list) => [...new Set(list)].toSorted((a, b) => a - b)),
    priceRange: texts(band),
    mileage: texts(band),
    engineSize: texts(
      fc.oneof(
        litres,
        litres.map((size) => `${size}+`),
      ),
    ),
    years: pair(1900, 2100),
    prices: pair(0, 2_147_483_647),
    mileages: pair(0, 2_147_483_647),
    ccs: pair(0, 9000),
    totals: pair(0, 2_147_483_647),
    to: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    eligible: fc.boolean(),
    distances: fc.constantFrom(...DISTANCE_UNITS),
    ranges: fc
      .uniqueArray(fc.tuple(fc.constantFrom('checked_on', 'payload_kg'), pair(-9, 9_000), fc.boolean()), {
        selector: ([field]) => field,
      })
      .map((all) => all.flatMap(range).sort((a, b) => (a.field < b.field ? -1 : 1))),
    status: fc.subarray(VEHICLE_STATUSES.toSorted()),
    sort: fc.constantFrom(...SEARCH_SORTS),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    limit: fc.constantFrom(12, 24, 48),
  })
  .map(({ ids: lists, years, prices, mileages, ccs, totals, ...rest }) => ({
    ...none,
    ...rest,
    ...Object.fromEntries(ID_FACETS.map((name, index) => [name, lists[index] ?? []])),
    yearFrom: years[0],
    yearTo: years[1],
    minPrice: prices[0],
    maxPrice: prices[1],
    mileageMin: mileages[0],
    mileageMax: mileages[1],
    ccMin: ccs[0],
    ccMax: ccs[1],
    minTotal: totals[0],
    maxTotal: totals[1],
  }))
  .map((search) =>
    search.to === null
      ? { ...search, minTotal: null, maxTotal: null, eligible: false, sort: plainSort(search.sort) }
      : search,
  )

describe('writing a URL', () => {
  it('is undone by reading it, for every search', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(parseVehicleSearch(toSearchParams(search))).toEqual(search)
        expect(read(toSearchString(search))).toEqual(search)
      }),
      { numRuns: 500 },
    )
  })

  it('gives equal searches one URL, whatever order they were given in', () => {
    expect(toSearchString(read('sort=newest&limit=12&page=1&color=2&make=3,1'))).toBe('make=1,3&color=2')
    expect(toSearchString(read('color=2&make=1&make=3'))).toBe('make=1,3&color=2')
  })

  it('survives any garbage without throwing', () => {
    const names = fc.constantFrom(
      ...ID_FACETS,
      ...BAND_FACETS,
      'q',
      'seats',
      'minPrice',
      'yearFrom',
      'to',
      'maxTotal',
      'eligible',
      'checked_on.from',
      'checked_on.to',
      'sort',
      'page',
      'limit',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (entries) => {
        const search = parseVehicleSearch(new URLSearchParams(entries))
        expect(read(toSearchString(search))).toEqual(search)
        const answer = parseVehicleSearchStrict(Object.fromEntries(entries))
        if (!answer.ok) expect(answer.error.length).toBeGreaterThan(0)
      }),
    )
  })
})
