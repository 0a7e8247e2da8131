import type { AdminViewServerProps, CollectionSlug, Payload } from 'payload'
import { isValidElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { modules, type NavigationEntry } from '@/api/module'
import { payloadSegments, redirectedPath } from '@/app/(payload)/admin-redirects'
import { NAVIGATION_GROUPS } from '@/kernel/navigation'
import type { Actor } from '@/kernel/permissions'
import { storedMatrix } from '@/kernel/permissions'
import { SEEDED_ROLES } from '@/kernel/seeded-roles'
import { plugins } from '@/plugins/modules'
import { entriesFor, underOf } from '@/shell/back-office/navigation-entries'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { NoPermission } from '@/ui/back-office/no-permission'
import { getTestPayload } from '../../setup/payload'

// Their style sheets are nothing for Node; what a screen gives to them is all that counts here.
vi.mock('@/ui/back-office/admin-frame', () => ({ AdminFrame: vi.fn(), NoPermission: vi.fn() }))
vi.mock('@/ui/back-office/list/list-frame', () => ({ ListFrame: vi.fn() }))
vi.mock('@payloadcms/ui', () => {
  const anything = {
    get: (_: object, key: string) => (key === 'then' ? undefined : () => null),
    has: () => true,
  }
  return new Proxy({}, anything)
})

let payload: Payload
beforeAll(async () => {
  payload = await getTestPayload()
})

const ACTORS: [string, Actor][] = [
  ...SEEDED_ROLES.map(({ id, name, permissions }): [string, Actor] => [
    name,
    { kind: 'staff', id, roleId: id, permissions: storedMatrix(permissions), showrooms: 'all' },
  ]),
  ['staff without a permission', { kind: 'staff', id: 5, roleId: 9, permissions: {}, showrooms: [] }],
]

const entries = (): NavigationEntry[] => modules().flatMap(({ navigation = [] }) => navigation)

/** A screen's path as an expression for addresses. */
const expressionOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/:\w+\(((?:[^()]|\([^)]*\))*)\)\?/g, '(?:/(?:$1))?')
      .replace(/:\w+\(((?:[^()]|\([^)]*\))*)\)/g, '(?:$1)')}$`,
  )

type View = (view: AdminViewServerProps) => Promise<ReactNode>

/** The component at an address under /admin. */
async function viewAt(path: string): Promise<View> {
  const views = Object.values(payload.config.admin.components?.views ?? {})
  const screen = path
    ? views.find((view) => 'path' in view && view.path && expressionOf(view.path).test(path))
    : payload.config.admin.components?.views?.dashboard
  if (!screen || typeof screen.Component !== 'string') throw new Error(`no screen stands at ${path}`)
  const [file = '', name = ''] = screen.Component.split('#')
  const module = await import(file.startsWith('@') ? file : `@/${file.slice(1)}`)
  return module[name]
}

/** Whether what a screen shows is itself, and not that it is closed. */
async function isOpen(shown: ReactNode): Promise<boolean> {
  if (!isValidElement<{ allowed?: boolean }>(shown)) throw new Error('a screen shows nothing')
  const { props, type } = shown
  if (type === NoPermission) return false
  if (type === AdminFrame || type === ListFrame) return props.allowed === true
  return typeof type === 'function' ? isOpen(await (type as View)(props as never)) : true
}

/** Whether the screen at an entry's address lets the actor in. */
async function opens(href: string, actor: Actor): Promise<boolean> {
  const user = { id: 1 }
  const req = { payload, user, context: { actor: { user, actor } }, headers: new Headers() }
  const given = href.split('/').slice(2)
  expect(redirectedPath(given), `${href} leads elsewhere`).toBeNull()
  const segments = payloadSegments(given)
  const [area, slug, verb] = segments
  if (area === 'collections') {
    const { access } = payload.collections[slug as CollectionSlug].config
    return (await access[verb === 'create' ? 'create' : 'read']({ req: req as never })) !== false
  }
  const view = { initPageResult: { req }, params: { segments: given }, searchParams: {} }
  const component = await viewAt(segments.length > 0 ? `/${segments.join('/')}` : '')
  return isOpen(await component(view as unknown as AdminViewServerProps))
}

describe('the navigation', () => {
  it.each(ACTORS)(
    'shows %s exactly the entries that open',
    async (_, actor) => {
      const shown = entriesFor(actor).map(({ href }) => href)
      const open: string[] = []
      for (const { href } of entries()) if (await opens(href, actor)) open.push(href)
      expect(shown.toSorted()).toEqual(open.toSorted())
    },
    60_000,
  )

  const ofPlugins = new Set(plugins.flatMap(({ navigation = [] }) => navigation.map(({ href }) => href)))

  it('shows customers and guests nothing', () => {
    expect(entriesFor({ kind: 'customer', id: 1 })).toEqual([])
    expect(entriesFor({ kind: 'guest' })).toEqual([])
  })

  it('has at most a dozen lines of the product’s own, each address once, and a way to every entry', () => {
    const all = entries()
    const top = entriesFor(ACTORS[0]?.[1] as Actor)
    const lines = top.filter((entry) => 'group' in entry && entry.group !== 'own')
    expect(lines.filter(({ href }) => !ofPlugins.has(href)).length).toBeLessThanOrEqual(12)
    expect(new Set(all.map(({ href }) => href)).size).toBe(all.length)
    for (const entry of all) {
      const under = underOf(entry)
      if (under !== null)
        expect(
          all.map(({ href }) => href),
          entry.title,
        ).toContain(under)
    }
  })

  it('has one address for one’s own profile: the picture in the header links to it, Payload’s account redirects', () => {
    expect(`/admin${payload.config.admin.routes.account}`).toBe('/admin/profile')
    expect(redirectedPath(['account'])).toBe('/admin/profile')
    expect(redirectedPath(['own', 'profile'])).toBe('/admin/profile')
  })

  it.each([
    ['Admin', ['Dashboard'], ['Vehicles'], ['Inventory lists', 'Settings']],
    ['Supervisor', ['Dashboard'], ['Vehicles'], ['Inventory lists']],
    ['Operator', ['Dashboard'], ['Vehicles'], ['Inventory lists']],
    ['staff without a permission', [], [], []],
  ])('shows %s the product’s own lines by task', (name, today, stock, setup) => {
    const actor = ACTORS.find(([one]) => one === name)?.[1] as Actor
    const lines = Object.fromEntries(
      NAVIGATION_GROUPS.map((group) => [
        group,
        entriesFor(actor)
          .filter((entry) => 'group' in entry && entry.group === group && !ofPlugins.has(entry.href))
          .map(({ title }) => title),
      ]),
    )
    expect(lines).toMatchObject({ today, stock, setup, own: ['My profile'] })
  })
})
