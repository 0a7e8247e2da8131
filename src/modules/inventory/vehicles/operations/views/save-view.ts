import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { lockPerson } from '@/modules/accounts/people/operations/lock-person'
import { actorOf } from '@/server/permissions'
import { deleteRecord } from '@/server/records'
import { count, exists } from '@/server/rows/select'
import { type Db, inTransaction } from '@/server/transaction'
import { listSavedViewsOf, type SavedView } from '../../queries/stock/list-saved-views'
import { mayChangeView, mayShareViews, SAVED_VIEWS_MAX, SHARED_VIEWS_MAX } from '../../rules/stock/saved-view'
import type { SavedViewInput, SavedViewPatch } from '../../schemas/saved-view'

const FULL = `You can keep up to ${SAVED_VIEWS_MAX} views. Delete one first.`
const SHARED_FULL = `Up to ${SHARED_VIEWS_MAX} views can be shared. Someone has to stop sharing one first.`
const TAKEN = 'You already have a view with this name'

type Staff = Extract<Actor, { kind: 'staff' }>
type Work<T> = (req: PayloadRequest, db: Db, actor: Staff) => Promise<T>

/** One at a time per person, so that limits and names hold. */
async function asPerson<T>(from: PayloadRequest, work: Work<T>): Promise<T> {
  const actor = await actorOf(from)
  if (actor.kind !== 'staff') throw forbidden()
  return inTransaction({ payload: from.payload, req: from }, async (req, db) => {
    await lockPerson(db, actor.id)
    return work(req, db, actor)
  })
}

/**
 * Saves a view for the request's person.
 *
 * @returns its id
 * @throws AppError 403 for sharing without the right, 409 for a name that the person has used, or without room for another
 */
export const saveView = (req: PayloadRequest, { isShared, ...view }: SavedViewInput): Promise<number> =>
  asPerson(req, async (inner, db, actor) => {
    const stored = await count(db, sql`FROM saved_views WHERE user_id = ${actor.id}`)
    if (stored >= SAVED_VIEWS_MAX) throw conflict(FULL)
    await refuseTaken(db, actor.id, view.name)
    if (isShared) await checkSharing(db, actor)
    const data = { ...view, user: actor.id, isShared: isShared ?? false }
    const common = { collection: 'saved-views', req: inner, overrideAccess: true, depth: 0 } as const
    return (await inner.payload.create({ ...common, data })).id
  })

/**
 * Renames a view, replaces what it shows, or shares it.
 *
 * @throws AppError 403 for another person's view, 404 if there is none for the request's person, 409 as for a new one
 */
export const changeView = (req: PayloadRequest, id: number, patch: SavedViewPatch): Promise<void> =>
  asPerson(req, async (inner, db, actor) => {
    const view = await ownView(db, actor, id)
    const { isShared, name } = patch
    if (name !== undefined) await refuseTaken(db, view.userId, name, id)
    if (isShared && !view.isShared) await checkSharing(db, actor)
    const data = Object.fromEntries(Object.entries(patch).filter(([, value]) => value != null))
    await inner.payload.update({
      collection: 'saved-views',
      id,
      data,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
  })

/** @throws AppError 403 for another person's view, 404 if there is none for the request's person */
export const deleteView = (req: PayloadRequest, id: number): Promise<void> =>
  asPerson(req, async (inner, db, actor) => {
    await ownView(db, actor, id)
    await deleteRecord(inner, 'saved-views', id)
  })

async function ownView(db: Db, actor: Staff, id: number): Promise<SavedView> {
  const [view] = await listSavedViewsOf(db, actor.id, id)
  if (!view) throw notFound('Saved view not found')
  if (!mayChangeView(actor, view)) throw forbidden()
  return view
}

async function refuseTaken(db: Db, userId: number, name: string, but = 0): Promise<void> {
  const isTaken = await exists(
    db,
    sql`FROM saved_views WHERE user_id = ${userId} AND lower(name) = lower(${name}) AND id <> ${but}`,
  )
  if (isTaken) throw conflict(TAKEN, [{ path: 'name', message: TAKEN }])
}

async function checkSharing(db: Db, actor: Staff): Promise<void> {
  if (!mayShareViews(actor)) throw forbidden()
  if ((await count(db, sql`FROM saved_views WHERE is_shared`)) >= SHARED_VIEWS_MAX)
    throw conflict(SHARED_FULL)
}
