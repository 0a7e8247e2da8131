import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApi } from '@/api/app'
import { defineRoute } from '@/api/define-route'
import { routes } from '@/api/routes'
import type { Route, RouteAccess } from '@/api/types'
import { collections } from '@/collections/index'
import { type Action, type ModuleKey, SEEDED_ROLES } from '@/modules/accounts/rules/permissions'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, type PersonName, tokenOf } from './client'

/** Everybody who may come to a door. */
const ACTORS = [
  'guest',
  'customer',
  'otherCustomer',
  'dealer',
  'operator',
  'supervisor',
  'manager',
  'admin',
] as const satisfies readonly (PersonName | 'guest')[]
type ActorName = (typeof ACTORS)[number]

const ROLE_IDS: Partial<Record<ActorName, number>> = { admin: 1, manager: 2, supervisor: 3, operator: 4 }

let people: People
const tokens: Partial<Record<ActorName, string>> = {}

beforeAll(async () => {
  const payload = await getTestPayload()
  people = await addPeople()
  for (const actor of ACTORS) if (actor !== 'guest') tokens[actor] = await tokenOf(payload, people[actor])
})

/** What the seeded table of roles says, read without the code that enforces it. */
function holds(actor: ActorName, module: ModuleKey, action: Action): boolean {
  const role = SEEDED_ROLES.find(({ id }) => id === ROLE_IDS[actor])
  return role?.permissions[module][action] ?? false
}

/** Who should pass a declared access. */
function expected(access: RouteAccess, actor: ActorName, query: Record<string, string>): boolean {
  if (access.kind === 'public') return true
  if (access.kind === 'signed-in') return actor !== 'guest'
  if (access.kind === 'customer') return ['customer', 'otherCustomer', 'dealer'].includes(actor)
  const open =
    access.publicWhen && Object.entries(access.publicWhen).every(([key, value]) => query[key] === value)
  return Boolean(open) || holds(actor, access.module, access.action)
}

const refusedWith = (actor: ActorName): number => (actor === 'guest' ? 401 : 403)

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** An address of the route that names records which do not exist. */
const addressOf = (path: string): string =>
  path.replace('/background-jobs/{id}', `/background-jobs/${NO_JOB}`).replaceAll(/\{\w+\}/g, '999999')

type Case = { name: string; route: Route; method: string; query: Record<string, string> }

const cases: Case[] = routes.flatMap((route) =>
  route.methods.flatMap((method) => {
    const name = `${method.toUpperCase()} ${route.path}`
    const open = 'publicWhen' in route.access ? route.access.publicWhen : undefined
    const plain = { name, route, method, query: {} }
    return open ? [plain, { ...plain, name: `${name}?${new URLSearchParams(open)}`, query: open }] : [plain]
  }),
)

describe('every route of the contract, for everybody', () => {
  // Signing out ends the session that the other cases need.
  const table = cases.filter(({ route }) => route.path !== '/auth/sign-out')

  it.each(table)(
    '$name lets pass whom its declaration names, and nobody else',
    async ({ route, method, query }) => {
      for (const actor of ACTORS) {
        const search = new URLSearchParams(query).toString()
        const address = addressOf(route.path) + (search ? `?${search}` : '')
        // A body that no schema takes: whoever passes the door is stopped right behind it.
        const body = route.body ? { 'no such field': true } : undefined
        const { status } = await call(method.toUpperCase(), address, { token: tokens[actor], body })
        if (expected(route.access, actor, query)) expect([200, 201, 404, 409, 422], actor).toContain(status)
        else expect(status, actor).toBe(refusedWith(actor))
      }
    },
  )

  it('lets only signed-in people sign out', async () => {
    expect((await call('POST', '/auth/sign-out')).status).toBe(401)
  })
})

/** Calls that change what is there although their verb is POST. */
const CHANGES = /^\/(vehicles\/bulk\/status|uploads\/revoke|background-jobs\/)/

// Imports are one right, whatever is called: to bring vehicles in. To take them out again is to delete.
describe('what the declarations say', () => {
  it('opens to everybody exactly these calls', () => {
    const open = routes
      .filter(({ access }) => access.kind === 'public')
      .flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`))
    expect(open.toSorted()).toEqual(
      [
        'post /auth/sign-in',
        'get /manufacturers/landing',
        'get /manufacturers/public/all',
        'get /models/public/by-manufacturer/{id}',
        'get /ports',
        'get /ports/countries',
        'get /ports/{id}',
        'get /showroom-offices',
        'get /showroom-offices/cities',
        'get /showroom-offices/showroom-names',
        'get /showroom-offices/showrooms-with-companies',
        'get /showroom-offices/{id}',
        'get /tags/public',
        'post /uploads/signed-url',
        'get /vehicle-reviews/homepage',
        'get /vehicle-reviews/vehicle/{id}',
        'get /vehicle-reviews/vehicle/{id}/stats',
        'get /vehicle-reviews/vehicles-with-reviews',
        'get /vehicles/colors/available',
        'get /vehicles/public/by-ids',
        'get /vehicles/public/landing',
        'get /vehicles/public/listing',
        'get /vehicles/public/manufacturers',
        'get /vehicles/public/models',
        'get /vehicles/public/suggestions',
        'get /vehicles/public/vehicle-types',
        'get /vehicles/public/vehicle/{id}',
        'get /vehicles/{id}/features',
        'get /vehicles/{id}/similar',
      ].toSorted(),
    )
  })

  it('asks for the action that a verb stands for, in the module that owns the record', () => {
    const verbs: Record<string, Action> = {
      get: 'read',
      post: 'create',
      patch: 'update',
      put: 'update',
      delete: 'delete',
    }
    for (const { access, methods, path } of routes) {
      if (access.kind !== 'module') continue
      const owner = /^\/(ports|showroom-offices|background-jobs)/.test(path) ? 'settings' : 'inventory'
      expect(access.module, path).toBe(owner)
      if (path.startsWith('/imports')) {
        expect(access.action, path).toBe(path.endsWith('/undo') ? 'delete' : 'create')
        continue
      }
      for (const method of methods)
        expect(access.action, path).toBe(CHANGES.test(path) ? 'update' : verbs[method])
    }
  })

  it('cannot be forgotten: a route without access is refused when it is written and when it is mounted', () => {
    const route = {
      method: 'get',
      path: '/forgotten',
      summary: '',
      tag: '',
      response: z.object({}),
      handler: async () => ({}),
    }
    expect(() => defineRoute(route as unknown as Parameters<typeof defineRoute>[0])).toThrow(
      'declares no access',
    )
    const planted = { ...routes[0], access: undefined } as unknown as Route
    expect(() => createApi([planted])).toThrow('declares no access')
  })
})

type Native = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** Payload's own REST interface, through the handlers that the address exports. */
async function native(method: string, path: string, token?: string, body?: unknown): Promise<number> {
  const handlers = (await import('@/app/(payload)/api/[...slug]/route')) as unknown as Record<string, Native>
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const request = new Request(`http://localhost:3000/api/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const slug = (path.split('?')[0] ?? '').split('/')
  const response = await handlers[method]?.(request, { params: Promise.resolve({ slug }) })
  return response?.status ?? 0
}

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
  if (rule === 'nobody' || ROLE_IDS[actor] === undefined) return false
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

  it.each(['payload-preferences', 'payload-locked-documents', 'access', 'users/init', 'graphql'])(
    'refuses %s to guests and customers',
    async (path) => {
      for (const actor of ['guest', 'customer', 'dealer'] as const)
        expect(await native('GET', path, tokens[actor]), actor).toBe(refusedWith(actor))
    },
  )

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
