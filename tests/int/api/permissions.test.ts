import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import type { Route } from '@/api/route-type'
import type { Action, ModuleKey } from '@/kernel/permissions'
import { plugins } from '@/plugins/modules'
import { createApi } from '@/wiring/create-api'
import { routes } from '@/wiring/routes'
import { ACTORS, type ActorName, admitPeople, holds, isStaff, passes, refusedWith } from './actors'
import { call } from './client'

let tokens: Partial<Record<ActorName, string>> = {}

beforeAll(async () => {
  tokens = (await admitPeople()).tokens
})

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** An address of the route with nonexistent records. */
const addressOf = (path: string): string =>
  path
    .replace('/background-jobs/{id}', `/background-jobs/${NO_JOB}`)
    .replace('{sessionId}', NO_JOB)
    .replace('{provider}', 'google')
    .replaceAll(/\{\w+\}/g, '999999')

/**
 * Calls whose declaration admits more people than the call itself: it depends on whom they are about. `true`
 * is for those who get further.
 */
const NARROWER: Record<string, (actor: ActorName) => boolean> = {
  // One's own, or anyone's for staff who see people.
  'GET /user-permissions/user/{userId}': (actor) => holds(actor, 'accounts', 'read'),
  // One's own, or anyone's for staff who read careers.
  'GET /jobs/applications/{id}/resume': (actor) => !isStaff(actor) || holds(actor, 'careers', 'read'),
  'GET /jobs/applications/{id}/cover-letter': (actor) => !isStaff(actor) || holds(actor, 'careers', 'read'),
}

type Case = { name: string; route: Route; method: string; query: Record<string, string> }

const cases: Case[] = routes.flatMap((route) =>
  route.methods.flatMap((method) => {
    const name = `${method.toUpperCase()} ${route.path}`
    const open = 'publicWhen' in route.access ? route.access.publicWhen : undefined
    const plain = { name, route, method, query: {} }
    return open ? [plain, { ...plain, name: `${name}?${new URLSearchParams(open)}`, query: open }] : [plain]
  }),
)

/** The responses to an authorized caller who sent nothing meaningful. */
const LET_IN = [200, 201, 404, 409, 411, 415, 422]

describe('every route of the contract, for everyone', () => {
  // Signing out ends the session that the other cases need.
  const table = cases.filter(({ route }) => route.path !== '/auth/sign-out')

  it.each(table)(
    '$name admits those named in its declaration, and nobody else',
    async ({ name, route, method, query }) => {
      const comesFurther = NARROWER[name] ?? (() => true)
      for (const actor of ACTORS) {
        const search = new URLSearchParams(query).toString()
        const address = addressOf(route.path) + (search ? `?${search}` : '')
        // A body that no schema accepts: authorized callers are stopped right after the access check.
        const body = route.body ? { 'no such field': true } : undefined
        const { status } = await call(method.toUpperCase(), address, { token: tokens[actor], body })
        if (passes(route.access, actor, query) && comesFurther(actor)) expect(LET_IN, actor).toContain(status)
        else expect(status, actor).toBe(refusedWith(actor, route))
      }
    },
  )

  it('lets only signed-in people sign out', async () => {
    expect((await call('POST', '/auth/sign-out')).status).toBe(401)
  })

  it.each(['google', 'facebook', 'nobody'])(
    'redirects every caller to a page for the provider %s, never to a server error',
    async (provider) => {
      const { app } = await import('@/wiring/create-api')
      for (const actor of ACTORS) {
        for (const path of ['', '?connect=1&next=//evil.example', '/callback?code=1&state=2']) {
          const headers = new Headers(tokens[actor] ? { authorization: `Bearer ${tokens[actor]}` } : {})
          const address = `http://localhost:3000/api/v1/auth/oauth/${provider}${path}`
          const answer = await app.fetch(new Request(address, { headers }))
          expect(answer.status, `${actor} ${path}`).toBe(303)
          expect(answer.headers.get('location'), `${actor} ${path}`).toMatch(/^\/auth\/error\?/)
        }
      }
    },
  )
})

