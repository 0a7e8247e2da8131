import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPools } from '@/server/database/open-pools'
import { SecondConnection } from '@/server/database/track-held-connection'
import { env } from '@/server/env'
import { isUnavailable } from '@/server/service-unavailable'
import { inTransaction } from '@/server/transaction'
import { closeTestPayload, getTestPayload } from '../../setup/payload'

let payload: Payload
beforeAll(async () => {
  payload = await getTestPayload()
})
afterAll(closeTestPayload)

const one = () => payload.db.drizzle.execute(sql`SELECT 1 AS one`)
const port = (name: string) => ({
  collection: 'ports' as const,
  data: { name, country: 'Kenya' },
  overrideAccess: true,
  depth: 0,
})

/** The root cause of a failure, without any wrappers. */
async function rootOf(work: Promise<unknown>): Promise<unknown> {
  let error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  while (error instanceof Error && error.cause) error = error.cause
  return error
}

describe('inside a transaction', () => {
  it('nobody may request a second connection', async () => {
    expect(await rootOf(inTransaction({ payload }, one))).toBeInstanceOf(SecondConnection)
    expect(await rootOf(inTransaction({ payload }, () => inTransaction({ payload }, one)))).toBeInstanceOf(
      SecondConnection,
    )
    expect(await rootOf(inTransaction({ payload }, () => payload.create(port('Second'))))).toBeInstanceOf(
      SecondConnection,
    )
  })

  it("a save's hook that forgets the request is detected too", async () => {
    const { hooks } = payload.collections.ports.config
    const forgetful = () => payload.find({ collection: 'ports', limit: 1, depth: 0, overrideAccess: true })
    const careless = () => payload.count({ collection: 'ports', req: {} })
    hooks.beforeChange.push(careless)
    try {
      expect(await rootOf(payload.create(port('Careless')))).toBeInstanceOf(SecondConnection)
    } finally {
      hooks.beforeChange.splice(hooks.beforeChange.indexOf(careless), 1)
    }
    expect((await forgetful()).docs).toBeDefined()
  })

  it("Payload's own lookups run in it", async () => {
    const made = await payload.create(port('Locked'))
    const { collection } = port('')
    const change = { collection, id: made.id, data: { name: 'Unlocked' }, overrideAccess: true }
    await payload.update({ ...change, overrideLock: false })
    expect((await payload.findByID({ collection, id: made.id, overrideAccess: true })).name).toBe('Unlocked')
  })

  it('concurrent and later work is independent of it', async () => {
    const both = [inTransaction({ payload }, (req) => payload.create({ ...port('Beside'), req })), one()]
    await Promise.all(both)
    await Promise.all([payload.create(port('And another')), one()])
    expect((await one()).rows).toEqual([{ one: 1 }])
  })
})

describe('when everyone saves', () => {
  it('readers do not wait for them', async () => {
    let finish = () => {}
    const gate = new Promise<void>((open) => {
      finish = open
    })
    const begun: number[] = []
    const saves = Array.from({ length: 30 }, (_, n) =>
      inTransaction({ payload }, async () => {
        begun.push(n)
        await gate
      }),
    )
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(5)
    expect((await one()).rows).toEqual([{ one: 1 }])
    expect(begun).toHaveLength(5)
    finish()
    await Promise.all(saves)
    expect(begun).toHaveLength(30)
  })
})

describe('a queue', () => {
  const open = (waitMs: number) => {
    const { Pool } = payload.db.pg as NonNullable<typeof payload.db.pg>
    const few = { connections: 1, line: 1, waitMs }
    return openPools(
      Pool,
      { connectionString: env().DATABASE_URL },
      { transactions: few, statements: { ...few, waitMs: 10_000 } },
    )
  }

  it('is left after waiting too long, and not joined if it is too long, with word to come back', async () => {
    const pool = open(500)
    const first = await pool.connect()
    const [waits, refused] = [rootOf(pool.connect()), rootOf(pool.connect())]
    expect(pool.waitingCount).toBe(1)
    for (const error of [await refused, await waits]) expect(isUnavailable(error)).toBe(true)
    first.release()
    const [read, queued, sentAway] = ['SELECT 1', 'SELECT 2', 'SELECT 3'].map((text) => pool.query(text))
    expect(isUnavailable(await rootOf(Promise.resolve(sentAway)))).toBe(true)
    await Promise.all([read, queued])
    await pool.end()
  })

  it('is not blocked forever by a connection that ended without being returned', async () => {
    const pool = open(10_000)
    pool.removeAllListeners('error').on('error', () => undefined)
    const lost = await pool.connect()
    const { rows } = await lost.query('SELECT pg_backend_pid() AS pid')
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
    await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBe(0)
    const next = await pool.connect()
    expect((await next.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    next.release()
    lost.release()
    await pool.end()
  })
})
