import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobContext } from '@/server/jobs/define-job'
import { once } from '@/server/jobs/run-once'
import { jobs } from '@/wiring/jobs'
import { getTestPayload } from '../../setup/payload'
import { call } from '../api/client'
import { makePerson, PASSWORD, type Person } from '../settings/people'

let payload: Payload
beforeAll(async () => {
  payload = await getTestPayload()
})

const signIn = async ({ email }: Person): Promise<string> =>
  (await call('POST', '/auth/sign-in', { body: { email, password: PASSWORD } })).body.token

async function userOf({ id }: Person) {
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM users WHERE id = ${id}`)
  return rows[0]
}

/** Everything that an account can leave behind. */
async function leaveTraces(person: Person): Promise<void> {
  await payload.db.pool.query(
    `UPDATE users SET phone_number = '+254712345678', city = 'Nairobi', country = 'Kenya', user_type = 'CUSTOMER' WHERE id = $1`,
    [person.id],
  )
  await payload.db.pool.query(
    `INSERT INTO user_identities (user_id, provider, subject, email) VALUES ($1, 'google', $2, 'private@mail.example')`,
    [person.id, `subject-${person.id}`],
  )
  await payload.db.pool.query(
    `INSERT INTO mail_outbox (event_key, effect_key, user_id, to_address, subject, body_text) VALUES ('test', $2, $1, $3, 'Hello', 'x')`,
    [person.id, `traces:${person.id}`, person.email],
  )
}

async function runErasing(): Promise<void> {
  const job = jobs.find(({ queue }) => queue.name === 'accounts.erase')
  const audit = { actorKind: 'job' as const, actorLabel: 'Erase' }
  await job?.run({
    payload,
    input: {},
    signal: AbortSignal.timeout(20_000),
    once: (key, work) => once({ payload, audit }, key, work),
  } as JobContext<unknown>)
}

const deletedFor = (person: Person, days: number, bySelf = true) =>
  payload.db.pool.query(
    `UPDATE users SET deleted_at = now() - make_interval(days => $2), deleted_by_self = $3 WHERE id = $1`,
    [person.id, days, bySelf],
  )

describe('an account whose owner deleted it', () => {
  it('is erased after the grace period and not before, and its actions stay without a name', async () => {
    const gone = await makePerson(payload, null)
    const young = await makePerson(payload, null)
    const byStaff = await makePerson(payload, null)
    for (const person of [gone, young, byStaff]) await leaveTraces(person)
    await deletedFor(gone, 32)
    await deletedFor(young, 30)
    await deletedFor(byStaff, 400, false)
    const last = await payload.db.pool.query('SELECT max(id) AS id FROM audit_log')
    await runErasing()
    expect(await userOf(gone)).toMatchObject({
      email: `erased-${gone.id}@erased.invalid`,
      first_name: 'Erased',
      phone_number: null,
      city: null,
      country: null,
      hash: null,
      status: 'BLOCKED',
      deleted_by_self: false,
    })
    for (const table of ['user_identities', 'mail_outbox', 'session_devices', 'account_tokens']) {
      const { rows } = await payload.db.pool.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [gone.id])
      expect([table, rows]).toEqual([table, []])
    }
    for (const person of [young, byStaff])
      expect(await userOf(person)).toMatchObject({ email: person.email, city: 'Nairobi' })
    const { rows } = await payload.db.pool.query('SELECT * FROM audit_log WHERE id > $1', [last.rows[0].id])
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ before, after }) => before === null && after === null)).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(/Nairobi|private@mail|person\d+@/)
  })

  it('is not erased if its owner came back and left again a day ago', async () => {
    const person = await makePerson(payload, null)
    await deletedFor(person, 32)
    await payload.db.pool.query('UPDATE users SET deleted_at = NULL, deleted_by_self = false WHERE id = $1', [
      person.id,
    ])
    await deletedFor(person, 1)
    await runErasing()
    expect(await userOf(person)).toMatchObject({ email: person.email })
  })
})

describe("one's own data", () => {
  it("is given to its owner in full, with nothing secret and nobody else's data", async () => {
    const me = await makePerson(payload, null)
    const other = await makePerson(payload, null)
    await leaveTraces(me)
    await leaveTraces(other)
    const token = await signIn(me)
    const { status, body } = await call('GET', '/users/my-data', { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      profile: {
        email: me.email,
        city: 'Nairobi',
        subscriptions: { newsletter: false, savedSearches: true, wishlist: true },
      },
      mails: [{ to: me.email, subject: 'Hello' }],
      sessions: [{ current: true }],
    })
    expect(body.identities).toEqual([
      expect.objectContaining({ provider: 'google', email: 'private@mail.example' }),
    ])
    expect(body.events.length).toBeGreaterThan(0)
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/hash|salt|pbkdf2/)
    expect(text).not.toContain(other.email)
    expect((await call('GET', '/users/my-data')).status).toBe(401)
  })
})

describe("one's own choices", () => {
  it('about e-mails are saved, also in part, and unknown ones rejected', async () => {
    const token = await signIn(await makePerson(payload, null))
    const path = '/users/my-subscriptions'
    expect((await call('GET', path, { token })).body.data).toEqual({
      newsletter: false,
      savedSearches: true,
      wishlist: true,
    })
    expect(
      (await call('PATCH', path, { token, body: { newsletter: true, wishlist: false } })).body.data,
    ).toEqual({
      newsletter: true,
      savedSearches: true,
      wishlist: false,
    })
    expect((await call('PATCH', path, { token, body: {} })).body.data).toEqual({
      newsletter: true,
      savedSearches: true,
      wishlist: false,
    })
    expect((await call('PATCH', path, { token, body: { security: false } })).status).toBe(422)
  })

  it("about a provider: it is disconnected, and only one's own", async () => {
    const [me, other] = [await makePerson(payload, null), await makePerson(payload, null)]
    for (const person of [me, other]) await leaveTraces(person)
    const token = await signIn(me)
    expect((await call('GET', '/auth/identities', { token })).body.data).toMatchObject([
      { provider: 'google', isConnected: true, isOffered: false },
    ])
    expect((await call('DELETE', '/auth/identities/google', { token })).status).toBe(200)
    expect((await call('DELETE', '/auth/identities/myspace', { token })).status).toBe(404)
    expect((await call('GET', '/auth/identities', { token })).body.data).toEqual([])
    const { rows } = await payload.db.pool.query(
      'SELECT user_id FROM user_identities WHERE user_id = ANY($1)',
      [[me.id, other.id]],
    )
    expect(rows).toEqual([{ user_id: other.id }])
  })
})

describe("one's own profile", () => {
  const patch = (token: string, body: unknown) => call('PATCH', '/users/my-profile', { token, body })

  it('is completed in part, with the terms accepted once', async () => {
    const me = await makePerson(payload, null)
    const token = await signIn(me)
    const { status, body } = await patch(token, { city: 'Mombasa', acceptTerms: true })
    expect([status, body.message, body.data.city]).toEqual([200, 'Profile updated successfully!', 'Mombasa'])
    const first = (await userOf(me))?.terms_accepted_at
    expect(first).not.toBeNull()
    await patch(token, { acceptTerms: true })
    expect((await userOf(me))?.terms_accepted_at).toEqual(first)
    expect((await patch(token, { acceptTerms: false })).body.errors).toEqual([
      { path: 'acceptTerms', message: 'You must accept the terms and conditions to continue' },
    ])
  })

  it('that changed in another tab is not overwritten', async () => {
    const token = await signIn(await makePerson(payload, null))
    const { updatedAt } = (await call('GET', '/users/profile', { token })).body.data
    expect((await patch(token, { city: 'Mombasa', updatedAt })).status).toBe(200)
    expect((await patch(token, { city: 'Kisumu', updatedAt })).status).toBe(409)
  })
})
