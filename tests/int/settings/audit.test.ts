import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { areasOf, attachTriggers } from '@/plugins/audit-log/attach-triggers'
import { TABLES_WITHOUT_AUDIT } from '@/plugins/audit-log/tables-without-audit'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import { recordSignInFailure } from '@/server/refused-sign-ins/record-refusal'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../setup/payload'
import { makePerson, PASSWORD, type Person, type Row, requestFrom } from './people'

let payload: Payload
const rows = async (query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await payload.db.drizzle.execute(query)).rows
const newest = async (): Promise<number> =>
  Number((await rows(sql`SELECT coalesce(max(id), 0) AS id FROM audit_log`))[0]?.id)
const since = (id: number) => rows(sql`SELECT * FROM audit_log WHERE id > ${id} ORDER BY id`)
const makeUser = (role: number | null) => makePerson(payload, role)
const requestOf = (user: Person | null, headers?: Record<string, string>) =>
  requestFrom(payload, user, headers)

beforeAll(async () => {
  payload = await getTestPayload()
})

describe('what the triggers write', () => {
  test('a change records who, from where, in which request, and only what changed', async () => {
    const manager = await makeUser(2)
    const req = await requestOf(manager, { 'x-forwarded-for': '203.0.113.7' })
    const tag = await payload.create({
      collection: 'ports',
      data: portOf('Mombasa'),
      req,
      overrideAccess: true,
    })
    const before = await newest()
    await payload.update({
      collection: 'ports',
      id: tag.id,
      data: { name: 'Mombasa Port' },
      req: await requestOf(manager, { 'x-forwarded-for': '203.0.113.7' }),
      overrideAccess: true,
    })
    expect(await since(before)).toMatchObject([
      {
        actor_id: manager.id,
        actor_label: manager.email,
        actor_kind: 'staff',
        ip: '203.0.113.7',
        request_id: 'request-0001',
        action: 'update',
        area: 'Ports',
        table_name: 'ports',
        record_id: String(tag.id),
        record_label: 'Mombasa Port',
        detail: 'name',
        before: { name: 'Mombasa' },
        after: { name: 'Mombasa Port' },
      },
    ])
  })

  test('a creation records the whole new row and a deletion the whole old one', async () => {
    const before = await newest()
    const port = await payload.create({ collection: 'ports', data: portOf('Tema'), overrideAccess: true })
    await payload.delete({ collection: 'ports', id: port.id, overrideAccess: true })
    const [created, deleted] = await since(before)
    expect(created).toMatchObject({
      action: 'create',
      before: null,
      after: { name: 'Tema', country: 'Kenya' },
    })
    expect(deleted).toMatchObject({ action: 'delete', before: { name: 'Tema', id: port.id }, after: null })
  })

  test('a save that changes nothing but its own time makes no row', async () => {
    const port = await payload.create({ collection: 'ports', data: portOf('Durban'), overrideAccess: true })
    const before = await newest()
    await payload.update({ collection: 'ports', id: port.id, data: { name: 'Durban' }, overrideAccess: true })
    expect(await since(before)).toEqual([])
  })

  test('rolled back changes leave no trace', async () => {
    const before = await newest()
    const work = inTransaction({ payload }, async (req, db) => {
      await stampTransaction(req)
      await db.execute(sql`INSERT INTO ports (name, country) VALUES ('Nowhere', 'None')`)
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await since(before)).toEqual([])
  })

  test("an operation's SQL is logged for the actor given to the transaction", async () => {
    const staff = await makeUser(1)
    const before = await newest()
    await inTransaction({ payload, req: await requestOf(staff) }, async (req, db) => {
      req.context.audit = { action: 'import' }
      await stampTransaction(req)
      await db.execute(sql`INSERT INTO vehicle_seats (name, sort_order) VALUES ('71', 0), ('72', 0)`)
    })
    const entries = await since(before)
    expect(entries.map(({ actor_id, action, record_label }) => [actor_id, action, record_label])).toEqual([
      [staff.id, 'import', '71'],
      [staff.id, 'import', '72'],
    ])
  })

  test('a change outside the product has the user of the database', async () => {
    const before = await newest()
    await payload.db.pool.query(`UPDATE vehicle_seats SET sort_order = 9 WHERE name = '71'`)
    expect(await since(before)).toMatchObject([
      { actor_id: null, actor_kind: 'database', actor_label: 'kaido' },
    ])
  })

  test('links that a save removes and adds again are not a change; a real one is a single row', async () => {
    const user = await makeUser(3)
    const showrooms = []
    for (const showroomName of ['Yokohama', 'Nagoya', 'Kobe'])
      showrooms.push(
        await payload.create({
          collection: 'showroom-offices',
          data: { companyName: 'Kaido', showroomName, city: showroomName, country: 'Japan' },
          overrideAccess: true,
        }),
      )
    const [first, second, third] = showrooms.map(({ id }) => Number(id))
    const assign = (assignedShowrooms: (number | undefined)[], city: string) =>
      payload.update({
        collection: 'users',
        id: user.id,
        data: { assignedShowrooms: assignedShowrooms as number[], city },
        overrideAccess: true,
      })
    await assign([first, second], 'A')
    const before = await newest()
    await assign([first, second], 'B')
    await assign([first, third], 'B')
    const entries = await since(before)
    expect(entries.map(({ table_name, record_id, detail }) => [table_name, record_id, detail])).toEqual([
      ['users', String(user.id), 'city'],
      ['users_rels', String(user.id), 'assigned showrooms'],
    ])
    expect(entries[1]).toMatchObject({
      record_label: user.email,
      before: [{ path: 'assignedShowrooms', showroom_offices_id: second }],
      after: [{ path: 'assignedShowrooms', showroom_offices_id: third }],
    })
    expect(await rows(sql`SELECT * FROM audit_pending`)).toEqual([])
  })

  test('secrets are never written, only the fact that they changed', async () => {
    const user = await makeUser(4)
    const before = await newest()
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { password: 'Another-password-2' },
      overrideAccess: true,
    })
    const [changed] = await since(before)
    expect(changed).toMatchObject({
      action: 'update',
      before: { hash: '[redacted]', salt: '[redacted]' },
      after: { hash: '[redacted]', salt: '[redacted]' },
    })
    const [{ hash, salt } = {}] = await rows(sql`SELECT hash, salt FROM users WHERE id = ${user.id}`)
    const leaks = await rows(
      sql`SELECT id FROM audit_log a WHERE strpos(a::text, ${String(hash)}) > 0 OR strpos(a::text, ${String(salt)}) > 0`,
    )
    expect(leaks).toEqual([])
  })

  test('secrets inside JSON are blanked at any depth', async () => {
    const [row] = await rows(
      sql`SELECT audit_redact('{"smtp": {"user": "a", "password": "b"}, "keys": [{"apiKey": "c", "name": "d"}]}') AS v`,
    )
    expect(row?.v).toEqual({
      smtp: { user: 'a', password: '[redacted]' },
      keys: [{ apiKey: '[redacted]', name: 'd' }],
    })
  })

  test('emptying a table at once is recorded', async () => {
    await payload.db.pool.query('CREATE TABLE audit_probe (id serial PRIMARY KEY, name text)')
    await attachTriggers(payload.db.drizzle)
    const before = await newest()
    await payload.db.pool.query('TRUNCATE audit_probe')
    expect(await since(before)).toMatchObject([
      { action: 'delete', table_name: 'audit_probe', area: 'Audit probe' },
    ])
    await payload.db.pool.query('DROP TABLE audit_probe')
  })

  test('every table of the product has the triggers, technical ones have none', async () => {
    const tables = await rows(sql`
      SELECT c.relname, c.relname LIKE ANY (${sql.param([...TABLES_WITHOUT_AUDIT])}::text[]) AS technical,
        (SELECT count(*) = 2 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgenabled = 'O'
          AND t.tgname IN ('audit_row', 'audit_inserted')) AS watched
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`)
    expect(tables.length).toBeGreaterThan(30)
    expect(tables.filter(({ technical, watched }) => technical === watched)).toEqual([])
  })

  test("areas have the admin's names", async () => {
    await attachTriggers(payload.db.drizzle, areasOf(payload.config))
    const before = await newest()
    await payload.create({
      collection: 'vehicle-types',
      data: { name: 'Test body', status: 'active' },
      overrideAccess: true,
    })
    expect(await since(before)).toMatchObject([{ area: 'Body types', record_label: 'Test body' }])
  })
})

