import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, type ShowroomScope, TOP_ROLE_ID } from '@/kernel/permissions'
import { NO_PORT } from '@/modules/inventory/landed-price/rules/landed-terms'
import { listReviews } from '@/modules/inventory/reviews/queries/reviews'
import { reviewsQuery } from '@/modules/inventory/reviews/schemas/reviews'
import { orderSql } from '@/modules/inventory/search/engine/where'
import { VEHICLE_SORTS } from '@/modules/inventory/search/schemas/search-shape'
import { listStock, STOCK_ORDERS, stockIn } from '@/modules/inventory/vehicles/queries/list-stock'
import { needingPhotographs } from '@/modules/inventory/vehicles/queries/photographs'
import { ageingStock, newestStock, stockByStatus } from '@/modules/inventory/vehicles/queries/stock-figures'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import {
  ageName,
  readStockFilter,
  STOCK_SORTS,
  type StockFilter,
  WITHOUT_PHOTOGRAPH_HREF,
} from '@/modules/inventory/vehicles/schemas/stock-list'
import type { Vehicle } from '@/payload-types'
import { countCards } from '@/shell/back-office/count-cards'
import { cardsOf } from '@/shell/back-office/entries'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, randomOf, type World } from '../search/search-world'

const TOP: Actor = { kind: 'staff', id: 1, roleId: TOP_ROLE_ID, permissions: {}, showrooms: 'all' }

let payload: Payload
let world: World
let all: Vehicle[]

beforeAll(async () => {
  payload = await getTestPayload()
  world = await buildWorld(payload)
  const random = randomOf(21)
  for (let n = 0; n < 60; n += 1) await addVehicle(payload, world, random)
  await payload.db.drizzle.execute(
    sql`UPDATE vehicles SET cost_value = 500 + (id * 7919) % 30000 WHERE id % 3 <> 0`,
  )
  const { docs } = await payload.find({ collection: 'vehicles', depth: 0, limit: 0, pagination: false })
  all = docs
})

const filter = (change: Partial<StockFilter>): StockFilter => ({
  ...readStockFilter({ limit: '100' }),
  ...change,
})
const shown = (one: Vehicle) => (one.showPrice === false || !one.price ? null : one.price)
const first = <T>(value: T | { id: T }): T =>
  (value && typeof value === 'object' && 'id' in value ? value.id : value) as T

/** The part of the price that is margin. */
const share = ({ costValue, price }: Vehicle) => (costValue && price ? (price - costValue) / price : null)

/** The sort key of each order; last comes the id, in the direction of the order. */
const KEYS: Record<StockFilter['sort'], (one: Vehicle) => number | string | null> = {
  'updated-desc': (one) => Date.parse(one.updatedAt),
  'updated-asc': (one) => Date.parse(one.updatedAt),
  'created-desc': (one) => one.id,
  'created-asc': (one) => one.id,
  'name-asc': (one) => one.name ?? '',
  'name-desc': (one) => one.name ?? '',
  'price-desc': shown,
  'price-asc': shown,
  'year-desc': (one) => one.year ?? 0,
  'year-asc': (one) => one.year ?? 0,
  'mileage-asc': (one) => one.mileage ?? 0,
  'mileage-desc': (one) => one.mileage ?? 0,
  'age-desc': (one) => -one.id,
  'age-asc': (one) => -one.id,
  'cost-desc': (one) => one.costValue ?? 0,
  'cost-asc': (one) => one.costValue ?? 0,
  'margin-desc': share,
  'margin-asc': share,
}

function inOrder(sort: StockFilter['sort']): number[] {
  const [key, sign] = [KEYS[sort], sort.endsWith('desc') ? -1 : 1]
  return [...all]
    .sort((a, b) => {
      const [x, y] = [key(a), key(b)]
      if (x === y) return sign * (a.id - b.id)
      if (x === null || y === null) return x === null ? 1 : -1
      return sign * (x < y ? -1 : 1)
    })
    .map(({ id }) => id)
}

const NO_RATES = {
  stamp: '',
  terms: {
    stamp: '',
    portId: NO_PORT,
    dollars: {},
    showrooms: {},
    there: [],
    insurance: null,
    inspection: 0,
  },
  limits: {},
}

