import { readFile } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '@/kernel/permissions'
import { getTestPayload } from '../../setup/payload'
import {
  ACTORS,
  type ActorName,
  admitPeople,
  callNatively,
  holds,
  isStaff,
  native,
  refusedWith,
} from './actors'
import { call, type People } from './client'
import { linesOf, nativeLines } from './native-lines'
import { NATIVE_TABLE, ONE_AT_A_TIME, type Right } from './native-table'

let people: People
let tokens: Partial<Record<ActorName, string>> = {}

beforeAll(async () => {
  ;({ people, tokens } = await admitPeople())
  // The first call loads the whole of Payload's interface, which is not part of what the first test is about.
  await native('GET', 'vehicles/count', tokens.admin)
}, 180_000)

const VERBS = [
  ['read', 'GET', '', undefined],
  ['read', 'GET', '/count', undefined],
  ['read', 'GET', '/999999', undefined],
  ['create', 'POST', '', {}],
  ['update', 'PATCH', '/999999', {}],
  ['update', 'PATCH', '?where[id][equals]=999999', {}],
  ['delete', 'DELETE', '/999999', undefined],
  ['delete', 'DELETE', '?where[id][equals]=999999', undefined],
] as const

/** What a new record has to contain before its collection can check it. */
const LEAST: Record<string, unknown> = { 'vehicle-images': { vehicle: 999_999, imageType: 'none' } }

/** Payload's response to a call of a collection without addresses. */
const NO_ADDRESS = 501

const rightOf = (slug: string, action: Action): Right => NATIVE_TABLE[slug]?.[action] ?? 'nobody'

function mayNatively(right: Right, actor: ActorName): boolean {
  if (right === 'nobody' || !isStaff(actor)) return false
  if (right.needs === 'staff') return true
  return [right.needs, ...(right.or ?? [])].some((needs) => holds(actor, ...needs))
}

/** The responses to an authorized caller: a missing record may also be one that is not theirs. */
const letIn = (right: Right): number[] => [
  ...[200, 201, 400, 404],
  ...(right !== 'nobody' && right.needs === 'staff' ? [403] : []),
]

