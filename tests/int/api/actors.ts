import type { RouteAccess } from '@/api/route-type'
import type { Action, ModuleKey } from '@/kernel/permissions'
import { SEEDED_ROLES } from '@/kernel/seeded-roles'
import { getTestPayload } from '../../setup/payload'
import { addPeople, type People, type PersonName, tokenOf } from './client'

/** Every kind of caller. */
export const ACTORS = [
  'guest',
  'customer',
  'otherCustomer',
  'dealer',
  'operator',
  'supervisor',
  'manager',
  'admin',
] as const satisfies readonly (PersonName | 'guest')[]
export type ActorName = (typeof ACTORS)[number]

const ROLE_IDS: Partial<Record<ActorName, number>> = { admin: 1, manager: 2, supervisor: 3, operator: 4 }

export const isStaff = (actor: ActorName): boolean => ROLE_IDS[actor] !== undefined

/** People of all kinds, and their session tokens. */
export type Admitted = { people: People; tokens: Partial<Record<ActorName, string>> }

/** One person of each kind with a session token. */
export async function admitPeople(): Promise<Admitted> {
  const payload = await getTestPayload()
  const people = await addPeople()
  const tokens: Partial<Record<ActorName, string>> = {}
  for (const actor of ACTORS) if (actor !== 'guest') tokens[actor] = await tokenOf(payload, people[actor])
  return { people, tokens }
}

/** The permissions in the seeded table of roles, read without the code that enforces them. */
export function holds(actor: ActorName, module: ModuleKey, action: Action): boolean {
  const role = SEEDED_ROLES.find(({ id }) => id === ROLE_IDS[actor])
  return role?.permissions[module][action] ?? false
}

/** Who should pass a declared access. */
export function passes(access: RouteAccess, actor: ActorName, query: Record<string, string>): boolean {
  if (access.kind === 'public') return true
  if (access.kind === 'signed-in') return actor !== 'guest'
  if (access.kind === 'staff') return isStaff(actor)
  if (access.kind === 'customer') return ['customer', 'otherCustomer', 'dealer'].includes(actor)
  const open =
    access.publicWhen && Object.entries(access.publicWhen).every(([key, value]) => query[key] === value)
  return Boolean(open) || holds(actor, access.module, access.action)
}

/** How an actor without access is refused: customers do not learn which records a call for staff is about. */
export function refusedWith(actor: ActorName, route?: { access: RouteAccess; path: string }): number {
  if (actor === 'guest') return 401
  const isHidden = route?.access.kind === 'module' && route.access.isHidden && route.path.includes('{')
  return isHidden && !isStaff(actor) ? 404 : 403
}

type Native = (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** Payload's own REST interface, through the route's handlers. */
export async function callNatively(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<Response> {
  const handlers = (await import('@/app/(payload)/api/[...slug]/route')) as unknown as Record<string, Native>
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const request = new Request(`http://localhost:3000/api/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const slug = (path.split('?')[0] ?? '').split('/')
  const handler = handlers[method]
  if (!handler) throw new Error(`no handler for ${method}`)
  return handler(request, { params: Promise.resolve({ slug }) })
}

/** The status returned by Payload's own interface. */
export const native = async (method: string, path: string, token?: string, body?: unknown): Promise<number> =>
  (await callNatively(method, path, token, body)).status