/** Calls that do something other than their verb suggests. */
const OTHER_ACTIONS: readonly (readonly [RegExp, Action])[] = [
  [
    /^(get|post) \/(vehicles\/bulk\/(status|changes|price-preview)|uploads\/revoke|background-jobs\/)/,
    'update',
  ],
  [/^post \/vehicles\/bulk\/(trash|restore)$/, 'delete'],
  [/^post \/users\/(bulk-activate|bulk-block|\{id\}\/invite)$/, 'update'],
  [/^post \/users\/(bulk-delete|bulk-restore|delete-all-blocked)$/, 'delete'],
  // A picture and a second factor are parts of a person.
  [/^delete \/users\/\{id\}\/(picture|second-factor)$/, 'update'],
  // So is an inspection's certificate.
  [/^delete \/inspections\/\{id\}\/certificate$/, 'update'],
  // A bank account is part of the company's settings, and so is proposing to remove it.
  [/^(post|delete) \/company-settings\/bank-accounts/, 'update'],
  // A new version changes the rules of a country.
  // Whoever may see the list of vehicles saves views of it and chooses its columns; all of that is their own. So are
  // views of the tickets, of sales and of applications.
  [
    /^\w+ \/(saved-views|vehicles\/stock\/settings|support-management\/ticket-views|sales-views|jobs\/application-views)/,
    'read',
  ],
  // Suggestions from earlier vehicles are for a vehicle that is being entered.
  [/^get \/vehicles\/suggestions$/, 'create'],
  // A file, its preview and its import are ways to fill a draft.
  [/^(get|post) \/customs-value-lists\/\{id\}\/(file|preview|import)$/, 'update'],
  [/^post \/destinations\/\{slug\}\/rules$/, 'update'],
  // The charges by the tariff are for an offer that is being made.
  [/^get \/quotes\/\{id\}\/tariff$/, 'update'],
  // Images are moved into a folder.
  [/^post \/images\/move$/, 'update'],
  // A test shows whether the settings of e-mails work.
  [/^post \/email-sender\/test$/, 'update'],
  // Imported rates replace those of their day.
  [/^post \/exchange-rates\/import$/, 'update'],
  // Applications are sent by applicants; staff change them.
  [/^post \/jobs\/applications\/(\{id\}\/undo|bulk\/status)$/, 'update'],
  // A schedule is part of a post or page, and a version is taken back into it.
  [/^(delete|post) \/(blogs\/posts|topic-pages)\/\{id\}\/(schedule|versions)/, 'update'],
  // To stop editing a vehicle deletes nothing of it.
  [/^delete \/vehicles\/\{id\}\/editing$/, 'update'],
  // The mail's text belongs to the product; removing one's own changes it back.
  [/^(delete|post) \/email-(templates|outbox)\//, 'update'],
  [/^\w+ \/imports\/.*undo$/, 'delete'],
  [/^\w+ \/imports/, 'create'],
  // A line in a quote's conversation is part of the quote.
  [/^post \/quotes\/\{id\}\/notes$/, 'update'],
  // Money and papers are part of the order.
  [/^(post|delete) \/orders\/\{id\}\/(payments|refunds|documents)/, 'update'],
  // What was recorded by mistake is taken away.
  [/^post \/orders\/\{id\}\/receipts/, 'delete'],
  // Answers, files and links are part of the ticket, and many tickets are changed by one call.
  [/^(post|delete) \/support-management\/tickets\/(\{id\}|bulk)\//, 'update'],
  // A preview of an invoice shows what is about to be saved.
  [/^post \/quotes\/\{id\}\/proforma\/preview$/, 'update'],
]

const OWNERS: readonly (readonly [RegExp, ModuleKey])[] = [
  // A list of a plugin names its module.
  ...plugins.flatMap(({ records = [] }) =>
    records.map(({ module, slug }): [RegExp, ModuleKey] => [new RegExp(`^/${slug}(/|$)`), module]),
  ),
  [
    /^\/(ports|destinations|destination-rules|showroom-offices|company-settings|company-names|customs-value-lists|exchange-rates|freights|inspection-companies|insurance-rates|background-jobs|email-templates|email-template-changes|email-outbox|email-sender)/,
    'settings',
  ],
  [/^\/(quotes|quote-customizations|orders|sales-views)/, 'sales'],
  [/^\/(topic-pages|homepage-slider|seo-settings)/, 'content'],
  [/^\/(vehicle-inquiries|support-management|canned-replies)/, 'support'],
  [/^\/blogs/, 'content'],
  [/^\/jobs/, 'careers'],
  [/^\/(users|roles|modules|user-permissions|default-role-permissions)/, 'accounts'],
]

// Imports need one permission, whatever is called: to create vehicles. Undoing them is deleting.
describe('what the declarations state', () => {
  it('opens exactly these calls to everyone', () => {
    const open = routes
      .filter(({ access }) => access.kind === 'public')
      .flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`))
    expect(open.toSorted()).toEqual(
      [
        'post /auth/confirm-email-change',
        'post /auth/forgot-password',
        'post /auth/resend-verification',
        'post /auth/reset-password',
        'post /auth/second-factor',
        'post /auth/second-factor/offer',
        'post /auth/second-factor/set-up',
        'post /auth/set-password',
        'post /auth/sign-in',
        'post /auth/sign-up',
        'post /auth/verify-email',
        'get /blogs/comments',
        'get /blogs/latest',
        'get /blogs/posts',
        'get /blogs/posts/{id}',
        'get /blogs/ratings',
        'get /blogs/tags',
        'get /countries',
        'get /freights',
        'get /freights/{id}',
        'get /homepage-slider/public',
        'get /homepage-slider/public/homepage',
        'get /homepage-slider/public/topic-page/{route}',
        'get /homepage-slider/public/topic-pages',
        'get /insurance-rates',
        'get /insurance-rates/{id}',
        'get /jobs',
        'get /jobs/locations',
        'get /jobs/{id}',
        'get /manufacturers/landing',
        'get /manufacturers/public/all',
        'get /models/public/by-manufacturer/{id}',
        'get /ports',
        'get /ports/countries',
        'get /ports/{id}',
        'get /seo-settings',
        'get /seo-settings/{pageType}',
        'get /showroom-offices',
        'get /showroom-offices/cities',
        'get /showroom-offices/showroom-names',
        'get /showroom-offices/showrooms-with-companies',
        'get /showroom-offices/{id}',
        'get /tags/public',
        'get /topic-pages/public/additional-plan',
        'get /topic-pages/public/by-footer-column',
        'get /topic-pages/public/{route}',
        'get /topic-pages/routes',
        // Signed by whoever brings e-mails.
        'post /support-management/inbound-mail',
        'post /uploads/signed-url',
        'get /vehicle-reviews/homepage',
        'get /vehicle-reviews/vehicle/{id}',
        'get /vehicle-reviews/vehicle/{id}/stats',
        'get /vehicle-reviews/vehicles-with-reviews',
        'get /vehicles/colors/available',
        'get /vehicles/public/by-ids',
        'get /vehicles/public/destinations',
        'get /vehicles/public/landing',
        'get /vehicles/public/listing',
        'get /vehicles/public/manufacturers',
        'get /vehicles/public/models',
        'get /vehicles/public/suggestions',
        'get /vehicles/public/vehicle-types',
        'get /vehicles/public/vehicle/{id}',
        'get /vehicles/{id}/features',
        'get /vehicles/{id}/reserve',
        'get /vehicles/{id}/similar',
      ].toSorted(),
    )
  })

  it('requires the action that the verb implies, in the module that owns the record', () => {
    const verbs: Record<string, Action> = {
      get: 'read',
      post: 'create',
      patch: 'update',
      put: 'update',
      delete: 'delete',
    }
    for (const { access, methods, path } of routes) {
      if (access.kind !== 'module') continue
      const owner = OWNERS.find(([pattern]) => pattern.test(path))?.[1] ?? 'inventory'
      expect(access.module, path).toBe(owner)
      for (const method of methods) {
        const other = OTHER_ACTIONS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1]
        expect(access.action, `${method} ${path}`).toBe(other ?? verbs[method])
      }
    }
  })

  it('limits every list, whatever limit is requested', async () => {
    const lists = routes.filter(
      ({ path, response }) =>
        response instanceof z.ZodObject && 'totalPages' in response.shape && !path.includes('{'),
    )
    expect(lists.length).toBeGreaterThan(20)
    for (const { path, access } of lists) {
      const token = access.kind === 'customer' ? tokens.customer : tokens.admin
      const { body, status } = await call('GET', `${path}?limit=1000000`, { token })
      expect([status, body.limit > 0 && body.limit <= 1000], path).toEqual([200, true])
    }
  })

  it('cannot be forgotten: a route without access is rejected when it is written and when it is mounted', () => {
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
