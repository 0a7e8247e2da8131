import fc from 'fast-check'
import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { NO_PORT } from '@/modules/inventory/landed-price/rules/landed-terms'
import type { Delivery } from '@/modules/inventory/search/engine/delivery-requirements'
import {
  anyDelivery,
  anyLandedPlan,
  type Spoken,
} from '@/modules/inventory/search/engine/memory/deliveries.fixture'
import { expected } from '@/modules/inventory/search/engine/memory/expected-search.fixture'
import { PLAIN, type PlainName, type Row } from '@/modules/inventory/search/engine/memory/index-shape'
import { queryIndex } from '@/modules/inventory/search/engine/memory/random.fixture'
import { VehicleIndex } from '@/modules/inventory/search/engine/memory/vehicle-index'
import { copyRows } from '@/modules/inventory/search/engine/process/copy-rows'
import type { SearchPlan } from '@/modules/inventory/search/engine/search-plan'
import { SqlEngine } from '@/modules/inventory/search/engine/sql-engine'
import { updateFilterMarks } from '@/modules/inventory/search/operations/update-filter-marks'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, make, randomOf } from './search-world'
import { writtenDown } from './written-down'

let payload: Payload
let rows: Row[]
let spoken: Spoken

const query = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values)

/** What totals and import rules depend on, drawn for every vehicle. */
const DRAW = `UPDATE vehicles SET
  price_type = (ARRAY['FOB', 'FOB', 'CIF', 'DDP'])[1 + id % 4]::enum_vehicles_price_type,
  currency = (ARRAY['USD', 'JPY', NULL, 'KES', 'EUR'])[1 + id % 5],
  named_port_id = CASE WHEN id % 3 > 0 THEN $1[1 + id % 2] END,
  first_registered = CASE WHEN id % 3 = 0 THEN year || '-' || lpad((1 + id % 12)::text, 2, '0') END,
  inspection_status = (ARRAY['passed', 'failed', NULL])[1 + id % 3]::enum_vehicles_inspection_status,
  m3_cbm = CASE WHEN id % 7 > 0 THEN 8.125 + id % 11 END`

async function readRows(): Promise<Row[]> {
  const vehicles: Row[] = []
  const client = new pg.Client({ connectionString: String(payload.db.pool.options.connectionString) })
  await client.connect()
  try {
    await copyRows(client, ({ added, features, tags, values, ...row }) => {
      vehicles.push({
        ...row,
        added: [...added],
        features: [...features],
        tags: [...tags],
        values: values.slice(),
      })
    })
  } finally {
    await client.end()
  }
  return vehicles
}

beforeAll(async () => {
  payload = await getTestPayload()
  const ports: number[] = []
  for (const name of ['Mombasa', 'Dar es Salaam'])
    ports.push(await make(payload, 'ports', { name: `${name} north`, country: 'Kenya', use: 'both' }))
  const world = await buildWorld(payload)
  const { lists } = world
  const random = randomOf(77)
  for (let n = 0; n < 36; n += 1) await addVehicle(payload, world, random, { status: 'PUBLISHED' })
  await query(DRAW.replace('$1', `(ARRAY[${ports.join(',')}])`))
  await updateFilterMarks(payload)
  await query('SELECT refresh_vehicle_search()')
  rows = await readRows()
  spoken = {
    ports,
    currencies: ['USD', 'JPY', 'KES'],
    showrooms: lists.showroomLocation,
    steering: lists.steering,
    fuel: lists.fuel,
    bodyType: lists.bodyType,
    years: [0, 2013, 2018],
    months: [2013 * 12 + 6, 2019 * 12],
    marks: [...new Set(rows.flatMap(({ added }) => added))],
  }
}, 120_000)

test('rows carry what totals and import rules depend on', async () => {
  const { rows: vehicles } = await query(
    `SELECT id, price_type, coalesce(currency, 'USD') AS currency, coalesce(named_port_id, 0) AS port,
      first_registered AS registered, coalesce(m3_cbm, 0) * 1000 AS litres FROM vehicles ORDER BY id`,
  )
  const of = (row: Row, name: PlainName) => row.values[PLAIN.indexOf(name)] ?? 0
  const known = new Map(rows.map((row) => [row.id, row]))
  expect(known.size).toBe(vehicles.length)
  for (const { currency, id, litres, port, price_type: term, registered } of vehicles) {
    const row = known.get(Number(id)) as Row
    const [year, month] = String(registered ?? '0-1')
      .split('-')
      .map(Number) as [number, number]
    expect({
      letters: Buffer.from([
        of(row, 'currency') >> 16,
        of(row, 'currency') >> 8,
        of(row, 'currency'),
      ]).toString(),
      term: ['CIF', 'FOB', 'DDP'][of(row, 'term') - 1],
      port: of(row, 'namedPort'),
      registered: of(row, 'registered'),
      litres: row.litres,
    }).toEqual({ letters: currency, term, port, registered: year * 12 + month - 1, litres: Number(litres) })
  }
})

/** Rates of a day: exact ones, long ones, and none for a currency. */
const anyPrices = fc
  .record(
    {
      USD: fc.constant({ num: 1, den: 1 }),
      JPY: fc.constantFrom({ num: 1, den: 151 }, { num: 200, den: 30_274 }),
      KES: fc.constantFrom(
        { num: 2, den: 259 },
        { num: '1000000000000000000007', den: '129500000000000000000000' },
      ),
    },
    { requiredKeys: ['USD'] },
  )
  .map((dollars): Delivery => {
    const stamp = JSON.stringify(dollars)
    return {
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
    }
  })

test('SQL and the index return the same for 80 destinations as the rule vehicle by vehicle', async () => {
  const engine = new SqlEngine(payload)
  const index = new VehicleIndex()
  for (const row of rows) index.upsert(row)
  index.complete()
  const some = (ids: readonly number[]) => fc.subarray([...ids], { minLength: 1 })
  const amount = fc.option(fc.constantFrom(0, 900, 25_000, 27_000))
  const priced = fc.tuple(amount, amount).map(([min, max]) => ({
    ...(min !== null && { min }),
    ...(max !== null && { max }),
  }))
  const plain: fc.Arbitrary<SearchPlan> = fc.record({
    prices: anyPrices,
    conditions: fc.oneof(
      fc.constant([]),
      priced.map((range) => [{ kind: 'ranges', facet: 'priceRange', of: 'price', ranges: [range] } as const]),
      some(spoken.bodyType).map((ids) => [{ kind: 'ids', facet: 'bodyType', ids } as const]),
      some(spoken.fuel).map((ids) => [{ kind: 'ids', facet: 'fuel', ids } as const]),
    ),
    showrooms: fc.oneof({ weight: 4, arbitrary: fc.constant('all' as const) }, some(spoken.showrooms)),
    sort: fc.constantFrom('newest' as const, 'price-asc', 'price-desc'),
    page: fc.constantFrom(1, 1, 2, 9),
    limit: fc.constantFrom(5, 12),
  })
  const plans = anyDelivery(spoken).chain((delivery) =>
    fc.array(anyLandedPlan(plain, [delivery]), { minLength: 1, maxLength: 3 }),
  )
  await fc.assert(
    fc.asyncProperty(plans, async (all) => {
      for (const plan of all) {
        const truth = writtenDown(expected(rows, plan))
        expect(writtenDown(await engine.search(plan))).toBe(truth)
        expect(writtenDown(queryIndex(index, plan))).toBe(truth)
      }
    }),
    { numRuns: 80, endOnFailure: true },
  )
}, 120_000)
