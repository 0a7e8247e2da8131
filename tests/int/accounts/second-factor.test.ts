import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { callNatively } from '../api/actors'
import { addPeople, call, PASSWORD, type People, type PersonName, tokenOf } from '../api/client'

let payload: Payload
let people: People
let admin: string

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  admin = await tokenOf(payload, people.admin)
})

const rowsOf = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows
const post = (path: string, body?: unknown, token?: string) => call('POST', path, { body, token })
const signIn = (who: PersonName) => post('/auth/sign-in', { email: people[who].email, password: PASSWORD })
const statusOf = async (token: string) => (await call('GET', '/auth/session', { token })).status
const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
/** Backdates the last code: no test waits for the next one. */
const aWhileLater = (who: PersonName) =>
  rowsOf(sql`UPDATE second_factors SET last_step = 0 WHERE user_id = ${people[who].id}`)
const require = (roleId: number, isRequired: boolean, token = admin) =>
  call('PUT', `/roles/${roleId}/second-factor`, { token, body: { isRequired } })

/** Sets up a second factor for a signed-in person. */
async function setUp(who: PersonName, token: string) {
  const offered = await post('/auth/second-factor/own/offer', { password: PASSWORD }, token)
  const { offer, secret } = offered.body.data
  const { body } = await post('/auth/second-factor/own/set-up', { offer, code: codeOf(secret) }, token)
  await aWhileLater(who)
  return { secret: secret as string, recoveryCodes: body.recoveryCodes as string[] }
}

