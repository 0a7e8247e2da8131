import type { PayloadRequest } from 'payload'
import { type Db, dbOf } from './transaction'

// Bundles of one process are built apart and share nothing but globals.
const NAME = Symbol.for('kaido.listeners')

/**
 * What modules and plugins are told of, by name, with what is said. Whoever tells of something adds it with
 * `declare module '@/server/events'`.
 */
export interface Events {
  readonly [NAME]?: never
}
type EventName = keyof Events & string

/** Follows what happened in the transaction in which it happened: what it throws takes everything back. */
export type Listener<Name extends EventName> = (
  event: Events[Name],
  at: { req: PayloadRequest; db: Db },
) => Promise<unknown>

/** Those of one module. */
export type Listeners = { readonly [Name in EventName]?: readonly Listener<Name>[] }

const place = globalThis as typeof globalThis & { [NAME]?: Map<string, Listeners> }

/**
 * Has a module told of events; what it registered before makes way.
 *
 * @returns takes its listeners away again
 */
export function listen(module: string, listeners: Listeners): () => void {
  place[NAME] ??= new Map()
  place[NAME].set(module, listeners)
  return () => {
    if (place[NAME]?.get(module) === listeners) place[NAME].delete(module)
  }
}

/**
 * Tells every listener, one after the other in the order in which modules registered.
 *
 * @param req of the transaction in which it happens
 */
export async function tell<Name extends EventName>(
  name: Name,
  event: Events[Name],
  req: PayloadRequest,
): Promise<void> {
  const db = await dbOf(req)
  for (const listeners of place[NAME]?.values() ?? [])
    for (const listener of listeners[name] ?? []) await listener(event, { req, db })
}
