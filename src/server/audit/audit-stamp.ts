import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { clientAddress } from '../http/client-address'

/** Who does something and from where, as recorded in the audit log. */
export type Trace = {
  actorId: number | null
  /** The e-mail address of an account, or the name of a process without one. */
  actorLabel: string
  actorKind: 'staff' | 'customer' | 'guest' | 'job' | 'system'
  ip: string | null
  requestId: string | null
  /** Recorded instead of create, update or delete, such as 'import'. */
  action: string | null
}

/** What an operation may put on `req.context.audit` when it knows more than the request itself. */
export type TraceNote = Partial<Trace>

type Runner = { execute: (query: ReturnType<typeof sql>) => Promise<unknown> }
type TracedRequest = Pick<PayloadRequest, 'user' | 'headers' | 'context'>

const MAX_TEXT = 300
const REQUEST_ID = /^[\w.:-]{8,80}$/

/** Makes a text from outside safe for Postgres: no NUL, no lone surrogates, limited length. */
export const storable = (text: string, max = MAX_TEXT): string =>
  text.replaceAll('\0', '').slice(0, max).toWellFormed()

/** An IPv4 address as written by a dual-stack socket. */
const MAPPED_V4 = /^::ffff:(?=\d+\.)/i

/** The caller's network address, or null if the headers have none. */
function addressOf(headers: Headers): string | null {
  const address = clientAddress(headers).replace(MAPPED_V4, '')
  return isIP(address) ? address : null
}

/** The id of a request: the one it came with, or a new one; the same for the request's whole life. */
export function requestIdOf(req: Pick<PayloadRequest, 'headers' | 'context'>): string {
  const known = req.context?.requestId
  if (typeof known === 'string') return known
  const sent = req.headers?.get('x-request-id') ?? ''
  const id = REQUEST_ID.test(sent) ? sent : randomUUID()
  req.context = { ...req.context, requestId: id }
  return id
}

/**
 * Who makes the request, from where, in which request. A request without headers comes from inside: a
 * script or a job.
 */
export function traceOf(req: TracedRequest): Trace {
  const note = (req.context?.audit ?? {}) as TraceNote
  const user = req.user as { id: number | string; email?: string | null; role?: unknown } | null | undefined
  const fromOutside = req.headers ? !req.headers.keys().next().done : false
  const known = typeof req.context?.ip === 'string' ? req.context.ip : null
  return {
    actorId: user ? Number(user.id) : null,
    actorLabel: user ? (user.email ?? `user ${user.id}`) : fromOutside ? 'Guest' : 'System',
    actorKind: user ? (user.role ? 'staff' : 'customer') : fromOutside ? 'guest' : 'system',
    ip: known ?? (fromOutside ? addressOf(req.headers) : null),
    requestId: requestIdOf(req),
    action: null,
    ...note,
  }
}

/** The last stamp set in each transaction, so that it is set again only when something changes. */
const reported = new WeakMap<object, string>()

/**
 * Records in a transaction who acts in it; the audit triggers read it. Costs one short statement, the first
 * time.
 * @param db the handle of a transaction; on a pooled handle the settings would be lost immediately
 */
export async function stampOn(db: Runner, req: TracedRequest): Promise<void> {
  const trace = traceOf(req)
  const text = JSON.stringify(trace)
  if (reported.get(db) === text) return
  const set = (name: string, value: string | number | null) =>
    sql`set_config(${`kaido.${name}`}, ${storable(String(value ?? ''))}, true)`
  await db.execute(
    sql`SELECT ${sql.join(
      [
        set('actor', trace.actorId),
        set('actor_label', trace.actorLabel),
        set('actor_kind', trace.actorKind),
        set('ip', trace.ip),
        set('request', trace.requestId),
        set('action', trace.action),
      ],
      sql`, `,
    )}`,
  )
  reported.set(db, text)
}
