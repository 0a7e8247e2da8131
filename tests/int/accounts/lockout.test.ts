import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { callNatively } from '../api/actors'
import { addPeople, call, PASSWORD, type People } from '../api/client'
import { tokenTo } from './outbox'

const WRONG = 'Wrong1@password'
const NEXT = 'Harbour7@lantern'

let people: People
beforeAll(async () => {
  people = await addPeople()
})

const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie && { cookie, origin: 'http://localhost:3000', host: 'localhost:3000' }),
})
const signIn = (email: string, password: string, address: string, cookie?: string) =>
  call('POST', '/auth/sign-in', { body: { email, password }, headers: from(address, cookie) })
const forgot = (email: string, address: string) =>
  call('POST', '/auth/forgot-password', { body: { email }, headers: from(address) })

/** The cookie that identifies a known browser, from a response. */
const deviceOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('kaido-device='))
    ?.split(';')[0] ?? ''

/** Wrong passwords all at once, each from another address. */
const attack = (email: string, tries: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: tries }, async (_, n) => (await signIn(email, WRONG, `198.51.100.${n}`)).status),
  )

describe('wrong passwords from changing addresses', () => {
  it('are limited, and do not lock the owner out of their own device', async () => {
    const { email } = people.customer
    const home = await signIn(email, PASSWORD, '203.0.113.1')
    const cookie = home.headers.getSetCookie().find((one) => one.startsWith('kaido-device='))
    expect(cookie).toMatch(/HttpOnly/i)
    const statuses = await attack(email, 25)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await signIn(email, PASSWORD, '203.0.113.1', deviceOf(home))).status).toBe(200)
    // The device, not its address, is known.
    expect((await signIn(email, PASSWORD, '203.0.113.77', deviceOf(home))).status).toBe(200)
    const stranger = await signIn(email, PASSWORD, '203.0.113.2')
    expect([stranger.status, stranger.body.message]).toEqual([
      429,
      'Too many attempts to sign in to this account. Try again in 60 minutes, or reset your password by e-mail to sign in now.',
    ])
  })

  it('are limited on a known device too, and it is known only for its own account', async () => {
    const { email } = people.dealer
    const cookie = deviceOf(await signIn(email, PASSWORD, '203.0.113.3'))
    const statuses = await Promise.all(
      Array.from(
        { length: 12 },
        async (_, n) => (await signIn(email, WRONG, `203.0.113.${n}`, cookie)).status,
      ),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    await attack(people.manager.email, 20)
    expect((await signIn(people.manager.email, PASSWORD, '203.0.113.9', cookie)).status).toBe(429)
    const [body = '', mark] = cookie.split('.')
    expect((await signIn(people.manager.email, PASSWORD, '203.0.113.9', `${body}A.${mark}`)).status).toBe(429)
  })

  it('leave the owner the mail: five requests by an outsider do not use it up, and the new password works', async () => {
    const { email } = people.manager
    for (let n = 0; n < 6; n += 1) {
      expect((await forgot(email, `198.51.100.${n}`)).status).toBe(200)
      await aWhileLater(people.manager.id, 20)
    }
    const { rows } = await (await getTestPayload()).db.drizzle.execute(sql`
      SELECT count(*)::int AS n FROM mail_outbox WHERE to_address = ${email} AND event_key = 'reset-password'`)
    expect(rows).toEqual([{ n: 5 }])
    expect((await forgot(email, '203.0.113.10')).status).toBe(200)
    const token = await tokenTo(email, 'reset-password')
    const body = { token, password: NEXT }
    const headers = from('203.0.113.10')
    const set = await call('POST', '/auth/reset-password', { body, headers })
    expect(set.status).toBe(200)
    expect(await attack(email, 21)).toContain(429)
    expect((await signIn(email, NEXT, '203.0.113.10', deviceOf(set))).status).toBe(200)
  })

  it('once no mail has gone out for a while, another one does', async () => {
    const { id, email } = people.otherCustomer
    for (let n = 0; n < 6; n += 1) {
      await forgot(email, `198.51.100.${n}`)
      await aWhileLater(id, 20)
    }
    await aWhileLater(id, 15 * 60)
    await forgot(email, '203.0.113.11')
    const { rows } = await (await getTestPayload()).db.drizzle.execute(sql`
      SELECT count(*)::int AS n FROM mail_outbox WHERE to_address = ${email} AND event_key = 'reset-password'`)
    expect(rows).toEqual([{ n: 6 }])
  })
})

describe('wrong passwords from one network', () => {
  it('are stopped at the sixth, but still checked elsewhere', async () => {
    const { email } = people.supervisor
    for (let n = 0; n < 5; n += 1) expect((await signIn(email, WRONG, '198.51.100.200')).status).toBe(401)
    expect((await signIn(email, PASSWORD, '198.51.100.200')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '203.0.113.12')).status).toBe(200)
  })

  it('are one network for all addresses available to an IPv6 connection', async () => {
    const { email } = people.operator
    for (let n = 0; n < 5; n += 1)
      expect((await signIn(email, WRONG, `2001:db8:1:2:${n}::7`)).status).toBe(401)
    expect((await signIn(email, WRONG, '2001:db8:1:2:ffff::7')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '2001:db8:1:3::7')).status).toBe(200)
  })

  it("have the same limits at the back office's sign-in, where devices are known as well", async () => {
    const { email } = people.admin
    const body = { email, password: PASSWORD }
    const home = await callNatively('POST', 'users/login', undefined, body)
    const cookie = deviceOf(home)
    expect(cookie).not.toBe('')
    await attack(email, 20)
    expect((await callNatively('POST', 'users/login', undefined, body)).status).toBe(429)
    expect((await signIn(email, PASSWORD, '203.0.113.13', cookie)).status).toBe(200)
  })
})

/** Backdates the mails so far by this many seconds. */
async function aWhileLater(id: number, seconds: number): Promise<void> {
  const { db } = await getTestPayload()
  await db.drizzle.execute(sql`
    UPDATE account_tokens SET created_at = created_at - make_interval(secs => ${seconds}::int) WHERE user_id = ${id}`)
}
