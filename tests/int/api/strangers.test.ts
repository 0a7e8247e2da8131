import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '@/wiring/routes'
import { getTestPayload } from '../../setup/payload'
import { type ActorName, admitPeople, native } from './actors'
import { call, type People } from './client'

/** Customers who try to reach someone else's account. */
const STRANGERS = ['otherCustomer', 'dealer'] as const

let people: People
let tokens: Partial<Record<ActorName, string>> = {}
/** A text that occurs only in the customer's account. */
const MARK = 'MARK-OF-THE-OWNER'
const SESSION = randomUUID()

beforeAll(async () => {
  ;({ people, tokens } = await admitPeople())
  const payload = await getTestPayload()
  const { id } = people.customer
  await payload.db.drizzle.execute(sql`
    UPDATE users SET first_name = ${MARK}, address = ${MARK}, profile_picture_url = ${`/media/${MARK}.webp`},
      subscriptions = '{"newsletter": true}' WHERE id = ${id}`)
  await payload.db.drizzle.execute(sql`
    INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
    VALUES (9, ${id}, ${SESSION}, now(), now() + interval '1 hour')`)
  await payload.db.drizzle.execute(sql`
    INSERT INTO session_devices (session_id, user_id, device, ip) VALUES (${SESSION}, ${id}, ${MARK}, '192.0.2.77')`)
  await payload.db.drizzle.execute(sql`
    INSERT INTO user_identities (user_id, provider, subject, email) VALUES (${id}, 'google', ${MARK}, 'mark@owner.example')`)
  await payload.db.drizzle.execute(sql`
    INSERT INTO account_tokens (user_id, purpose, token_hash, expires_at)
    VALUES (${id}, 'change-email', ${createHash('sha256').update(MARK).digest()}, now() + interval '1 hour')`)
  await payload.db.drizzle.execute(sql`
    INSERT INTO mail_outbox (event_key, effect_key, user_id, to_address, subject, body_text, body_html)
    VALUES ('verify-email', ${MARK}, ${id}, ${people.customer.email}, ${MARK}, ${MARK}, ${MARK})`)
})

/** Everything stored about the customer. */
async function stored(): Promise<string> {
  const payload = await getTestPayload()
  const { id } = people.customer
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT to_jsonb(u) AS account,
      (SELECT jsonb_agg(s ORDER BY s.id) FROM users_sessions s WHERE s._parent_id = u.id) AS sessions,
      (SELECT jsonb_agg(d ORDER BY d.session_id) FROM session_devices d WHERE d.user_id = u.id) AS devices,
      (SELECT jsonb_agg(i ORDER BY i.id) FROM user_identities i WHERE i.user_id = u.id) AS identities,
      (SELECT jsonb_agg(t ORDER BY t.id) FROM account_tokens t WHERE t.user_id = u.id) AS tokens,
      (SELECT jsonb_agg(m ORDER BY m.id) FROM mail_outbox m WHERE m.user_id = u.id) AS mails
    FROM users u WHERE u.id = ${id}`)
  const [row] = rows
  expect(row?.account).toMatchObject({ first_name: MARK })
  return JSON.stringify(row)
}

/** Valid bodies for the calls that take one; each also names the owner in the ways people try. */
const WISHES: readonly Record<string, unknown>[] = [
  {},
  { firstName: 'Taken', lastName: 'Over' },
  { newsletter: false },
  { newEmail: 'taken@over.example', password: 'Correct1@horse' },
  { currentPassword: 'Correct1@horse', newPassword: 'Taken1@over' },
  { password: 'Wrong1@horse' },
  { permissions: [{ moduleId: 7, read: true, create: true, update: true, delete: true }] },
  { status: 'ACTIVE', roleId: 1 },
]

const bodiesFor = (id: number, email: string) => [
  ...WISHES,
  ...WISHES.map((wish) => ({ ...wish, id, userId: id, email })),
  { ids: [id] },
]

/** Ways to name the owner in an address about oneself. */
const asOwner = (id: number, email: string): string =>
  `?id=${id}&userId=${id}&user=${id}&email=${encodeURIComponent(email)}&customerEmail=${encodeURIComponent(email)}&where[id][equals]=${id}`

/** Calls about people and their accounts; those that end the stranger's own session are left out. */
const ABOUT_PEOPLE = routes
  .filter(({ path }) => /^\/(auth|users|roles|user-permissions|default-role-permissions|email-)/.test(path))
  .filter(({ path, access }) => access.kind !== 'public' && !/sign-out|change-password/.test(path))
  .flatMap((route) =>
    route.methods.map((method) => ({ name: `${method.toUpperCase()} ${route.path}`, route, method })),
  )

describe('a customer at the account of another', () => {
  it.each(ABOUT_PEOPLE)('$name reveals nothing of it and changes nothing', async ({ route, method }) => {
    const { id, email } = people.customer
    const path = route.path
      .replace('{sessionId}', SESSION)
      .replace('{provider}', 'google')
      .replaceAll(/\{\w+\}/g, String(id))
    const before = await stored()
    for (const stranger of STRANGERS) {
      for (const body of route.body ? bodiesFor(id, email) : [undefined]) {
        const token = tokens[stranger]
        const answer = await call(method.toUpperCase(), path + asOwner(id, email), { token, body })
        const text = JSON.stringify(answer.body)
        expect(text, stranger).not.toContain(MARK)
        expect(text, stranger).not.toContain(`"${email}"`)
        expect(text, stranger).not.toContain('192.0.2.77')
        expect([200, 401, 403, 404, 409, 411, 415, 422, 429], `${stranger} ${text}`).toContain(answer.status)
        if (/\{\w+\}/.test(route.path) && !route.path.includes('{provider}'))
          expect([403, 404, 422], `${stranger} ${JSON.stringify(body)}`).toContain(answer.status)
      }
    }
    expect(await stored()).toBe(before)
  })

  it('is refused by every verb of Payload’s own interface, for one and for many', async () => {
    const payload = await getTestPayload()
    const before = await stored()
    const { id } = people.customer
    const calls = [
      ['GET', ''],
      ['GET', `/${id}`],
      ['GET', `?where[id][equals]=${id}`],
      ['GET', `/${id}?depth=3`],
      ['GET', '/count'],
      ['GET', '/versions'],
      ['GET', `/access/${id}`],
      ['POST', ''],
      ['POST', `/${id}/duplicate`],
      ['PATCH', `/${id}`],
      ['PATCH', `?where[id][equals]=${id}`],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['DELETE', `?where[id][equals]=${id}`],
    ] as const
    for (const { slug } of payload.config.collections)
      for (const [method, rest] of calls)
        for (const stranger of STRANGERS) {
          const body = method === 'GET' || method === 'DELETE' ? undefined : { firstName: 'Taken' }
          const status = await native(method, slug + rest, tokens[stranger], body)
          expect(status, `${stranger} ${method} ${slug}${rest}`).toBe(403)
        }
    expect(await stored()).toBe(before)
  }, 60_000)

  it('cannot be reached by an own-account call confirmed with the owner’s token', async () => {
    const before = await stored()
    for (const stranger of STRANGERS) {
      for (const path of ['/auth/confirm-email-change', '/auth/verify-email']) {
        const { status } = await call('POST', path, { token: tokens[stranger], body: { token: `${MARK}x` } })
        expect(status, path).toBe(400)
      }
    }
    expect(await stored()).toBe(before)
  })
})
