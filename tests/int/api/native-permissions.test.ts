import { readFile } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Action } from '@/modules/accounts/rules/permissions'
import { getTestPayload } from '../../setup/payload'
import {
  ACTORS,
  type ActorName,
  admitPeople,
  askNatively,
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
})

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

/** What a creation has to name before its collection can judge it. */
const LEAST: Record<string, unknown> = { 'vehicle-images': { vehicle: 999_999, imageType: 'none' } }

/** What Payload answers to a call of a collection that has no addresses. */
const NO_ADDRESS = 501

const rightOf = (slug: string, action: Action): Right => NATIVE_TABLE[slug]?.[action] ?? 'nobody'

function mayNatively(right: Right, actor: ActorName): boolean {
  if (right === 'nobody' || !isStaff(actor)) return false
  return right.needs === 'staff' || holds(actor, ...right.needs)
}

/** The answers to somebody who may: a record that is not there may also be one that is not theirs. */
const letIn = (right: Right): number[] => [
  ...[200, 201, 400, 404],
  ...(right !== 'nobody' && right.needs === 'staff' ? [403] : []),
]

describe("Payload's own interface, for everybody", () => {
  it('has a line in the table for every collection, and none for what is not there', async () => {
    const { config } = await getTestPayload()
    expect(Object.keys(NATIVE_TABLE).toSorted()).toEqual(
      config.collections.map(({ slug }) => slug).toSorted(),
    )
    expect(config.globals).toEqual([])
  })

  it('is told in docs/PERMISSIONS.md as it is', async () => {
    expect(linesOf(await readFile('docs/PERMISSIONS.md', 'utf8'))).toEqual(nativeLines())
  })

  const table = Object.keys(NATIVE_TABLE).flatMap((slug) =>
    VERBS.map(([action, method, rest, body]) => ({ slug, action, method, path: slug + rest, body })),
  )

  it.each(table)(
    '$method $path is for those whom the table names under $action',
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

  it('shows nobody what a password or a link could be made from', async () => {
    for (const actor of ['operator', 'supervisor', 'manager', 'admin'] as const) {
      const text = await (await askNatively('GET', 'users?limit=100&depth=2', tokens[actor])).text()
      expect(text, actor).not.toMatch(/"(hash|salt|password|resetPasswordToken|loginAttempts)":/)
    }
  })

  it('changes nothing of who somebody is, whoever asks', async () => {
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

  it('counts a change of role or a block on the very next request', async () => {
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