describe("Payload's own interface, for everyone", () => {
  it('has a line in the table for every collection, and no others', async () => {
    const { config } = await getTestPayload()
    expect(Object.keys(NATIVE_TABLE).toSorted()).toEqual(
      config.collections.map(({ slug }) => slug).toSorted(),
    )
    // Their rights: tests/int/settings/company-settings.test.ts.
    expect(config.globals.map(({ slug }) => slug)).toEqual(['company-settings'])
  })

  it('is documented correctly in docs/PERMISSIONS.md', async () => {
    expect(linesOf(await readFile('docs/PERMISSIONS.md', 'utf8'))).toEqual(nativeLines())
  })

  const table = Object.keys(NATIVE_TABLE).flatMap((slug) =>
    VERBS.map(([action, method, rest, body]) => ({ slug, action, method, path: slug + rest, body })),
  )

  it.each(table)(
    '$method $path is for those listed in the table under $action',
    async ({ slug, action, method, path, body }) => {
      const right = rightOf(slug, action)
      const isClosed = right !== 'nobody' && right.but === ONE_AT_A_TIME && path.includes('?')
      for (const actor of ACTORS) {
        const sent = method === 'POST' ? (LEAST[slug] ?? body) : body
        const status = await native(method, path, tokens[actor], sent)
        if (mayNatively(right, actor) && !isClosed) expect(letIn(right), actor).toContain(status)
        else if (isStaff(actor)) expect([403, NO_ADDRESS], actor).toContain(status)
        else expect(status, actor).toBe(refusedWith(actor))
      }
    },
  )

  it.each([
    ['GET', 'access'],
    ['GET', 'graphql'],
    ['POST', 'graphql'],
    ['GET', 'users/init'],
    ['POST', 'users/first-register'],
    ['POST', 'users/forgot-password'],
    ['POST', 'users/reset-password'],
    ['POST', 'users/unlock'],
    ['POST', 'users/verify/some-token'],
  ])('refuses %s %s to guests and customers', async (method, path) => {
    for (const actor of ['guest', 'customer', 'otherCustomer', 'dealer'] as const)
      expect(await native(method, path, tokens[actor], method === 'POST' ? {} : undefined), actor).toBe(
        refusedWith(actor),
      )
  })

  it('never exposes what a password or a link could be derived from', async () => {
    for (const actor of ['operator', 'supervisor', 'manager', 'admin'] as const) {
      const text = await (await callNatively('GET', 'users?limit=100&depth=2', tokens[actor])).text()
      expect(text, actor).not.toMatch(/"(hash|salt|password|resetPasswordToken|loginAttempts)":/)
    }
  })

  it("changes nobody's access, whoever requests it", async () => {
    const payload = await getTestPayload()
    const stateOf = async () => {
      const { rows } = await payload.db.drizzle.execute(
        sql`SELECT email, role_id, user_type, status, all_showrooms, hash FROM users WHERE id = ${people.customer.id}`,
      )
      return rows[0]
    }
    const before = await stateOf()
    const wishes = [
      { role: 1 },
      { status: 'BLOCKED' },
      { userType: 'DEALER' },
      { allShowrooms: false },
      { assignedShowrooms: [] },
      { email: 'taken@example.com' },
      { password: 'Changed1@password' },
      { loginAttempts: 0, lockUntil: null },
    ]
    for (const actor of ACTORS) {
      for (const wish of wishes) {
        const one = await native('PATCH', `users/${people.customer.id}`, tokens[actor], wish)
        expect(one, `${actor} ${JSON.stringify(wish)}`).toBe(refusedWith(actor))
        const many = await native('PATCH', 'users?where[id][exists]=true', tokens[actor], wish)
        expect(many, `${actor} ${JSON.stringify(wish)}`).toBe(refusedWith(actor))
      }
      const grant = await native('PATCH', 'roles/4', tokens[actor], { permissions: {} })
      expect(grant, actor).toBe(refusedWith(actor))
      const made = await native('POST', 'users', tokens[actor], { email: 'new@example.com', role: 1 })
      expect(made, actor).toBe(refusedWith(actor))
      expect(
        await native('POST', 'users/unlock', tokens[actor], { email: people.customer.email }),
        actor,
      ).toBe(refusedWith(actor))
      expect(await native('POST', 'users/first-register', tokens[actor], { email: 'a@b.co' }), actor).toBe(
        refusedWith(actor),
      )
    }
    expect(await stateOf()).toEqual(before)
  })

  it('applies a change of role or a block from the very next request on', async () => {
    const payload = await getTestPayload()
    const set = (data: Record<string, unknown>) =>
      payload.update({ collection: 'users', id: people.operator.id, data, overrideAccess: true, depth: 0 })
    expect((await call('GET', '/tags', { token: tokens.operator })).status).toBe(200)
    await set({ role: null })
    expect((await call('GET', '/tags', { token: tokens.operator })).status).toBe(403)
    await set({ role: 4, status: 'BLOCKED' })
    expect((await call('GET', '/tags', { token: tokens.operator })).status).toBe(401)
    expect(await native('GET', 'tags', tokens.operator)).toBe(401)
  })
})