describe('the log is append-only', () => {
  test.each([
    ['changed', `UPDATE audit_log SET actor_label = 'nobody'`],
    ['deleted', 'DELETE FROM audit_log'],
    ['deleted with no row to delete', 'DELETE FROM audit_log WHERE false'],
    ['emptied', 'TRUNCATE audit_log'],
  ])('it cannot be %s, not even by its owner', async (_, statement) => {
    const before = await rows(sql`SELECT count(*) FROM audit_log`)
    await expect(payload.db.pool.query(statement)).rejects.toThrow('The audit log only grows')
    expect(await rows(sql`SELECT count(*) FROM audit_log`)).toEqual(before)
  })

  test('nor where triggers are switched off for replication', async () => {
    const [row] = await rows(sql`SELECT tgenabled FROM pg_trigger WHERE tgname = 'audit_append_only'`)
    expect(row?.tgenabled).toBe('A')
  })
})

describe('signing in', () => {
  test('a sign-in is recorded with its person, and changes nothing else in the log', async () => {
    const user = await makeUser(2)
    const before = await newest()
    await payload.login({
      collection: 'users',
      data: { email: user.email, password: PASSWORD },
      req: await requestOf(null, { 'x-forwarded-for': '::ffff:203.0.113.9' }),
    })
    expect(await since(before)).toMatchObject([
      { action: 'sign-in', area: 'Sign-in', actor_id: user.id, actor_label: user.email, ip: '203.0.113.9' },
    ])
  })

  test('a refusal records the e-mail as typed and no password', async () => {
    const before = await newest()
    await recordSignInFailure(payload, {
      email: ' Who@Else.example\0',
      reason: 'The email or password provided is incorrect.',
      ip: '203.0.113.10',
    })
    expect(await since(before)).toMatchObject([
      { action: 'sign-in-failed', actor_kind: 'guest', actor_label: 'Who@Else.example', ip: '203.0.113.10' },
    ])
  })

  test("the admin's own sign-in records its refusals, wrong passwords and blocked accounts alike", async () => {
    const { REST_POST } = await import('@payloadcms/next/routes')
    const { default: config } = await import('@payload-config')
    const blocked = await makeUser(2)
    await payload.update({
      collection: 'users',
      id: blocked.id,
      data: { status: 'BLOCKED' },
      overrideAccess: true,
    })
    const before = await newest()
    const tries = [
      { password: PASSWORD, status: 403 },
      { password: 'not-the-password', status: 401 },
    ]
    for (const { password, status } of tries) {
      const answer = await REST_POST(config)(
        new Request('http://localhost/api/users/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.11' },
          body: JSON.stringify({ email: blocked.email, password }),
        }),
        { params: Promise.resolve({ slug: ['users', 'login'] }) },
      )
      expect(answer.status).toBe(status)
    }
    const entries = await since(before)
    expect(entries).toMatchObject([
      { action: 'sign-in-failed', actor_label: blocked.email, ip: '203.0.113.11' },
      { action: 'sign-in-failed', actor_label: blocked.email, ip: '203.0.113.11' },
    ])
    expect(JSON.stringify(entries)).not.toContain('not-the-password')
  })
})

const portOf = (name: string) => ({ name, country: 'Kenya', use: 'destination' as const, active: true })