describe('the staff list of vehicles', () => {
  test.each(STOCK_SORTS)('contains every vehicle of every status in the order %s', async (sort) => {
    const { rows, total } = await listStock(payload, filter({ sort }), 'all', true)
    expect(total).toBe(all.length)
    expect(rows.map(({ id }) => id)).toEqual(inOrder(sort))
  })

  test.each([
    ...STOCK_SORTS.map(
      (sort) =>
        [
          `staff: ${sort}`,
          sql`SELECT s.vehicle_id FROM ${stockIn(sort)} ORDER BY ${STOCK_ORDERS[sort]}`,
        ] as const,
    ),
    // Prices are compared by the rates of the day, which no index knows.
    ...VEHICLE_SORTS.filter((sort) => !sort.startsWith('price')).map(
      (sort) =>
        [
          `public: ${sort}`,
          sql`SELECT vehicle_id FROM vehicle_search s WHERE is_public ORDER BY ${orderSql({ sort, prices: NO_RATES })}`,
        ] as const,
    ),
  ])('is read along an index, so that its cost does not grow with the stock (%s)', async (_, query) => {
    const plan = await payload.db.drizzle.transaction(async (db) => {
      await db.execute(sql`SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off`)
      const { rows } = await db.execute(sql`EXPLAIN ${query} LIMIT 20`)
      return rows.map((row) => String(Object.values(row)[0])).join('\n')
    })
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toMatch(/Sort/)
  })

  test('filters are combined, and a member of staff sees only vehicles of their showrooms', async () => {
    const [showroom, other] = world.lists.showroomLocation as [number, number]
    const make = world.makes[0] as number
    const wanted = (one: Vehicle) => first(one.manufacturer) === make && (one.year ?? 0) >= 2014
    const ids = async (showrooms: readonly number[] | 'all') => {
      const { rows } = await listStock(payload, filter({ make, yearFrom: 2014 }), showrooms)
      return rows.map(({ id }) => id).sort((a, b) => a - b)
    }
    const expected = (showrooms: readonly number[]) =>
      all
        .filter((one) => wanted(one) && showrooms.includes(first(one.showroom)))
        .map(({ id }) => id)
        .sort((a, b) => a - b)
    expect(expected([showroom]).length).toBeGreaterThan(0)
    expect(await ids('all')).toEqual(expected(world.lists.showroomLocation))
    expect(await ids([showroom])).toEqual(expected([showroom]))
    expect(await ids([showroom, other])).toEqual(expected([showroom, other]))
    expect(await ids([])).toEqual([])
  })

  test('tells nobody of costs who does not see them, by a row or by an order', async () => {
    const asked = filter({ sort: 'margin-desc' })
    const open = await listStock(payload, asked, 'all', true)
    expect(open.rows.filter(({ cost }) => Number(cost) > 0).length).toBeGreaterThan(0)
    const closed = await listStock(payload, asked, 'all')
    expect(closed.rows.flatMap(Object.keys).filter((key) => /cost|margin|markup/i.test(key))).toEqual([])
    const usual = await listStock(payload, filter({}), 'all')
    expect(closed.rows.map(({ id }) => id)).toEqual(usual.rows.map(({ id }) => id))
  })

  test('a page beyond the last one is the last one', async () => {
    const found = await listStock(payload, filter({ limit: 40, page: 9 }), 'all')
    expect(found).toMatchObject({ page: 2, pages: 2, total: 60, capped: false })
    expect(found.rows).toHaveLength(20)
  })
})

