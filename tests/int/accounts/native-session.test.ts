import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { callNatively } from '../api/actors'
import { addPeople, call, PASSWORD, type People } from '../api/client'

let payload: Payload
let people: People

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
})

const enter = (email: string, password = PASSWORD, path = 'users/login', token?: string) =>
  callNatively('POST', path, token, { email, password })
const tokenOf = async (email: string): Promise<string> => (await (await enter(email)).json()).token
const statusOf = async (token: string): Promise<number> =>
  (await call('GET', '/auth/session', { token })).status
const rowOf = async (id: number) =>
  (await payload.db.drizzle.execute(sql`SELECT status, city, updated_at FROM users WHERE id = ${id}`)).rows[0]

/** Runs work while a change of a person's row is open elsewhere, which is then committed. */
async function amidChange(id: number, city: string, work: () => Promise<unknown>): Promise<void> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('UPDATE users SET city = $1 WHERE id = $2', [city, id])
    await work()
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

describe("the admin's own sign-in", () => {
  it('responds like Payload: the user, a token, its expiry and the cookie', async () => {
    const answer = await enter(people.operator.email)
    expect(answer.status).toBe(200)
    const body = await answer.json()
    expect(body).toMatchObject({
      message: 'Authentication Passed',
      user: { id: people.operator.id, email: people.operator.email, collection: 'users', role: 4 },
    })
    expect(body.exp).toBeGreaterThan(Date.now() / 1000)
    expect(JSON.stringify(body.user)).not.toMatch(/"(hash|salt|password)"/)
    expect(answer.headers.get('set-cookie')).toMatch(/^payload-token=[^;]+;.*HttpOnly.*SameSite=Lax/i)
    expect(await statusOf(body.token)).toBe(200)
    const me = await (await callNatively('GET', 'users/me', body.token)).json()
    expect(me.user).toMatchObject({ id: people.operator.id, _strategy: body.user._strategy })
  })

  it('does not write back what changed while the password was checked', async () => {
    const { id, email } = people.supervisor
    const trying = enter(email)
    await payload.db.drizzle.execute(sql`UPDATE users SET status = 'BLOCKED', city = 'Łódź' WHERE id = ${id}`)
    await trying
    expect(await rowOf(id)).toMatchObject({ status: 'BLOCKED', city: 'Łódź' })
    await payload.db.drizzle.execute(sql`UPDATE users SET status = 'ACTIVE' WHERE id = ${id}`)
  })

  it('from several devices at once creates sessions that all last', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, () => tokenOf(people.supervisor.email)))
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200, 200, 200])
  })

  it('informs a blocked account, once the password was right', async () => {
    const answer = await enter(people.blocked.email)
    expect([answer.status, (await answer.json()).errors]).toEqual([
      403,
      [{ message: 'This account is blocked' }],
    ])
  })

  it.each(['users/LOGIN', 'users/Login'])('is the same call when spelled %s', async (path) => {
    const token = await tokenOf(people.operator.email)
    const answer = await enter(people.dealer.email, 'Wrong1@password', path, token)
    expect([answer.status, (await answer.json()).error]).toEqual([401, 'unauthenticated'])
  })

  it.each([
    ['no body', undefined],
    ['no strings', { email: 1, password: ['x'] }],
  ])('refuses %s like a wrong password', async (_, body) => {
    const answer = await callNatively('POST', 'users/login', undefined, body)
    expect(answer.status).toBe(401)
  })
})

describe('a session of the admin area', () => {
  it('lasts for its full length again when refreshed, and nothing else is written', async () => {
    const { id, email } = people.manager
    const token = await tokenOf(email)
    await payload.db.drizzle.execute(
      sql`UPDATE users_sessions SET expires_at = now() + interval '1 minute' WHERE _parent_id = ${id}`,
    )
    const other = await tokenOf(email)
    const before = await rowOf(id)
    let answer: Response | undefined
    await amidChange(id, 'Kisumu', async () => {
      answer = await callNatively('POST', 'users/refresh-token', token)
    })
    expect(answer?.status).toBe(200)
    const body = await answer?.json()
    expect(body).toMatchObject({ user: { id, email }, exp: expect.any(Number) })
    expect(await rowOf(id)).toEqual({ ...before, city: 'Kisumu' })
    expect([await statusOf(body.refreshedToken), await statusOf(other)]).toEqual([200, 200])
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT count(*)::int AS n FROM users_sessions
      WHERE _parent_id = ${id} AND expires_at > now() + interval '7 hours'`)
    expect(rows).toEqual([{ n: 2 }])
  })

  it.each([
    ['of staff after twelve hours', 'manager', '12 hours'],
    ['of a customer after thirty days', 'customer', '30 days'],
  ] as const)('%s ends, however often it was refreshed', async (_, name, life) => {
    const { id, email } = people[name]
    const token = await tokenOf(email)
    const begunBefore = (time: string) =>
      payload.db.drizzle.execute(sql`
        UPDATE users_sessions SET created_at = now() - ${time}::interval WHERE _parent_id = ${id}`)
    await begunBefore(life)
    await payload.db.drizzle.execute(sql`
      UPDATE users_sessions SET created_at = created_at + interval '30 minutes' WHERE _parent_id = ${id}`)
    const { exp, refreshedToken } = await (await callNatively('POST', 'users/refresh-token', token)).json()
    expect(Math.abs(exp - (Date.now() / 1000 + 30 * 60))).toBeLessThan(60)
    const claims = JSON.parse(Buffer.from(refreshedToken.split('.')[1], 'base64url').toString('utf8'))
    expect(Math.abs(claims.exp - exp)).toBeLessThanOrEqual(1)
    await begunBefore(life)
    expect((await callNatively('POST', 'users/refresh-token', refreshedToken)).status).toBe(401)
  })

  it('that has ended is not refreshed', async () => {
    const { id, email } = people.otherCustomer
    const token = await tokenOf(email)
    await payload.db.drizzle.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${id}`)
    expect((await callNatively('POST', 'users/refresh-token', token)).status).toBe(401)
    expect((await callNatively('POST', 'users/refresh-token')).status).toBe(401)
  })

  it('ends alone on sign-out, and nothing else is written', async () => {
    const { id, email } = people.admin
    const [token, other] = [await tokenOf(email), await tokenOf(email)]
    const before = await rowOf(id)
    let answer: Response | undefined
    await amidChange(id, 'Nakuru', async () => {
      answer = await callNatively('POST', 'users/logout', token)
    })
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('set-cookie')).toContain('Expires=')
    expect([await statusOf(token), await statusOf(other)]).toEqual([401, 200])
    expect(await rowOf(id)).toEqual({ ...before, city: 'Nakuru' })
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT action FROM audit_log WHERE actor_id = ${id} AND area = 'Sign-in' ORDER BY id DESC LIMIT 1`)
    expect(rows).toEqual([{ action: 'sign-out' }])
  })

  it('ends with all others if requested; without one there is nothing to end', async () => {
    const tokens = [await tokenOf(people.customer.email), await tokenOf(people.customer.email)]
    expect((await callNatively('POST', 'users/logout?allSessions=true', tokens[0])).status).toBe(200)
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401])
    expect((await callNatively('POST', 'users/logout', tokens[0])).status).toBe(200)
  })
})
