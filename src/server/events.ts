import type { PayloadRequest } from 'payload'
import { type Db, dbOf } from './db-of'

// Bundles in one process are built separately and share nothing but globals.
const NAME = Symbol.for('kaido.listeners')

/**
 * The events of modules and plugins, by name, with their payload. A module that announces an event adds it
 * with `declare module '@/server/events'`.
 */
export interface Events {
  readonly [NAME]?: never
}
type EventName = keyof Events & string

/** Runs in the transaction in which the event happened: if it throws, everything is rolled back. */
export type Listener<Name extends EventName> = (
  event: Events[Name],
  at: { req: PayloadRequest; db: Db },
) => Promise<unknown>

/** The listeners of one module. */
export type Listeners = { readonly [Name in EventName]?: readonly Listener<Name>[] }

const place = globalThis as typeof globalThis & { [NAME]?: Map<string, Listeners> }

/**
 * Registers a module's listeners, replacing its earlier ones.
 * @returns removes its listeners again
 */
export function listen(module: string, listeners: Listeners): () => void {
  place[NAME] ??= new Map()
  place[NAME].set(module, listeners)
  return () => {
    if (place[NAME]?.get(module) === listeners) place[NAME].delete(module)
  }
}

/**
 * Calls every listener, one after another, in the order in which modules registered.
 * @param req of the transaction in which it happens
 */
export async function emit<Name extends EventName>(
  name: Name,
  event: Events[Name],
  req: PayloadRequest,
): Promise<void> {
  const db = await dbOf(req)
  for (const listeners of place[NAME]?.values() ?? [])
    for (const listener of listeners[name] ?? []) await listener(event, { req, db })
}
