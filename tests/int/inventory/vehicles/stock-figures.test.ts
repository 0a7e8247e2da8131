import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, TOP_ROLE_ID } from '@/kernel/permissions'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { listReviews } from '@/modules/inventory/reviews/queries/list-reviews'
import { reviewsQuery } from '@/modules/inventory/reviews/schemas/reviews'
import { listStock } from '@/modules/inventory/vehicles/queries/list-stock'
import { needingPhotographs } from '@/modules/inventory/vehicles/queries/match-missing-photographs'
import {
  readAgeingStock,
  readNewestStock,
  readStockByStatus,
} from '@/modules/inventory/vehicles/queries/read-stock-figures'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import {
  ageName,
  readStockFilter,
  WITHOUT_PHOTOGRAPH_HREF,
} from '@/modules/inventory/vehicles/schemas/stock-query'
import type { Vehicle } from '@/payload-types'
import { countIndexCards } from '@/shell/back-office/count-index-cards'
import { cardsOf } from '@/shell/back-office/navigation-entries'
import { at, filter, first, withStock } from './stock-kit'

const TOP: Actor = { kind: 'staff', id: 1, roleId: TOP_ROLE_ID, permissions: {}, showrooms: 'all' }

withStock()

describe('vehicles on sale without a photograph', () => {
  /** Gives a vehicle a picture: a photograph, or a drawing in place of one. */
  async function picture(vehicle: number, drawing: string | null): Promise<void> {
    const { drizzle } = at.payload.db
    await drizzle.execute(sql`WITH file AS (
        INSERT INTO media (filename, drawing) VALUES (${`work-${vehicle}.webp`}, ${drawing}) RETURNING id)
      INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
      SELECT ${vehicle}, id, 'exterior', true, 0 FROM file`)
    await drizzle.execute(sql`SELECT refresh_vehicle_search(ARRAY[${vehicle}]::int[])`)
  }

  test('are listed at an address of their own and counted, each showroom for itself', async () => {
    const published = at.all.filter(({ status }) => status === 'PUBLISHED')
    const [photographed, drawn] = published as [Vehicle, Vehicle]
    const [draft] = at.all.filter(({ status }) => status === 'DRAFT') as [Vehicle]
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
      const { rows } = await listStock(at.payload, work, showrooms)
      expect(rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(wanted(showrooms))
      expect(rows.filter(({ isDrawn }) => isDrawn).map(({ id }) => id)).toEqual(
        wanted(showrooms).filter((id) => id === drawn.id),
      )
      const counted = await at.payload.db.drizzle.execute(needingPhotographs(showrooms))
      expect(counted.rows).toHaveLength(wanted(showrooms).length)
    }
    expect(wanted('all')).toContain(drawn.id)
  })

  test('are counted from an index that holds only them', async () => {
    const plan = await at.payload.db.drizzle.transaction(async (db) => {
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
    for (const one of at.all.filter(({ status }, place) => place % 3 === 0 && status !== 'SOLD')) {
      await at.payload.update({ collection: 'vehicles', id: one.id, data: { currency: 'JPY' }, depth: 0 })
      one.currency = 'JPY'
    }
  })

  test('count every status and its asking prices in each currency, immediately after a change', async () => {
    const figures = async () =>
      Object.fromEntries((await readStockByStatus(at.payload, 'all')).map((one) => [one.status, one]))
    const before = await figures()
    for (const status of VEHICLE_STATUSES) {
      const own = at.all.filter((one) => one.status === status)
      expect(before[status]).toEqual({ status, count: own.length, totals: totals(own) })
    }
    const { id } = at.all.find((one) => one.status === 'PUBLISHED') as Vehicle
    await at.payload.update({ collection: 'vehicles', id, data: { status: 'ARCHIVED' }, depth: 0 })
    expect((await figures()).ARCHIVED?.count).toBe((before.ARCHIVED?.count ?? 0) + 1)
    await at.payload.update({ collection: 'vehicles', id, data: { status: 'PUBLISHED' }, depth: 0 })
  })

  test('the age of unsold stock ends its bands after 30, 60 and 90 whole days, and the list counts the same days', async () => {
    const unsold = at.all.filter((one) => one.status !== 'SOLD' && one.status !== 'ARCHIVED')
    const days = [0, 30, 31, 60, 61, 90, 91, 4_000]
    for (const [place, one] of unsold.entries())
      await at.payload.db.drizzle.execute(sql`UPDATE vehicles
        SET created_at = now() - make_interval(days => ${days[place % days.length]}::int, hours => 1) WHERE id = ${one.id}`)
    const figures = await readAgeingStock(at.payload, 'all')
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
    const { rows } = await listStock(at.payload, filter({ sort: 'age-desc' }), 'all')
    const inList = figures.map(({ from, to }) =>
      rows.filter(({ age }) => age !== null && age >= from && age <= (to ?? age)),
    )
    expect(inList.map(({ length }) => length)).toEqual(figures.map(({ count }) => count))
    const idsOf = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id))
    for (const [band, { from, to }] of figures.entries()) {
      const { rows: stockRows } = await listStock(at.payload, filter({ age: ageName([from, to]) }), 'all')
      expect(idsOf(stockRows)).toEqual(idsOf(inBand(band)))
    }
  })

  test('vehicles are found by the days of entry, which are those of the company’s time zone', async () => {
    const [one] = at.all as [Vehicle]
    await at.payload.db.drizzle.execute(sql`UPDATE company_settings SET timezone = 'Asia/Tokyo'`)
    await at.payload.db.drizzle.execute(
      sql`UPDATE vehicles SET created_at = '2001-05-02T15:30:00Z' WHERE id = ${one.id}`,
    )
    const idsOf = async (days: Record<string, string>) =>
      (await listStock(at.payload, filter(readStockFilter(days)), 'all')).rows.map(({ id }) => id)
    expect(await idsOf({ enteredFrom: '2001-05-03', enteredTo: '2001-05-03' })).toEqual([one.id])
    expect(await idsOf({ enteredTo: '2001-05-02' })).toEqual([])
    expect(await idsOf({ enteredFrom: '2001-05-04' })).not.toContain(one.id)
  })

  test('the newest ones are those entered last', async () => {
    const rows = await readNewestStock(at.payload, 'all', 5)
    expect(rows.map(({ id }) => id)).toEqual(
      at.all
        .map(({ id }) => id)
        .sort((a, b) => b - a)
        .slice(0, 5),
    )
  })
})

describe('the overview of the inventory', () => {
  test('counts for each viewer what the linked lists contain', async () => {
    const [showroom] = at.world.lists.showroomLocation as [number]
    for (const showrooms of ['all', [showroom], []] as const) {
      const counts = await countIndexCards(at.payload, cardsOf('inventory', TOP), showrooms)
      const { total } = await listStock(at.payload, filter({}), showrooms)
      expect(counts['/admin/inventory/vehicles']).toEqual({ count: total, capped: false })
      const reviews = await listReviews(at.payload.db.drizzle, reviewsQuery.parse({}), showrooms, true)
      expect(counts['/admin/inventory/reviews']).toEqual({ count: reviews.total, capped: false })
      expect(counts['/admin/inventory/tags']?.count).toBeGreaterThan(0)
    }
  })
})
