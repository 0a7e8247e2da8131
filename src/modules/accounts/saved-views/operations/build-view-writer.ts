import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/kernel/errors'
import { mayChangeView, mayShareViews, SHARED_VIEWS_MAX, VIEWS_MAX } from '@/kernel/lists/saved-view-rules'
import type { Actor } from '@/kernel/permissions'
import { lockPerson } from '@/modules/accounts/people/operations/lock-person'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { createRecord, deleteRecord, updateRecord } from '@/server/records'
import { exists } from '@/server/rows/exists'
import { count } from '@/server/rows/select'
import { all, equals } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { listViews, type ViewKind, type ViewRow, viewsTable } from '../queries/list-views'

const SHARED_FULL = `Up to ${SHARED_VIEWS_MAX} views can be shared. Someone has to stop sharing one first.`

const TAKEN = 'You already have a view with this name'

type Staff = Extract<Actor, { kind: 'staff' }>

type Work<T> = (req: PayloadRequest, db: Db, actor: Staff) => Promise<T>

/** A view to save, with its list if there are several. */
type NewView = { name: string; query: string; list?: string; isShared?: boolean | null }

type ViewPatch = Partial<Omit<NewView, 'list'>>

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
const saveView = (req: PayloadRequest, kind: ViewKind, { isShared, ...view }: NewView): Promise<number> =>
  asPerson(req, async (inner, db, actor) => {
    const stored = await count(db, sql`FROM ${viewsTable(kind)} WHERE w.user_id = ${actor.id}`)
    if (stored >= VIEWS_MAX) throw conflict(kind.words.full)
    await refuseTaken(db, kind, { userId: actor.id, ...view })
    if (isShared) await requireSharing(db, kind, actor)
    return createRecord(inner, kind.collection, { ...view, user: actor.id, isShared: isShared ?? false })
  })

/**
 * Renames a view, replaces what it shows, or shares it.
 *
 * @throws AppError 403 for another person's view, 404 if there is none for the request's person, 409 as for a new one
 */
const changeView = (req: PayloadRequest, kind: ViewKind, id: number, patch: ViewPatch): Promise<void> =>
  asPerson(req, async (inner, db, actor) => {
    const view = await requireOwnView(db, kind, actor, id)
    const { isShared, name } = patch
    if (name !== undefined) await refuseTaken(db, kind, { ...view, name })
    if (isShared && !view.isShared) await requireSharing(db, kind, actor)
    const data = Object.fromEntries(Object.entries(patch).filter(([, value]) => value != null))
    await updateRecord(inner, kind.collection, id, data)
  })

/** @throws AppError 403 for another person's view, 404 if there is none for the request's person */
const deleteView = (req: PayloadRequest, kind: ViewKind, id: number): Promise<void> =>
  asPerson(req, async (inner, db, actor) => {
    await requireOwnView(db, kind, actor, id)
    await deleteRecord(inner, kind.collection, id)
  })

/** What the calls for a kind of views write, and whose rights they need. */
export const buildViewWriter = (kind: ViewKind) => ({
  module: kind.module,
  notFound: kind.words.notFound,
  save: (req: PayloadRequest, view: NewView) => saveView(req, kind, view),
  change: (req: PayloadRequest, id: number, patch: ViewPatch) => changeView(req, kind, id, patch),
  remove: (req: PayloadRequest, id: number) => deleteView(req, kind, id),
})

async function requireOwnView(db: Db, kind: ViewKind, actor: Staff, id: number): Promise<ViewRow> {
  const [view] = await listViews(db, kind, actor.id, { id })
  if (!view) throw notFound(kind.words.notFound)
  if (!mayChangeView(actor, view)) throw forbidden()
  return view
}

type Named = { userId: number; list?: string; name: string; id?: number }

async function refuseTaken(db: Db, kind: ViewKind, { id = 0, list, name, userId }: Named): Promise<void> {
  const isNamedSo = all([
    sql`w.user_id = ${userId} AND lower(w.name) = lower(${name}) AND w.id <> ${id}`,
    equals(sql`w.list::text`, list),
  ])
  const isTaken = await exists(db, sql`FROM ${viewsTable(kind)} WHERE ${isNamedSo}`)
  if (isTaken) throw conflict(TAKEN, [{ path: 'name', message: TAKEN }])
}

async function requireSharing(db: Db, kind: ViewKind, actor: Staff): Promise<void> {
  if (!mayShareViews(actor, kind.module)) throw forbidden()
  if ((await count(db, sql`FROM ${viewsTable(kind)} WHERE w.is_shared`)) >= SHARED_VIEWS_MAX)
    throw conflict(SHARED_FULL)
}
