import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { call, PASSWORD } from '../api/client'
import { as, somebody } from './people-kit'

const HOUR = 3600
const DAY = 24 * HOUR

const run = async (query: ReturnType<typeof sql>) => (await getTestPayload()).db.drizzle.execute(query)
const now = () => Date.now() / 1000
const signIn = (email: string) => call('POST', '/auth/sign-in', { body: { email, password: PASSWORD } })

/** How long a cookie of a session lasts from now, in seconds. */
function cookieLife(headers: Headers): number {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('payload-token=')) ?? ''
  return Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') / 1000 - now()
}

describe('a session', () => {
  it.each([
    ['of a customer lasts seven days', {}, 7 * DAY],
    ['of staff lasts eight hours', { role: 4 }, 8 * HOUR],
  ])('%s unless it is refreshed, and so does its cookie', async (_, over, life) => {
    const { email } = await somebody(over)
    const { body, headers } = await signIn(email)
    expect(Math.abs(body.exp - now() - life)).toBeLessThan(60)
    expect(Math.abs(cookieLife(headers) - life)).toBeLessThan(60)
  })

  it('of a customer goes on when it is refreshed, for thirty days after signing in and no longer', async () => {
    const { id, email } = await somebody()
    const first = (await signIn(email)).body.token
    await run(sql`
      UPDATE users_sessions SET created_at = now() - interval '20 days', expires_at = now() + interval '1 hour'
      WHERE _parent_id = ${id}`)
    const refreshed = await as(first).post('/auth/refresh-session')
    expect(refreshed.status).toBe(200)
    expect(Math.abs(refreshed.body.exp - now() - 7 * DAY)).toBeLessThan(60)
    expect(Math.abs(cookieLife(refreshed.headers) - 7 * DAY)).toBeLessThan(60)
    expect((await as(refreshed.body.token).get('/auth/session')).body.user).toMatchObject({ id })

    await run(sql`UPDATE users_sessions SET created_at = now() - interval '29 days' WHERE _parent_id = ${id}`)
    const last = await as(refreshed.body.token).post('/auth/refresh-session')
    expect(Math.abs(last.body.exp - now() - DAY)).toBeLessThan(60)
    await run(sql`UPDATE users_sessions SET created_at = now() - interval '30 days' WHERE _parent_id = ${id}`)
    expect((await as(refreshed.body.token).post('/auth/refresh-session')).status).toBe(401)
  })

  it('that was ended is not refreshed', async () => {
    const { id, token } = await somebody()
    await run(sql`DELETE FROM users_sessions WHERE _parent_id = ${id}`)
    expect((await as(token).post('/auth/refresh-session')).status).toBe(401)
    expect((await as(undefined).post('/auth/refresh-session')).status).toBe(401)
  })

  it('of a customer, which lasts longer than one of staff may, ends when a role is given', async () => {
    const admin = await somebody({ role: 1, allShowrooms: true })
    const { id, token } = await somebody()
    const change = (body: object) => as(admin.token).patch(`/users/${id}`, body)
    expect((await change({ city: 'Nakuru' })).status).toBe(200)
    expect((await as(token).get('/auth/session')).status).toBe(200)
    expect((await change({ roleId: 4 })).status).toBe(200)
    expect((await as(token).get('/auth/session')).status).toBe(401)
  })
})
