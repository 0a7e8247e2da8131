import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchViewer } from '@/modules/inventory/search/queries/read-search-viewer'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { PRICE_RANGES } from '@/modules/inventory/search/rules/filter-bands'
import { mileageRanges } from '@/modules/inventory/search/rules/mileage-bands'
import {
  ID_FACETS,
  type IdFacet,
  VEHICLE_SORTS,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'
import { at, compare, search, update, withVehicles } from './search-kit'
import { addVehicle, draftOf, randomOf } from './search-world'

withVehicles()

const choicesOf = (facet: IdFacet): number[] => {
  if (facet === 'make') return at.world.makes
  if (facet === 'model') return at.world.models.map(({ id }) => id)
  if (facet === 'modelCode') return at.world.codes.map(({ id }) => id)
  return at.world.lists[facet]
}

/** Some of a list, sorted as when an address is read. */
const some = <T extends number | string>(list: readonly T[], max = 3) =>
  fc.subarray([...list], { maxLength: Math.min(max, list.length) }).map((chosen) => chosen.sort())
const rarely = <T>(arbitrary: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary })
const bounds = (values: readonly number[]) =>
  rarely(
    fc
      .tuple(fc.option(fc.constantFrom(...values)), fc.option(fc.constantFrom(...values)))
      .map(([a, b]) => (a !== null && b !== null && a > b ? ([b, a] as const) : ([a, b] as const))),
    [null, null] as const,
  )

const anySearch = (): fc.Arbitrary<VehicleSearch> =>
  fc
    .record({
      lists: fc.record(
        Object.fromEntries(ID_FACETS.map((facet) => [facet, rarely(some(choicesOf(facet)), [] as number[])])),
      ),
      seats: rarely(some([2, 4, 5, 7]), []),
      priceRange: rarely(some([...PRICE_RANGES, '8000-60500']), []),
      mileage: rarely(some([...mileageRanges('mi'), ...mileageRanges('km')]), []),
      distances: fc.constantFrom(...DISTANCE_UNITS),
      engineSize: rarely(some(['1.0', '1.4', '1.5', '1.0-2.0', '3.0+']), []),
      status: rarely(some(['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD'] as const), []),
      years: bounds([2010, 2013, 2018, 2023]),
      prices: bounds([0, 900, 25_000, 60_500]),
      miles: bounds([0, 10_000, 75_000]),
      cc: bounds([660, 1_450, 1_998]),
      sort: fc.constantFrom(...VEHICLE_SORTS),
      page: fc.constantFrom(1, 1, 1, 2, 3, 40),
      limit: fc.constantFrom(5, 12, 24),
    })
    .map(({ lists, years, prices, miles, cc, ...more }) =>
      search({
        ...lists,
        ...more,
        yearFrom: years[0],
        yearTo: years[1],
        minPrice: prices[0],
        maxPrice: prices[1],
        mileageMin: miles[0],
        mileageMax: miles[1],
        ccMin: cc[0],
        ccMax: cc[1],
      }),
    )

const anyViewer = (): fc.Arbitrary<SearchViewer> =>
  rarely<SearchViewer>(
    some(at.world.lists.showroomLocation).map((showrooms) => ({ showrooms })),
    {},
  )

describe('a search agrees with the vehicles', () => {
  test('total, order and every facet agree with the vehicles for 150 random searches', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch(), anyViewer(), (wanted, viewer) => compare(wanted, viewer)),
      { numRuns: 150, endOnFailure: true },
    )
  }, 120_000)

  test('they still agree right after each of 40 random writes, and no hidden vehicle shows', async () => {
    let seed = 100
    const write = async (kind: number): Promise<void> => {
      seed += 1
      const random = randomOf(seed)
      const id = at.ids[random(at.ids.length)] as number
      const result = await at.payload.find({
        collection: 'vehicles',
        where: { id: { equals: id } },
        depth: 0,
        limit: 1,
      })
      const isLocked = result.docs[0]?.status === 'SOLD'
      if (kind === 0 || result.docs.length === 0) {
        at.ids.push(await addVehicle(at.payload, at.world, random))
      } else if (kind === 1 && !isLocked) {
        await update(id, { status: ['DRAFT', 'ARCHIVED', 'SOLD', 'RESERVED'][random(4)] })
      } else if (kind === 2) {
        await at.payload.delete({ collection: 'vehicles', id, depth: 0 })
        at.ids.splice(at.ids.indexOf(id), 1)
      } else if (kind === 3 && !isLocked) {
        await update(id, { deletedAt: new Date().toISOString() })
      } else if (!isLocked) {
        const { chassis, officeFileNo, engineNumber, ...changes } = draftOf(at.world, random)
        await update(id, changes)
      }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 6 }),
        fc.array(anySearch(), { minLength: 2, maxLength: 3 }),
        async (kind, searches) => {
          await write(kind)
          for (const wanted of [search({}), ...searches]) await compare(wanted)
        },
      ),
      { numRuns: 40, endOnFailure: true },
    )
  }, 180_000)

  test('staff without showrooms find nothing, staff of one only its vehicles', async () => {
    expect((await searchVehicles(at.payload, search({}), { showrooms: [] })).total).toBe(0)
    const [first] = at.world.lists.showroomLocation as [number]
    const answer = await searchVehicles(at.payload, search({ limit: 48 }), { showrooms: [first] })
    expect(answer.total).toBeGreaterThan(0)
    expect(new Set(answer.rows.map(({ showroom }) => showroom?.id))).toEqual(new Set([first]))
  })

  test('a price on request is neither shown nor found nor sorted by', async () => {
    const random = randomOf(900)
    const id = await addVehicle(at.payload, at.world, random, {
      status: 'PUBLISHED',
      price: 31_337,
      showPrice: false,
    })
    const near = await searchVehicles(at.payload, search({ minPrice: 31_337, maxPrice: 31_337 }))
    expect(near.total).toBe(0)
    const dear = await searchVehicles(at.payload, search({ sort: 'price-desc', limit: 48, page: 9 }))
    const card = dear.rows.find((row) => row.id === id)
    expect(card).toMatchObject({ price: null, showPrice: false })
  })
})
