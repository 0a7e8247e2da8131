import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { NO_PORT } from '@/modules/inventory/landed-price/rules/landed-terms'
import { orderSql } from '@/modules/inventory/search/engine/conditions-sql'
import { VEHICLE_SORTS } from '@/modules/inventory/search/schemas/search-shape'
import { listStock, STOCK_ORDERS, stockIn } from '@/modules/inventory/vehicles/queries/list-stock'
import { type OwnSort, STOCK_SORTS } from '@/modules/inventory/vehicles/schemas/stock-query'
import type { Vehicle } from '@/payload-types'
import { at, filter, first, withStock } from './stock-kit'

withStock()

const shown = (one: Vehicle) => (one.showPrice === false || !one.price ? null : one.price)
/** The part of the price that is margin. */
const share = ({ costValue, price }: Vehicle) => (costValue && price ? (price - costValue) / price : null)

/** The sort key of each order; last comes the id, in the direction of the order. */
const KEYS: Record<OwnSort, (one: Vehicle) => number | string | null> = {
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
  'mileage-asc': (one) => one.mileage || Number.POSITIVE_INFINITY,
  'mileage-desc': (one) => one.mileage ?? 0,
  'age-desc': (one) => -one.id,
  'age-asc': (one) => -one.id,
  'cost-desc': (one) => one.costValue ?? 0,
  'cost-asc': (one) => one.costValue ?? 0,
  'margin-desc': share,
  'margin-asc': share,
}

function inOrder(sort: OwnSort): number[] {
  const [key, sign] = [KEYS[sort], sort.endsWith('desc') ? -1 : 1]
  return [...at.all]
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
    localShowrooms: [],
    insurance: null,
    inspection: 0,
  },
  limits: {},
}

describe('the staff list of vehicles', () => {
  test.each(STOCK_SORTS)('contains every vehicle of every status in the order %s', async (sort) => {
    const { rows, total } = await listStock(at.payload, filter({ sort }), 'all', true)
    expect(total).toBe(at.all.length)
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
    const plan = await at.payload.db.drizzle.transaction(async (db) => {
      await db.execute(sql`SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off`)
      const { rows } = await db.execute(sql`EXPLAIN ${query} LIMIT 20`)
      return rows.map((row) => String(Object.values(row)[0])).join('\n')
    })
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toMatch(/Sort/)
  })

  test('filters are combined, and a member of staff sees only vehicles of their showrooms', async () => {
    const [showroom, other] = at.world.lists.showroomLocation as [number, number]
    const make = at.world.makes[0] as number
    const wanted = (one: Vehicle) => first(one.manufacturer) === make && (one.year ?? 0) >= 2014
    const ids = async (showrooms: readonly number[] | 'all') => {
      const { rows } = await listStock(at.payload, filter({ make, yearFrom: 2014 }), showrooms)
      return rows.map(({ id }) => id).sort((a, b) => a - b)
    }
    const expected = (showrooms: readonly number[]) =>
      at.all
        .filter((one) => wanted(one) && showrooms.includes(first(one.showroom)))
        .map(({ id }) => id)
        .sort((a, b) => a - b)
    expect(expected([showroom]).length).toBeGreaterThan(0)
    expect(await ids('all')).toEqual(expected(at.world.lists.showroomLocation))
    expect(await ids([showroom])).toEqual(expected([showroom]))
    expect(await ids([showroom, other])).toEqual(expected([showroom, other]))
    expect(await ids([])).toEqual([])
  })

  test('shows costs to nobody who may not see them, by a row or by an order', async () => {
    const query = filter({ sort: 'margin-desc' })
    const open = await listStock(at.payload, query, 'all', true)
    expect(open.rows.filter(({ cost }) => Number(cost) > 0).length).toBeGreaterThan(0)
    const closed = await listStock(at.payload, query, 'all')
    expect(closed.rows.flatMap(Object.keys).filter((key) => /cost|margin|markup/i.test(key))).toEqual([])
    const usual = await listStock(at.payload, filter({}), 'all')
    expect(closed.rows.map(({ id }) => id)).toEqual(usual.rows.map(({ id }) => id))
  })

  test('a page beyond the last one is the last one', async () => {
    const result = await listStock(at.payload, filter({ limit: 40, page: 9 }), 'all')
    expect(result).toMatchObject({ page: 2, pages: 2, total: 60, capped: false })
    expect(result.rows).toHaveLength(20)
  })
})
