import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prunePageViewCountsJob } from '@/modules/inventory/vehicles/jobs/prune-page-view-counts'
import { addPageViewsToTotals } from '@/modules/inventory/vehicles/operations/add-page-views-to-totals'
import { countPageView, flushPageViews } from '@/modules/inventory/vehicles/operations/count-page-view'
import { listStock } from '@/modules/inventory/vehicles/queries/list-stock'
import { mostViewed } from '@/modules/inventory/vehicles/queries/read-page-view-counts'
import { VIEW_DAYS, VIEWS_RETENTION_DAYS } from '@/modules/inventory/vehicles/rules/page-view-counting'
import { readStockFilter } from '@/modules/inventory/vehicles/schemas/stock-query'
import { getTestPayload } from '../../../setup/payload'
import { addPeople, type People, tokenOf } from '../../api/client'
import { addVehicle, buildWorld, randomOf } from '../search/search-world'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36'

let payload: Payload
let people: People
let vehicles: number[]

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  const world = await buildWorld(payload)
  const random = randomOf(11)
  vehicles = []
  for (let n = 0; n < 4; n += 1)
    vehicles.push(await addVehicle(payload, world, random, { status: 'PUBLISHED' }))
}, 120_000)

beforeEach(async () => {
  await flushPageViews(payload)
  await payload.db.drizzle.execute(sql`DELETE FROM vehicle_views`)
})

/** A day in Postgres' format, this many days ago in UTC. */
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const address = ((visitor) => () => {
  visitor += 1
  return `198.51.100.${visitor}`
})(0)
/** The headers of a new visitor. */
const somebody = (more: Record<string, string> = {}) =>
  new Headers({ 'user-agent': PHONE, 'x-forwarded-for': address(), ...more })
const sums = async () => {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT vehicle_id, day::text, views FROM vehicle_views ORDER BY vehicle_id, day`,
  )
  return rows
}
const [first, second] = [() => vehicles[0] ?? 0, () => vehicles[1] ?? 0]

describe('views of vehicles', () => {
  test('a buyer is counted once in half an hour, and the table holds a sum and nothing else', async () => {
    const buyer = somebody()
    expect(await countPageView(payload, first(), buyer, new Date())).toBe(true)
    expect(await countPageView(payload, first(), buyer, new Date())).toBe(false)
    expect(await countPageView(payload, first(), somebody(), new Date())).toBe(true)
    await flushPageViews(payload)
    expect(await sums()).toEqual([{ vehicle_id: first(), day: dayBefore(0), views: 2 }])
  })

  test.each([
    [
      'a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a link preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a script', { 'user-agent': 'curl/8.5.0' }],
    ['a browser without a head', { 'user-agent': PHONE.replace('Chrome/', 'HeadlessChrome/') }],
    ['nobody in particular', { 'user-agent': '' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', { purpose: 'prefetch' }],
    ['the worker that keeps a copy', { 'x-offline-copy': 'wanted' }],
  ])('%s is not counted', async (_name, headers) => {
    expect(await countPageView(payload, first(), somebody(headers), new Date())).toBe(false)
    await flushPageViews(payload)
    expect(await sums()).toEqual([])
  })

  test('staff are not counted, customers are', async () => {
    const session = async (who: 'operator' | 'admin' | 'customer') =>
      somebody({
        cookie: `payload-token=${await tokenOf(payload, people[who])}`,
        'sec-fetch-site': 'cross-site',
      })
    expect(await countPageView(payload, first(), await session('operator'), new Date())).toBe(false)
    expect(await countPageView(payload, first(), await session('admin'), new Date())).toBe(false)
    expect(await countPageView(payload, first(), await session('customer'), new Date())).toBe(true)
  })

  test('many concurrent processes lose no view and never deadlock', async () => {
    const backwards = [...vehicles].reverse()
    const day = dayBefore(0)
    const writes = Array.from({ length: 40 }, (_unused, turn) =>
      addPageViewsToTotals(
        payload,
        (turn % 2 ? vehicles : backwards).map((vehicle) => ({ vehicle, day, views: 3 })),
      ),
    )
    await Promise.all(writes)
    expect(await sums()).toEqual(vehicles.map((vehicle_id) => ({ vehicle_id, day, views: 120 })))
  })

  test('views that the database did not accept are written next time', async () => {
    await countPageView(payload, first(), somebody(), new Date())
    await payload.db.drizzle.execute(sql`ALTER TABLE vehicle_views RENAME TO vehicle_views_away`)
    await flushPageViews(payload)
    await payload.db.drizzle.execute(sql`ALTER TABLE vehicle_views_away RENAME TO vehicle_views`)
    expect(await sums()).toEqual([])
    await flushPageViews(payload)
    expect(await sums()).toEqual([{ vehicle_id: first(), day: dayBefore(0), views: 1 }])
  })

  test('staff see exactly the last 30 days, in the list and among the most viewed', async () => {
    await addPageViewsToTotals(payload, [
      { vehicle: first(), day: dayBefore(0), views: 2 },
      { vehicle: first(), day: dayBefore(VIEW_DAYS - 1), views: 5 },
      { vehicle: first(), day: dayBefore(VIEW_DAYS), views: 100 },
      { vehicle: second(), day: dayBefore(3), views: 40 },
    ])
    const { rows } = await listStock(payload, readStockFilter({}), 'all')
    const seen = new Map(rows.map(({ id, views }) => [id, views]))
    expect(vehicles.map((id) => seen.get(id))).toEqual([7, 40, 0, 0])
    const top = await mostViewed(payload, 'all', 8)
    expect(top.map(({ id, views }) => [id, views])).toEqual([
      [second(), 40],
      [first(), 7],
    ])
    expect(await mostViewed(payload, [], 8)).toEqual([])
  })

  test('expired sums and those of deleted vehicles are removed, the others stay', async () => {
    await addPageViewsToTotals(payload, [
      { vehicle: first(), day: dayBefore(VIEWS_RETENTION_DAYS), views: 1 },
      { vehicle: first(), day: dayBefore(VIEWS_RETENTION_DAYS - 1), views: 1 },
      { vehicle: 2_000_000_000, day: dayBefore(0), views: 1 },
    ])
    await prunePageViewCountsJob.run({ payload, input: {} } as Parameters<
      typeof prunePageViewCountsJob.run
    >[0])
    expect(await sums()).toEqual([
      { vehicle_id: first(), day: dayBefore(VIEWS_RETENTION_DAYS - 1), views: 1 },
    ])
  })
})
