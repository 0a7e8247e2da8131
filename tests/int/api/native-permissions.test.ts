import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from '@/collections/index'
import type { Action, ModuleKey } from '@/modules/accounts/rules/permissions'
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

let people: People
let tokens: Partial<Record<ActorName, string>> = {}

beforeAll(async () => {
  ;({ people, tokens } = await admitPeople())
})

const VERBS = [
  ['read', 'GET', '', undefined],
  ['create', 'POST', '', {}],
  ['update', 'PATCH', '/999999', {}],
  ['delete', 'DELETE', '/999999', undefined],
] as const

/** What a creation has to name before its collection can judge it. */
const LEAST: Record<string, unknown> = { 'vehicle-images': { vehicle: 999_999, imageType: 'none' } }

/** Who may what in a collection, where it is not simply the module's own four actions. */
const EXCEPTIONS: Record<string, Partial<Record<Action, [ModuleKey, Action] | 'nobody' | 'staff'>>> = {
  users: { read: 'staff', create: 'nobody', update: 'nobody', delete: 'nobody' },
  roles: { create: 'nobody', update: 'nobody', delete: 'nobody' },
  media: { create: ['inventory', 'update'] },
  'vehicle-images': { create: ['inventory', 'update'], delete: ['inventory', 'update'] },
  'vehicle-price-types': { create: 'nobody', delete: 'nobody' },
  'showroom-offices': { read: ['inventory', 'read'] },
  ports: { read: 'staff' },
}

const moduleOf = (slug: string): ModuleKey =>
  ['users', 'roles'].includes(slug)
    ? 'accounts'
    : ['ports', 'showroom-offices'].includes(slug)
      ? 'settings'
      : 'inventory'

function mayNatively(slug: string, actor: ActorName, action: Action): boolean {
  const rule = EXCEPTIONS[slug]?.[action] ?? ([moduleOf(slug), action] as const)
  if (rule === 'nobody' || !isStaff(actor)) return false
  return rule === 'staff' || holds(actor, rule[0], rule[1])
}

describe("Payload's own interface, for everybody", () => {
  const table = collections.flatMap(({ slug }) =>
    VERBS.map(([action, method, rest, body]) => ({ slug, action, method, rest, body })),
  )

  it.each(table)(
    '$method $slug is for staff who hold $action',
    async ({ slug, action, method, rest, body }) => {
      for (const actor of ACTORS) {
        const sent = method === 'POST' ? (LEAST[slug] ?? body) : body
        const status = await native(method, slug + rest, tokens[actor], sent)
        if (mayNatively(slug, actor, action)) expect([200, 201, 400, 404], actor).toContain(status)
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

  it('refuses every verb on what Payload keeps for itself to guests and customers', async () => {
    const payload = await getTestPayload()
    const own = payload.config.collections
      .map(({ slug }) => slug as string)
      .filter((slug) => !collections.some((known) => known.slug === slug))
    expect(own).toContain('payload-preferences')
    for (const slug of own)
      for (const [, method, rest, body] of VERBS)
        for (const actor of ['guest', 'customer', 'otherCustomer', 'dealer'] as const)
          expect(await native(method, slug + rest, tokens[actor], body), `${actor} ${method} ${slug}`).toBe(
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
