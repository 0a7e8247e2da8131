import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound, validationFailed } from '@/kernel/errors'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { createOnce } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import { sendJob } from '@/server/jobs/send-job'
import { exists } from '@/server/rows/exists'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { ids as idList } from '@/server/sql'
import { listStockPage, type StockConditions } from '../../queries/list-stock'
import { getVehicleChange } from '../../queries/stock/get-vehicle-change'
import { BULK_AT_ONCE, BULK_MAX, type BulkChange, mayChangeMany } from '../../rules/stock/bulk-change'
import { changeVehiclesQueue } from './declare-change-vehicles-queue'
import { runChange } from './run-change'

/** Which vehicles: those chosen, or all that a filter finds, of which the caller counted `expected`. */
export type Chosen = { ids: readonly number[] } | { search: StockConditions; expected?: number }

export const TOO_MANY = `More than ${BULK_MAX.toLocaleString('en-US')} vehicles match. Narrow the list first.`

/** The vehicles as `vehicle_id`, one more than can be changed at most. */
export async function chosenSql(req: PayloadRequest, chosen: Chosen) {
  if ('ids' in chosen)
    return sql`SELECT DISTINCT id AS vehicle_id FROM unnest(${idList(chosen.ids)}) AS given (id)`
  const showrooms = visibleShowrooms(await actorOf(req))
  return sql`SELECT s.vehicle_id ${listStockPage(chosen.search, showrooms)} ORDER BY s.vehicle_id LIMIT ${BULK_MAX + 1}`
}

/**
 * Changes many vehicles: up to BULK_AT_ONCE at once, more of them in the background. Which vehicles a filter finds is read
 * now and stays so, whatever the change itself does to the filter. With an Idempotency-Key at most once.
 *
 * @returns the number of the change
 * @throws AppError 403, 409 if another number of vehicles than `expected` matches, 422 for none or too many
 */
export async function startChange(req: PayloadRequest, change: BulkChange, chosen: Chosen): Promise<number> {
  if (!mayChangeMany(await actorOf(req), change.kind)) throw forbidden()
  return createOnce(req, 'vehicle-changes', { change, chosen }, async (inner, db) => {
    if (change.kind === 'tags') await checkTags(db, change.add)
    const vehicles = await chosenSql(inner, chosen)
    const id = await open(db, change, inner, null)
    const added = await db.execute(
      sql`INSERT INTO vehicle_change_items (change_id, vehicle_id) SELECT ${id}::int, vehicle_id FROM (${vehicles}) found`,
    )
    const total = added.rowCount ?? 0
    if (total > BULK_MAX) throw validationFailed([{ path: 'search', message: TOO_MANY }])
    if (total === 0) throw validationFailed([{ path: 'search', message: 'No vehicles match' }])
    if ('search' in chosen && chosen.expected !== undefined && chosen.expected !== total)
      throw conflict(`${total.toLocaleString('en-US')} vehicles match by now. Look at the list again first.`)
    return begin(inner, db, id, total)
  })
}

/** @throws AppError 422 for a tag that does not exist */
async function checkTags(db: Db, tags: readonly number[]): Promise<void> {
  const isMissing = await exists(
    db,
    sql`FROM unnest(${idList(tags)}) AS given (id) WHERE NOT EXISTS (SELECT FROM tags t WHERE t.id = given.id)`,
  )
  if (isMissing) throw validationFailed([{ path: 'change.add', message: 'Tag not found' }])
}

/**
 * Takes a change back, for the vehicles that have not been changed since. Once for each change.
 *
 * @returns the number of the change that undoes it
 * @throws AppError 403, 404 for other people's changes, 409 if it is still going on or was undone
 */
export async function undoChange(req: PayloadRequest, changeId: number): Promise<number> {
  const actor = await actorOf(req)
  return createOnce(req, 'vehicle-changes-undo', { changeId }, async (inner, db) => {
    await db.execute(sql`SELECT FROM vehicle_changes WHERE id = ${changeId} FOR UPDATE`)
    const change = await getVehicleChange(db, changeId)
    if (!change || actor.kind !== 'staff' || change.startedBy !== actor.id) throw notFound()
    if (!mayChangeMany(actor, change.change.kind)) throw forbidden()
    if (!change.mayUndo) throw conflict('There is nothing to take back')
    const id = await open(db, change.change, inner, changeId)
    const added = await db.execute(sql`
      INSERT INTO vehicle_change_items (change_id, vehicle_id, was, became)
      SELECT ${id}::int, vehicle_id, was, became FROM vehicle_change_items
      WHERE change_id = ${changeId} AND state = 'changed' AND was IS NOT NULL`)
    return begin(inner, db, id, added.rowCount ?? 0)
  })
}

async function open(db: Db, change: BulkChange, req: PayloadRequest, undoes: number | null): Promise<number> {
  const [made] = await returning(
    db,
    { id: number(sql`id`) },
    sql`INSERT INTO vehicle_changes (change, undoes, started_by)
      VALUES (${JSON.stringify(change)}::jsonb, ${undoes}, ${Number(req.user?.id)})`,
  )
  if (!made) throw new Error('The change could not be noted')
  return made.id
}

async function begin(req: PayloadRequest, db: Db, id: number, total: number): Promise<number> {
  await db.execute(sql`UPDATE vehicle_changes SET total = ${total} WHERE id = ${id}`)
  if (total <= BULK_AT_ONCE) await runChange(req, id)
  else await sendJob(req, changeVehiclesQueue, { changeId: id, userId: Number(req.user?.id) })
  return id
}
