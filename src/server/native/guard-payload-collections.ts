import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionSlug,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'
import { actorOf } from '../actor-of'
import { enforceLimits } from './enforce-limits'
import { permittedRows } from './permitted-rows'

const nobody: Access = () => false

type Lock = { id: number; document?: { relationTo: CollectionSlug; value: number | string } | null }

/**
 * Locks on records that the caller may read (`read`), or change and so take over (`update`). A lock lives for
 * minutes, so there are few.
 */
const onPermitted =
  (verb: 'read' | 'update'): Access =>
  async ({ req }): Promise<Where | boolean> => {
    if ((await actorOf(req)).kind !== 'staff') return false
    const locks = await req.payload.db.find<Lock>({ collection: LOCKS, limit: 0, pagination: false, req })
    const groups = Map.groupBy(
      locks.docs.filter(({ document }) => document),
      ({ document }) => document?.relationTo as CollectionSlug,
    )
    const ids: number[] = []
    for (const [slug, group] of groups) {
      const of = (lock: Lock) => lock.document?.value ?? 0
      const known = await permittedRows(req, slug, verb, group.map(of))
      ids.push(...group.filter((lock) => known.has(of(lock))).map(({ id }) => id))
    }
    return { id: { in: ids } }
  }

/** Records that belong to the caller. */
const own: Access = async ({ req }): Promise<Where | boolean> => {
  const actor = await actorOf(req)
  if (actor.kind !== 'staff') return false
  const byId: Where = { 'user.value': { equals: actor.id } }
  const inUsers: Where = { 'user.relationTo': { equals: 'users' } }
  return { and: [byId, inUsers] }
}

/** A caller takes over a lock only in their own name; the locked record stays the same. */
const inOwnName: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.user) return data
  const { document, globalSlug } = originalDoc
  return { document, globalSlug, user: { relationTo: req.user.collection, value: req.user.id } }
}

const LOCKS = 'payload-locked-documents'
const PREFERENCES = 'payload-preferences'

type Guarded = Partial<Record<'create' | 'read' | 'update' | 'delete', Access>>

/** Access to Payload's internal collections, in place of Payload's default: anyone signed in. */
const RIGHTS: Record<string, Guarded> = {
  // The form takes its lock through the database, not by request.
  [LOCKS]: { create: nobody, read: onPermitted('read'), update: onPermitted('update'), delete: own },
  [PREFERENCES]: { create: nobody, read: own, update: own, delete: own },
}
const CLOSED: Guarded = { create: nobody, read: nobody, update: nobody, delete: nobody }

/**
 * Gives the collections that Payload adds by itself the same kind of access as all others. It adds them after
 * every plugin has run, so this is applied to the finished config. Any collection not listed is closed.
 */
export async function guardPayloadCollections(
  building: Promise<SanitizedConfig>,
  ours: readonly { slug: string }[],
): Promise<SanitizedConfig> {
  const config = await building
  const known = new Set(ours.map(({ slug }) => slug))
  for (const collection of config.collections) if (!known.has(collection.slug)) guard(collection)
  return config
}

function guard(collection: SanitizedCollectionConfig): void {
  collection.hooks.beforeOperation.unshift(enforceLimits)
  Object.assign(collection.access, RIGHTS[collection.slug] ?? CLOSED)
  if (collection.slug === LOCKS) collection.hooks.beforeChange.push(inOwnName)
  // Payload's removal by key fails if there is nothing to remove; its usual one by id does not, and the admin
  // never uses the former.
  if (collection.slug === PREFERENCES && collection.endpoints)
    collection.endpoints = collection.endpoints.filter(
      ({ method, path }) => !(method === 'delete' && path === '/:key'),
    )
}
