import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction, type Payload, ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommitFailed } from '@/server/database/with-strict-transactions'
import { inTransaction } from '@/server/transaction'
import { closeTestPayload, getTestPayload } from '../../setup/payload'
import { asSomebodyElse } from '../../setup/somebody-else'

let payload: Payload
beforeAll(async () => {
  payload = await getTestPayload()
  await payload.db.drizzle.execute(sql`CREATE TABLE later (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)`)
})
afterAll(closeTestPayload)

const portsNamed = async (name: string) => {
  const { rows } = await payload.db.drizzle.execute(sql`SELECT id FROM ports WHERE name = ${name}`)
  return rows.length
}
/** Ends a connection from the server's side. */
const cut = (pid: unknown) =>
  asSomebodyElse(async () => {
    await payload.db.drizzle.execute(sql`SELECT pg_terminate_backend(${pid}::int)`)
  })
const port = (name: string) => ({
  collection: 'ports' as const,
  data: { name, country: 'Kenya' },
  overrideAccess: true,
  depth: 0,
})

describe('nothing is acknowledged that does not exist', () => {
  it('a commit that the database refuses is an error', async () => {
    const write = inTransaction({ payload }, async (req, db) => {
      await payload.create({ ...port('Refused'), req })
      await db.execute(sql`INSERT INTO later VALUES (1), (1)`)
    })
    await expect(write).rejects.toBeInstanceOf(CommitFailed)
    expect(await portsNamed('Refused')).toBe(0)
  })

  it('a connection that is lost before the commit is an error', async () => {
    const write = inTransaction({ payload }, async (req, db) => {
      await payload.create({ ...port('Lost'), req })
      const { rows } = await db.execute(sql`SELECT pg_backend_pid() AS pid`)
      await cut(rows[0]?.pid)
    })
    await expect(write).rejects.toThrow()
    expect(await portsNamed('Lost')).toBe(0)
  })

  it('a refusal reached without the database is reported as what it is', async () => {
    const write = inTransaction({ payload }, async (_, db) => {
      const { rows } = await db.execute(sql`SELECT pg_backend_pid() AS pid`)
      await cut(rows[0]?.pid)
      throw new ValidationError({ errors: [{ path: 'model', message: 'Invalid' }] })
    })
    await expect(write).rejects.not.toBeInstanceOf(ValidationError)
  })

  it('a refusal with the database available stays one', async () => {
    const write = inTransaction({ payload }, async (_, db) => {
      await db.execute(sql`SELECT 1 / 0`).catch(() => null)
      throw new ValidationError({ errors: [{ path: 'model', message: 'Taken' }] })
    })
    await expect(write).rejects.toBeInstanceOf(ValidationError)
  })

  it('a transaction rolled back by a caught failure cannot be committed', async () => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.create({ ...port('Half'), req })
    await payload.findByID({ collection: 'ports', id: 999_999, req, overrideAccess: true }).catch(() => null)
    await expect(commitTransaction(req)).rejects.toBeInstanceOf(CommitFailed)
    expect(await portsNamed('Half')).toBe(0)
  })
})

describe('a transaction as a whole', () => {
  it('commits what it wrote', async () => {
    await inTransaction({ payload }, (req) => payload.create({ ...port('Kept'), req }))
    expect(await portsNamed('Kept')).toBe(1)
  })

  it('rolls back if the work throws', async () => {
    const write = inTransaction({ payload }, async (req) => {
      await payload.create({ ...port('Thrown'), req })
      throw new Error('on purpose')
    })
    await expect(write).rejects.toThrow('on purpose')
    expect(await portsNamed('Thrown')).toBe(0)
  })
})