describe('a second factor', () => {
  it('is set up after the password and a code, ends other sessions, and is required from then on', async () => {
    const token = await tokenOf(payload, people.manager)
    const other = await tokenOf(payload, people.manager)
    const wrong = await post('/auth/second-factor/own/offer', { password: 'Wrong1@password' }, token)
    expect(wrong.status).toBe(422)
    const { body } = await post('/auth/second-factor/own/offer', { password: PASSWORD }, token)
    const { offer, secret, picture } = body.data
    expect(picture).toMatch(/^data:image\/svg\+xml/)
    const confirm = (code: string) => post('/auth/second-factor/own/set-up', { offer, code }, token)
    expect((await confirm('12345')).status).toBe(422)
    const confirmed = await confirm(codeOf(secret))
    expect(confirmed.status).toBe(200)
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    const state = await call('GET', '/auth/second-factor', { token })
    expect(state.body).toMatchObject({ data: { recoveryCodes: 10 }, isRequired: false })

    const first = await signIn('manager')
    expect([first.status, first.body.asks, first.body.token]).toEqual([200, 'code', undefined])
    expect(first.headers.getSetCookie()).toEqual([])
    const { challenge } = first.body
    const pass = (code: string) => post('/auth/second-factor', { challenge, code })
    // The code used for setup is used up.
    const used = await pass(codeOf(secret))
    expect([used.status, used.body.errors?.[0].path]).toEqual([422, 'code'])
    await aWhileLater('manager')
    const passed = await pass(codeOf(secret))
    expect([passed.status, await statusOf(passed.body.token)]).toEqual([200, 200])
    expect(passed.headers.getSetCookie().map((one) => one.split('=')[0])).toEqual([
      'payload-token',
      'kaido-device',
    ])
    expect((await pass(codeOf(secret))).status).toBe(422)
  })

  it('accepts each recovery code once; new ones replace them', async () => {
    const token = await tokenOf(payload, people.supervisor)
    const { recoveryCodes } = await setUp('supervisor', token)
    const pass = async (code: string) =>
      (await post('/auth/second-factor', { challenge: (await signIn('supervisor')).body.challenge, code }))
        .status
    expect(await pass(recoveryCodes[0]?.toUpperCase() ?? '')).toBe(200)
    expect(await pass(recoveryCodes[0] ?? '')).toBe(422)
    const renewed = await post('/auth/second-factor/own/recovery-codes', { password: PASSWORD }, token)
    expect(await pass(recoveryCodes[1] ?? '')).toBe(422)
    expect(await pass(renewed.body.recoveryCodes[1])).toBe(200)
  })

  it('leaves nothing readable in the database or in the log', async () => {
    const token = await tokenOf(payload, people.operator)
    const { recoveryCodes, secret } = await setUp('operator', token)
    const rows = JSON.stringify([
      await rowsOf(sql`SELECT * FROM second_factors`),
      await rowsOf(sql`SELECT user_id, encode(code_hash, 'escape') FROM recovery_codes`),
      await rowsOf(sql`SELECT * FROM audit_log`),
    ])
    expect(rows).toContain('second factor set up')
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(rows.toLowerCase()).not.toContain(hidden.toLowerCase())
    const gone = await post('/auth/second-factor/own/remove', { password: PASSWORD }, token)
    expect([gone.status, (await signIn('operator')).body.token]).toEqual([200, expect.any(String)])
  })

  it('cannot be guessed, and guessing does not lock out the owner’s own device', async () => {
    const token = await tokenOf(payload, people.operator)
    const { secret } = await setUp('operator', token)
    const { challenge } = (await signIn('operator')).body
    const home = await post('/auth/second-factor', { challenge, code: codeOf(secret) })
    const cookie = home.headers.getSetCookie()[1]?.split(';')[0] ?? ''
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        post('/auth/second-factor', { challenge, code: String(100_000 + n) }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
    await aWhileLater('operator')
    const stranger = await post('/auth/second-factor', { challenge, code: codeOf(secret) })
    expect(stranger.status).toBe(429)
    const own = await call('POST', '/auth/second-factor', {
      body: { challenge, code: codeOf(secret) },
      headers: { cookie, origin: 'http://localhost:3000' },
    })
    expect(own.status).toBe(200)
  })

  it("cannot be bypassed: not by the back office's sign-in, nor by an invalid challenge", async () => {
    const native = await callNatively('POST', 'users/login', undefined, {
      email: people.manager.email,
      password: PASSWORD,
    })
    expect([native.status, native.headers.getSetCookie()]).toEqual([403, []])
    const { challenge } = (await signIn('manager')).body
    const [body = '', mark = ''] = challenge.split('.')
    const parts = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    parts.value.asks = 'set-up'
    const altered = `${Buffer.from(JSON.stringify(parts)).toString('base64url')}.${mark}`
    for (const one of [altered, 'x.y', `${challenge}A`]) {
      expect((await post('/auth/second-factor', { challenge: one, code: '123456' })).status).toBe(401)
      expect((await post('/auth/second-factor/offer', { challenge: one })).status).toBe(401)
    }
    expect((await post('/auth/second-factor/offer', { challenge })).status).toBe(401)
    await rowsOf(sql`UPDATE users SET hash = hash || '0' WHERE id = ${people.manager.id}`)
    const late = await post('/auth/second-factor', { challenge, code: '123456' })
    expect([late.status, late.body.message]).toEqual([
      401,
      'Your sign-in took too long. Please sign in again.',
    ])
    await rowsOf(sql`UPDATE users SET hash = left(hash, -1) WHERE id = ${people.manager.id}`)
  })

  it('is reset by authorized staff, which ends the sessions and is logged', async () => {
    const { id } = people.manager
    const reset = (token: string) => call('DELETE', `/users/${id}/second-factor`, { token })
    expect((await reset(await tokenOf(payload, people.dealer))).status).toBe(403)
    const session = await tokenOf(payload, people.manager)
    expect((await reset(admin)).status).toBe(200)
    expect(await statusOf(session)).toBe(401)
    expect((await signIn('manager')).body.token).toEqual(expect.any(String))
    const log = await rowsOf(sql`SELECT actor_id FROM audit_log WHERE detail = 'second factor reset'`)
    expect(log).toEqual([{ actor_id: people.admin.id }])
    expect((await reset(admin)).status).toBe(409)
  })

  it('is only for staff', async () => {
    const token = await tokenOf(payload, people.customer)
    const offered = await post('/auth/second-factor/own/offer', { password: PASSWORD }, token)
    expect(offered.status).toBe(403)
  })
})

describe('a role that requires a second factor', () => {
  it('is set by an Admin alone, who needs one if it is their own role', async () => {
    const manager = await tokenOf(payload, people.manager)
    expect((await require(4, true, manager)).status).toBe(403)
    const own = await require(1, true)
    expect([own.status, own.body.message]).toEqual([
      409,
      'Set up your own second factor first, in your profile',
    ])
    expect((await require(99, true)).status).toBe(404)
  })

  it('signs out people without one, who must set one up before anything else', async () => {
    const session = await tokenOf(payload, people.manager)
    expect((await require(2, true)).status).toBe(200)
    expect(await statusOf(session)).toBe(401)
    // A session that slipped through counts as a guest everywhere.
    const slipped = await tokenOf(payload, people.manager)
    expect((await call('GET', '/users', { token: slipped })).status).toBe(401)
    expect((await callNatively('GET', 'vehicles', slipped)).status).toBe(403)

    const first = await signIn('manager')
    expect([first.body.asks, first.body.token]).toEqual(['set-up', undefined])
    const { challenge } = first.body
    expect((await post('/auth/second-factor', { challenge, code: '123456' })).status).toBe(401)
    const { offer, secret } = (await post('/auth/second-factor/offer', { challenge })).body.data
    const finish = (code: string) => post('/auth/second-factor/set-up', { challenge, offer, code })
    expect((await finish('000')).status).toBe(422)
    const done = await finish(codeOf(secret))
    expect([done.status, done.body.recoveryCodes.length]).toEqual([200, 10])
    expect((await call('GET', '/users', { token: done.body.token })).status).toBe(200)
    expect((await finish(codeOf(secret))).status).toBe(409)
    const removed = await post('/auth/second-factor/own/remove', { password: PASSWORD }, done.body.token)
    expect([removed.status, removed.body.message]).toEqual([
      409,
      'Your role requires a second factor, so it cannot be removed',
    ])
    expect((await require(2, false)).status).toBe(200)
  })
})