describe('what one native call may request', () => {
  const list = async (path: string) => {
    const answer = await callNatively('GET', path, tokens.admin)
    return { status: answer.status, body: await answer.json() }
  }
  const left = async () => {
    const payload = await getTestPayload()
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT count(*)::int AS n, count(*) FILTER (WHERE color = '#00FF00')::int AS changed FROM tags`,
    )
    return rows[0]
  }

  beforeAll(async () => {
    const payload = await getTestPayload()
    await payload.db.drizzle.execute(sql`
      INSERT INTO tags (name, route) SELECT 'Bound ' || n, 'bound-' || n FROM generate_series(1, 130) n`)
    const names = sql`INSERT INTO payload_preferences (key) SELECT 'p' || n FROM generate_series(1, 130) n`
    await payload.db.drizzle.execute(names)
    await payload.db.drizzle.execute(sql`
      INSERT INTO payload_preferences_rels (parent_id, path, users_id)
      SELECT id, 'user', ${people.admin.id}::int FROM payload_preferences`)
  })

  it.each([
    'tags?limit=0',
    'tags?limit=1000000',
    'tags?pagination=false',
    'tags?pagination=false&limit=0&depth=9',
    'payload-preferences?limit=0',
  ])('is a page of 100 with the true total: %s', async (path) => {
    const { body, status } = await list(path)
    expect(status).toBe(200)
    expect(body.docs).toHaveLength(100)
    expect(body).toMatchObject({ limit: 100, hasNextPage: true, totalDocs: expect.any(Number) })
    expect(body.totalDocs).toBeGreaterThanOrEqual(130)
  })

  it('is no more if the query is in a body', async () => {
    const { POST } = await import('@/app/(payload)/api/[...slug]/route')
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      const request = new Request('http://localhost:3000/api/tags', {
        method: 'POST',
        headers: {
          [name]: 'GET',
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Bearer ${tokens.admin}`,
        },
        body: 'limit=0&pagination=false',
      })
      const answer = await POST(request, { params: Promise.resolve({ slug: ['tags'] }) })
      expect((await answer.json()).docs, name).toHaveLength(100)
    }
  })

  it.each([
    `tags?${Array.from({ length: 6 }, (_, n) => `where${'[and][0]'.repeat(n)}`).at(-1)}[and][0][name][exists]=true`,
    `tags?${Array.from({ length: 101 }, (_, n) => `where[or][${n}][id][equals]=${n}`).join('&')}`,
    `tags?where=${encodeURIComponent(JSON.stringify({ id: { in: Array.from({ length: 1001 }, (_, n) => n) } }))}`,
    'tags?where=%7B',
    'vehicles?where[images.vehicle.images.vehicle.sku][exists]=true',
    'vehicles?sort=name,sku,year,price,mileage,chassis',
    `tags/count?${Array.from({ length: 101 }, (_, n) => `where[or][${n}][id][equals]=${n}`).join('&')}`,
  ])('is refused if it is too complex: %#', async (path) => {
    expect((await list(path)).status).toBe(400)
  })

  it('changes and deletes at most 100 by one condition, and never only some', async () => {
    const where = 'where[route][like]=bound-'
    const before = await left()
    const changed = await callNatively('PATCH', `tags?${where}`, tokens.admin, { color: '#00FF00' })
    expect([changed.status, JSON.stringify(await changed.json())]).toEqual([
      400,
      expect.stringContaining('At most 100 at a time'),
    ])
    expect(await native('DELETE', `tags?${where}&limit=0`, tokens.admin)).toBe(400)
    expect(await left()).toEqual(before)
    const few = 'where[route][in]=bound-1,bound-2'
    expect(await native('PATCH', `tags?${few}`, tokens.admin, { color: '#00FF00' })).toBe(200)
    expect(await left()).toMatchObject({ changed: 2 })
  })

  it('populates every record that it reads, however many they have in common', async () => {
    const payload = await getTestPayload()
    await payload.db.drizzle.execute(
      sql`UPDATE tags SET created_by_id = ${people.admin.id} WHERE name LIKE 'Bound%'`,
    )
    const { body } = await list('tags?limit=100&depth=1&where[route][like]=bound-')
    expect(body.docs.every(({ createdBy }: { createdBy: unknown }) => typeof createdBy === 'object')).toBe(
      true,
    )
  })
})
