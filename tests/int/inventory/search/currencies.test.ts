import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { emptyVehicleSearch, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, randomOf } from './search-world'

let payload: Payload
const nameOf = new Map<number, string>()

// Dollars: 980,000 ÷ 150 = 6,533.33; 145,000 ÷ 0.79 = 183,544.3; 3,750,000 ÷ 150 = 25,000, a bound of two bands.
const STOCK = [
  ['yen', 980_000, 'JPY'],
  ['pounds', 145_000, 'GBP'],
  ['dollars', 6_534, 'USD'],
  ['bound', 3_750_000, 'JPY'],
  ['unknown', 100, 'EUR'],
  ['on request', null, 'JPY'],
] as const

beforeAll(async () => {
  payload = await getTestPayload()
  const world = await buildWorld(payload)
  await payload.db.pool.query(
    `INSERT INTO exchange_rates (day, currency, per_usd) VALUES ('2026-01-05', 'JPY', '150'), ('2026-01-05', 'GBP', '0.79')`,
  )
  const random = randomOf(9)
  for (const [name, price, currency] of STOCK) {
    const more = {
      name,
      currency,
      price: price ?? 700_000,
      showPrice: price !== null,
      status: 'PUBLISHED' as const,
    }
    nameOf.set(await addVehicle(payload, world, random, more), name)
  }
}, 60_000)

const find = (more: Partial<VehicleSearch>) => searchVehicles(payload, { ...emptyVehicleSearch(), ...more })
const names = (rows: { id: number }[]) => rows.map(({ id }) => nameOf.get(id))

test.each([
  ['price-asc', ['yen', 'dollars', 'bound', 'pounds', 'unknown', 'on request']],
  ['price-desc', ['pounds', 'bound', 'dollars', 'yen', 'on request', 'unknown']],
] as const)('an order by %s compares dollars; what cannot be compared comes last', async (sort, order) => {
  const { rows, unrated } = await find({ sort })
  expect(names(rows)).toEqual(order)
  expect(unrated).toEqual(['EUR'])
})

test.each([
  [{ maxPrice: 6_533 }, ['yen']],
  [{ minPrice: 6_534, maxPrice: 200_000 }, ['bound', 'dollars', 'pounds']],
  [{ priceRange: ['25000-50000'] }, ['bound']],
  [{ q: 'under 10000' }, ['dollars', 'yen']],
  [{ q: 'under ¥980,000' }, ['yen']],
  [{ q: 'under £5,000' }, []],
])('%j finds %j', async (more, expected) => {
  expect(names((await find(more)).rows).sort()).toEqual(expected)
})

test('bands of prices are counted in dollars, chosen or not', async () => {
  for (const more of [{}, { priceRange: ['100000+'] }, { yearFrom: 1 }]) {
    const { facets } = await find(more)
    expect(facets.priceRange.map(({ count }) => count)).toEqual([3, 1, 0, 0, 1])
  }
})

test('another rate changes what is found at once, and a rate makes a price comparable', async () => {
  await payload.db.pool.query(
    `INSERT INTO exchange_rates (day, currency, per_usd) VALUES ('2026-01-06', 'JPY', '75'), ('2026-01-06', 'EUR', '0.5')`,
  )
  const { rows, unrated } = await find({ sort: 'price-asc' })
  expect(names(rows)).toEqual(['unknown', 'dollars', 'yen', 'bound', 'pounds', 'on request'])
  expect(unrated).toEqual([])
})
