import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { SearchPlan } from '@/modules/inventory/search/engine/search-plan'
import { SqlEngine } from '@/modules/inventory/search/engine/sql-engine'
import { readPricesNow } from '@/modules/inventory/search/queries/read-prices-now'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, randomOf, type World } from './search-world'

let payload: Payload
let world: World
let exact: SqlEngine
let capped: SqlEngine

beforeAll(async () => {
  payload = await getTestPayload()
  world = await buildWorld(payload)
  const random = randomOf(31)
  for (let n = 0; n < 40; n += 1)
    await addVehicle(payload, world, random, {
      status: n % 8 === 0 ? 'DRAFT' : 'PUBLISHED',
      year: 2010 + (n % 10),
    })
  prices = await readPricesNow(payload)
  exact = new SqlEngine(payload)
  capped = new SqlEngine(payload, { exactUpTo: 10, cap: 12 })
})

let prices: SearchPlan['prices']

const plan = (change: Partial<SearchPlan>): SearchPlan => ({
  prices,
  conditions: [],
  showrooms: 'all',
  sort: 'price-asc',
  page: 1,
  limit: 5,
  ...change,
})
const from = (min: number): SearchPlan['conditions'] => [
  { kind: 'ranges', facet: 'year', of: 'year', ranges: [{ min }] },
]

test('without a filter a very large catalogue is still counted exactly, to its last page', async () => {
  const all = await exact.search(plan({ limit: 100 }))
  expect(all.total).toBe(35)
  expect(await capped.search(plan({ page: 7 }))).toMatchObject({
    ids: all.ids.slice(30),
    page: 7,
    total: 35,
    totalIsCapped: false,
  })
})

test('a filtered total of a very large catalogue returns where counting stopped, with the rows in order', async () => {
  const all = await exact.search(plan({ conditions: from(2011), limit: 100 }))
  expect(all.total).toBeGreaterThan(12)
  const result = await capped.search(plan({ conditions: from(2011), page: 2 }))
  expect(result).toMatchObject({ ids: all.ids.slice(5, 10), page: 2, total: 12, totalIsCapped: true })
  expect(result.counts).toEqual((await exact.search(plan({}))).counts)
})

test('a page beyond what was counted is the last counted one', async () => {
  const all = await exact.search(plan({ conditions: from(2011), limit: 100 }))
  const result = await capped.search(plan({ conditions: from(2011), page: 9_000 }))
  expect(result).toMatchObject({ ids: all.ids.slice(10, 15), page: 3, totalIsCapped: true })
})

test('a smaller result is counted exactly', async () => {
  const all = await exact.search(plan({ conditions: from(2018), limit: 100 }))
  expect(all.total).toBeLessThanOrEqual(12)
  const result = await capped.search(plan({ conditions: from(2018), limit: 100 }))
  expect(result).toMatchObject({ ids: all.ids, total: all.total, totalIsCapped: false })
})