describe('vehicles on sale without a photograph', () => {
  /** Gives a vehicle a picture: a photograph, or a drawing in place of one. */
  async function picture(vehicle: number, drawing: string | null): Promise<void> {
    const { drizzle } = payload.db
    await drizzle.execute(sql`WITH file AS (
        INSERT INTO media (filename, drawing) VALUES (${`work-${vehicle}.webp`}, ${drawing}) RETURNING id)
      INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
      SELECT ${vehicle}, id, 'exterior', true, 0 FROM file`)
    await drizzle.execute(sql`SELECT refresh_vehicle_search(ARRAY[${vehicle}]::int[])`)
  }

  test('are listed at an address of their own and counted, each showroom for itself', async () => {
    const published = all.filter(({ status }) => status === 'PUBLISHED')
    const [photographed, drawn] = published as [Vehicle, Vehicle]
    const [draft] = all.filter(({ status }) => status === 'DRAFT') as [Vehicle]
    await picture(photographed.id, null)
    await picture(drawn.id, `suv-${drawn.id}`)
    await picture(draft.id, null)
    const address = new URL(WITHOUT_PHOTOGRAPH_HREF, 'http://localhost').searchParams
    const work = filter({ ...readStockFilter(Object.fromEntries(address)), limit: 100 })
    const wanted = (showrooms: ShowroomScope) =>
      published
        .filter(({ id }) => id !== photographed.id)
        .filter(({ showroom }) => showrooms === 'all' || showrooms.includes(first(showroom)))
        .map(({ id }) => id)
        .sort((a, b) => a - b)
    for (const showrooms of ['all', [first(drawn.showroom)], []] as const) {
      const { rows } = await listStock(payload, work, showrooms)
      expect(rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(wanted(showrooms))
      expect(rows.filter(({ isDrawn }) => isDrawn).map(({ id }) => id)).toEqual(
        wanted(showrooms).filter((id) => id === drawn.id),
      )
      const counted = await payload.db.drizzle.execute(needingPhotographs(showrooms))
      expect(counted.rows).toHaveLength(wanted(showrooms).length)
    }
    expect(wanted('all')).toContain(drawn.id)
  })

  test('are counted from an index that holds only them', async () => {
    const plan = await payload.db.drizzle.transaction(async (db) => {
      await db.execute(sql`SET LOCAL enable_seqscan = off`)
      const { rows } = await db.execute(sql`EXPLAIN ${needingPhotographs('all')}`)
      return rows.map((row) => String(Object.values(row)[0])).join('\n')
    })
    expect(plan).toContain('vs_needs_photograph')
  })
})

describe('stock figures', () => {
  /** The vehicles' totals in dollars, and in yen. */
  const totals = (list: readonly Vehicle[]) =>
    ['JPY', 'USD'].flatMap((currency) => {
      const own = list.filter((one) => one.currency === currency)
      const amount = own.reduce((total, one) => total + (one.price ?? 0), 0)
      return amount === 0 ? [] : [{ amount, currency }]
    })

  beforeAll(async () => {
    // Every third one is priced in yen.
    for (const one of all.filter(({ status }, place) => place % 3 === 0 && status !== 'SOLD')) {
      await payload.update({ collection: 'vehicles', id: one.id, data: { currency: 'JPY' }, depth: 0 })
      one.currency = 'JPY'
    }
  })

  test('count every status and its asking prices in each currency, immediately after a change', async () => {
    const figures = async () =>
      Object.fromEntries((await stockByStatus(payload, 'all')).map((one) => [one.status, one]))
    const before = await figures()
    for (const status of VEHICLE_STATUSES) {
      const own = all.filter((one) => one.status === status)
      expect(before[status]).toEqual({ status, count: own.length, totals: totals(own) })
    }
    const { id } = all.find((one) => one.status === 'PUBLISHED') as Vehicle
    await payload.update({ collection: 'vehicles', id, data: { status: 'ARCHIVED' }, depth: 0 })
    expect((await figures()).ARCHIVED?.count).toBe((before.ARCHIVED?.count ?? 0) + 1)
    await payload.update({ collection: 'vehicles', id, data: { status: 'PUBLISHED' }, depth: 0 })
  })

  test('the age of unsold stock ends its bands after 30, 60 and 90 whole days, and the list counts the same days', async () => {
    const unsold = all.filter((one) => one.status !== 'SOLD' && one.status !== 'ARCHIVED')
    const days = [0, 30, 31, 60, 61, 90, 91, 4_000]
    for (const [place, one] of unsold.entries())
      await payload.db.drizzle.execute(sql`UPDATE vehicles
        SET created_at = now() - make_interval(days => ${days[place % days.length]}::int, hours => 1) WHERE id = ${one.id}`)
    const figures = await ageingStock(payload, 'all')
    expect(figures.map(({ from, to }) => [from, to])).toEqual([
      [0, 30],
      [31, 60],
      [61, 90],
      [91, null],
    ])
    const inBand = (band: number) =>
      unsold.filter((_, place) => Math.floor((place % days.length) / 2) === band)
    expect(figures.map(({ count, totals }) => [count, totals])).toEqual(
      figures.map((_, band) => [inBand(band).length, totals(inBand(band))]),
    )
    const { rows } = await listStock(payload, filter({ sort: 'age-desc' }), 'all')
    const inList = figures.map(({ from, to }) =>
      rows.filter(({ age }) => age !== null && age >= from && age <= (to ?? age)),
    )
    expect(inList.map(({ length }) => length)).toEqual(figures.map(({ count }) => count))
    const idsOf = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id))
    for (const [band, { from, to }] of figures.entries()) {
      const { rows: found } = await listStock(payload, filter({ age: ageName([from, to]) }), 'all')
      expect(idsOf(found)).toEqual(idsOf(inBand(band)))
    }
  })

  test('vehicles are found by the days of entry, which are those of the company’s time zone', async () => {
    const [one] = all as [Vehicle]
    await payload.db.drizzle.execute(sql`UPDATE company_settings SET timezone = 'Asia/Tokyo'`)
    await payload.db.drizzle.execute(
      sql`UPDATE vehicles SET created_at = '2001-05-02T15:30:00Z' WHERE id = ${one.id}`,
    )
    const found = async (days: Record<string, string>) =>
      (await listStock(payload, filter(readStockFilter(days)), 'all')).rows.map(({ id }) => id)
    expect(await found({ enteredFrom: '2001-05-03', enteredTo: '2001-05-03' })).toEqual([one.id])
    expect(await found({ enteredTo: '2001-05-02' })).toEqual([])
    expect(await found({ enteredFrom: '2001-05-04' })).not.toContain(one.id)
  })

  test('the newest ones are those entered last', async () => {
    const rows = await newestStock(payload, 'all', 5)
    expect(rows.map(({ id }) => id)).toEqual(inOrder('created-desc').slice(0, 5))
  })
})

describe('the overview of the inventory', () => {
  test('counts for each viewer what the linked lists contain', async () => {
    const [showroom] = world.lists.showroomLocation as [number]
    for (const showrooms of ['all', [showroom], []] as const) {
      const counts = await countCards(payload, cardsOf('inventory', TOP), showrooms)
      const { total } = await listStock(payload, filter({}), showrooms)
      expect(counts['/admin/inventory/vehicles']).toEqual({ count: total, capped: false })
      const reviews = await listReviews(payload.db.drizzle, reviewsQuery.parse({}), showrooms, true)
      expect(counts['/admin/inventory/reviews']).toEqual({ count: reviews.total, capped: false })
      expect(counts['/admin/inventory/tags']?.count).toBeGreaterThan(0)
    }
  })
})
