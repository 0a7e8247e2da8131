import type { Worker } from 'node:worker_threads'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_PORT } from '@/modules/inventory/landed-price/rules/landed-terms'
import {
  checkSearchIndexes,
  reloadSearchIndexes,
} from '@/modules/inventory/search/engine/check-search-indexes'
import { IndexEngine } from '@/modules/inventory/search/engine/index-engine'
import { pruneSearchChanges } from '@/modules/inventory/search/engine/prune-search-changes'
import {
  type RunningIndex,
  searchEngine,
  startSearchIndex,
} from '@/modules/inventory/search/engine/running-engine'
import type { SearchPlan } from '@/modules/inventory/search/engine/search-plan'
import { SqlEngine } from '@/modules/inventory/search/engine/sql-engine'
import { readPricesNow } from '@/modules/inventory/search/queries/read-prices-now'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { emptyVehicleSearch, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, randomOf, type World } from './search-world'
import { writtenDown } from './written-down'

let payload: Payload

/** For what waits until other test files' transactions are over. */
const PATIENT = { timeout: 25_000, interval: 100 }

describe('a running index', () => {
  let index: RunningIndex
  let thread: Worker
  let id: number
  let world: World
  const search = (more: Partial<VehicleSearch> = {}): VehicleSearch => ({ ...emptyVehicleSearch(), ...more })
  let prices: SearchPlan['prices']
  const plan = (more: Partial<SearchPlan> = {}): SearchPlan => ({
    prices,
    conditions: [],
    showrooms: 'all',
    sort: 'newest',
    page: 1,
    limit: 12,
    ...more,
  })
  /** A plan by totals: vehicles sold FOB cost so much more at this port. */
  const landed = (stamp: string, each: number): SearchPlan => {
    const lane = { fee: { each }, leadDays: 30 }
    const showrooms = Object.fromEntries(
      world.lists.showroomLocation.map((showroom) => [showroom, { transport: 90, byType: {}, others: lane }]),
    )
    const terms = {
      stamp,
      portId: 1,
      dollars: { USD: { num: 1, den: 1 } },
      showrooms,
      localShowrooms: [],
      insurance: { flat: 20 },
      inspection: 0,
    }
    const conditions = [{ kind: 'total', range: { max: 30_000 } } as const, { kind: 'eligible' } as const]
    return plan({ conditions, sort: 'total-desc', delivery: { stamp, terms, limits: { 30: [] } } })
  }
  const query = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values)
  const loads = () => index.state()?.loads ?? 0
  /** The index's answer, provided that it answered itself. */
  const answer = async (searchPlan: SearchPlan) => {
    const before = index.answered()
    const result = await searchEngine(payload).search(searchPlan)
    expect(index.answered()).toBe(before + 1)
    return writtenDown(result)
  }
  const truth = async (searchPlan: SearchPlan) => writtenDown(await new SqlEngine(payload).search(searchPlan))
  /** Whether every transaction of the server up to one is over. */
  const isOver = async (xid: string) => {
    const { rows } = await query('SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS over', [xid])
    return rows[0]?.over === true
  }
  /** Everything begun by earlier notices of the database. */
  const untilLoaded = async () => {
    await index.reach()
    await index.reach()
  }

  beforeAll(async () => {
    payload = await getTestPayload()
    world = await buildWorld(payload)
    prices = await readPricesNow(payload)
    const random = randomOf(21)
    for (let n = 0; n < 12; n += 1)
      id = await addVehicle(payload, world, random, { status: 'PUBLISHED', name: `Quagga camper ${n}` })
    process.once('worker', (worker) => {
      thread = worker
    })
    index = startSearchIndex(payload)
  }, 60_000)
  afterAll(() => index.stop())

  test('SQL answers until it is loaded, the index from then on', async () => {
    const before = await searchVehicles(payload, search())
    await index.ready()
    expect(await searchVehicles(payload, search())).toMatchObject({ total: before.total })
    expect(await answer(plan())).toBe(await truth(plan()))
  })

  test('words are searched only in the public text', async () => {
    const { chassis } = await payload.findByID({ collection: 'vehicles', id, depth: 0 })
    expect((await searchVehicles(payload, search({ q: 'quagga' }))).total).toBe(12)
    expect((await searchVehicles(payload, search({ q: chassis }))).rows).toEqual([])
    const word = { kind: 'word', word: chassis.toLowerCase().slice(0, 5) } as const
    expect(JSON.parse(await answer(plan({ conditions: [word] })))).toMatchObject({ ids: [], total: 0 })
  })

  test('words with very many matches find some of them and report it, in the order of all', async () => {
    const sql = new SqlEngine(payload)
    const engine = new IndexEngine(payload, sql, 5)
    try {
      await engine.link.until(({ isReady }) => isReady)
      const searchPlan = plan({
        conditions: [{ kind: 'word', word: 'quagga' }],
        sort: 'mileage-asc',
        limit: 3,
      })
      const result = await engine.search(searchPlan)
      expect(result).toMatchObject({ total: 5, totalIsCapped: true })
      expect(result.ids).toEqual((await sql.search(searchPlan)).ids)
      const far = await engine.search({ ...searchPlan, page: 9 })
      expect(far).toMatchObject({ page: 2, ids: (await sql.search({ ...searchPlan, page: 2 })).ids })
    } finally {
      await engine.link.stop()
    }
  })

  test('staff of one showroom only find and count vehicles there', async () => {
    const { rows } = await query('SELECT showroom FROM vehicle_search WHERE is_public LIMIT 1')
    for (const showrooms of [[], [Number(rows[0]?.showroom)]])
      expect(await answer(plan({ showrooms }))).toBe(await truth(plan({ showrooms })))
  })

  test('totals are those of the destination: at first, and soon after a change', async () => {
    const cheap = await truth(landed('a', 500))
    expect(await answer(landed('a', 500))).toBe(cheap)
    const dear = await truth(landed('b', 21_000))
    expect(dear).not.toBe(cheap)
    expect([cheap, dear]).toContain(await answer(landed('b', 21_000)))
    const ports = () => index.state()?.destinations.filter(({ portId }) => portId !== NO_PORT)
    await expect.poll(ports, PATIENT).toMatchObject([{ portId: 1, stamp: 'b' }])
    expect(await answer(landed('b', 21_000))).toBe(dear)
  })

  test('changes that it has read may be removed without effect', async () => {
    await index.reach()
    const before = loads()
    // Other databases of this server have their own transactions, and younger changes stay.
    await expect.poll(() => pruneSearchChanges(payload, 0), PATIENT).toBeGreaterThan(0)
    await untilLoaded()
    expect(loads()).toBe(before)
  })

  test('changes removed before it read them make it load everything again, once', async () => {
    const before = loads()
    await query('UPDATE vehicle_search SET price = 4242 WHERE vehicle_id = $1', [id])
    const { rows } = await query(
      'UPDATE vehicle_search_state SET pruned = pg_current_xact_id() RETURNING pruned::text AS mark',
    )
    await expect.poll(() => isOver(String(rows[0]?.mark)), PATIENT).toBe(true)
    await untilLoaded()
    expect(loads()).toBe(before + 1)
    expect(await answer(plan({ sort: 'price-desc' }))).toBe(await truth(plan({ sort: 'price-desc' })))
    await untilLoaded()
    expect(loads()).toBe(before + 1)
  })

  test('changes of a transaction that is still open are never removed', async () => {
    const client = await payload.db.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query(`INSERT INTO vehicle_search_change (vehicle_id) VALUES ($1)`, [id])
      await query(`INSERT INTO vehicle_search_change (vehicle_id) VALUES ($1)`, [id])
      expect(await pruneSearchChanges(payload, 0)).toBe(0)
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
    await expect.poll(() => pruneSearchChanges(payload, 0), PATIENT).toBe(1)
  })

  test('a removal mark from another server, ahead of every transaction here, does not trigger a load', async () => {
    await untilLoaded()
    const before = loads()
    await query(`UPDATE vehicle_search_state SET pruned = '9000000000000'`)
    await untilLoaded()
    expect(loads()).toBe(before)
    await query('INSERT INTO vehicle_search_change (vehicle_id) VALUES ($1)', [id])
    await expect.poll(() => pruneSearchChanges(payload, 0), PATIENT).toBe(1)
    const { rows } = await query('SELECT pruned::text AS mark FROM vehicle_search_state')
    expect(await isOver(String(rows[0]?.mark))).toBe(true)
    await untilLoaded()
  })

  test('the nightly check repairs what it missed; if nothing is wrong it changes nothing', async () => {
    await untilLoaded()
    const before = loads()
    await checkSearchIndexes(payload)
    await untilLoaded()
    expect(loads()).toBe(before)
    await query(
      'UPDATE vehicle_search SET mileage = mileage + 1, marks = marks || 77 WHERE vehicle_id = $1',
      [id],
    )
    await checkSearchIndexes(payload)
    await untilLoaded()
    expect(loads()).toBe(before + 1)
    expect(await answer(plan())).toBe(await truth(plan()))
  })

  test('a rebuild makes it load everything again', async () => {
    const before = loads()
    await reloadSearchIndexes(payload)
    await untilLoaded()
    expect(loads()).toBe(before + 1)
  })

  test('when its thread dies SQL answers, and it comes back by itself', async () => {
    await thread.terminate()
    const before = index.answered()
    const { total } = await searchVehicles(payload, search({ q: 'quagga' }))
    expect({ total, byIndex: index.answered() - before }).toEqual({ total: 12, byIndex: 0 })
    await index.ready()
    expect(await answer(plan())).toBe(await truth(plan()))
    expect(await answer(landed('b', 21_000))).toBe(await truth(landed('b', 21_000)))
  })
})
