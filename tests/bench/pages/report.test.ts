import { expect, it } from 'vitest'
import { parseVehicleSearch, toSearchString } from '@/modules/inventory/search/schemas/vehicle-search'
import { type Listed, listingAddresses, vehicleAddresses } from './addresses'
import type { Load } from './load'
import { type Measured, PAGES, type Page, reportOf } from './report'

const load = (clients: number, node: number, postgres: number, failed = 0): Load => ({
  clients,
  pages: 1_000,
  perSecond: 80,
  p50: 12,
  p99: 30,
  node,
  postgres,
  failed,
})
const usual = { one: load(1, 5, 1), sixteen: load(16, 6, 1) }
const bytes = { raw: 90_000, sent: 15_000, encoding: 'zstd', gzip: 17_000 }
const page = { ...usual, bytes, atPort: usual }
/** All pages within their budgets but those given. */
const measured = (pages: Partial<Measured>): Measured => ({
  ...(Object.fromEntries(PAGES.map((name): [Page, Measured[Page]] => [name, page])) as Measured),
  ...pages,
})
const context = { vehicles: 384, idleMsPerSecond: 4 }

it.each([
  ['both pages within their budgets', load(1, 8, 1), load(1, 7, 1), true],
  ['a list that is over when one client asks', load(1, 8.5, 1), load(1, 7, 1), false],
  ['a vehicle that is over by its share of the database', load(1, 8, 1), load(1, 7, 1.2), false],
  ['an answer that was no page', load(1, 8, 1, 1), load(1, 7, 1), false],
])('%s: ok is %4$s', (_, listing, vehicle, ok) => {
  const sixteen = load(16, 7, 1)
  const report = reportOf(
    measured({
      listing: { one: listing, sixteen, bytes, atPort: usual },
      vehicle: { one: vehicle, sixteen, bytes, atPort: usual },
    }),
    context,
  )
  expect(report.ok).toBe(ok)
})

it('a page that is more expensive under load is measured by that', () => {
  const listing = { one: load(1, 5, 1), sixteen: load(16, 12, 1), bytes, atPort: usual }
  expect(reportOf(measured({ listing }), context)).toMatchObject({
    ok: false,
    listing: { cpu_ms: 13, cpu_ms_1: 6, cpu_ms_16: 13, rps_1: 80, bytes_raw: 90_000, bytes_sent: 15_000 },
  })
})

it.each([
  [7.7, 1.1, true],
  [7.8, 1.11, false],
])('a page that costs %d ms with a port instead of 7 is %d times as expensive: ok is %s', (ms, ratio, ok) => {
  const vehicle = { ...page, atPort: { one: load(1, ms - 1, 1), sixteen: load(16, 5, 1) } }
  expect(reportOf(measured({ vehicle }), context)).toMatchObject({
    ok,
    vehicle: { there_ratio: ratio },
  })
})

const car = (id: number): Listed => ({
  id,
  make: (id % 9) + 1,
  model: (id % 40) + 1,
  body: (id % 7) + 1,
  fuel: (id % 3) + 1,
  transmission: (id % 2) + 1,
  colour: (id % 11) + 1,
  year: 2010 + (id % 12),
  price: id % 10 === 0 ? null : 4_000 + id * 37,
  words: 'Toyota Corolla',
})
const cars = Array.from({ length: 300 }, (_, place) => car(place + 1))

it('the addresses of the list vary, are the same for the same seed, and match what they state', () => {
  const made = listingAddresses(cars, 400, 5)
  expect(made).toEqual(listingAddresses(cars, 400, 5))
  expect(new Set(made).size).toBeGreaterThan(300)
  for (const address of made) {
    const params = new URL(address, 'http://localhost').searchParams
    params.delete('view')
    const search = parseVehicleSearch(Object.fromEntries(params))
    expect(toSearchString(search)).toBe(params.toString().replaceAll('%2C', ','))
  }
})

it('every vehicle is requested before any is repeated', () => {
  expect(new Set(vehicleAddresses(cars, 300, 2)).size).toBe(300)
})
