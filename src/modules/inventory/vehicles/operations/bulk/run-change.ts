import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { forbidden } from '@/kernel/errors'
import { actorOf } from '@/server/actor-of'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { vehicleChangeItems, vehicleChanges } from '../../queries/tables'
import { BULK_AT_ONCE, mayChangeMany } from '../../rules/stock/bulk-change'
import { type Applied, applyChange, type Reversed, reverseChange } from './apply-or-reverse-change'

const WORK = {
  id: vehicleChanges.id,
  change: vehicleChanges.change,
  state: vehicleChanges.state,
  total: vehicleChanges.total,
  undoes: vehicleChanges.undoes,
}

const ITEM = {
  id: vehicleChangeItems.vehicleId,
  was: vehicleChangeItems.was,
  became: vehicleChangeItems.became,
}

/**
 * Makes a change to its next vehicles: those and what became of them are written in one transaction, so that each vehicle is
 * changed exactly once however often a job is repeated.
 *
 * @returns whether there are more
 * @throws AppError 403 for somebody who may no longer do it
 */
export const runChange = (req: PayloadRequest, changeId: number): Promise<boolean> =>
  inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const [work] = await select(db, WORK, sql`FROM vehicle_changes WHERE id = ${changeId} FOR UPDATE`)
    if (!work || work.state === 'finished' || work.state === 'stopped') return false
    if (!mayChangeMany(await actorOf(inner), work.change.kind)) throw forbidden()
    const items = await select(
      db,
      ITEM,
      sql`FROM vehicle_change_items WHERE change_id = ${changeId} AND state = 'waiting'
        ORDER BY vehicle_id LIMIT ${BULK_AT_ONCE}`,
    )
    await stampTransaction(inner)
    await note(db, changeId, items, await applied(inner, work, items))
    const hasMore = items.length === BULK_AT_ONCE && items.length < work.total
    await db.execute(
      hasMore
        ? sql`UPDATE vehicle_changes SET state = 'running' WHERE id = ${changeId}`
        : sql`UPDATE vehicle_changes SET state = 'finished', finished_at = now() WHERE id = ${changeId}`,
    )
    return hasMore
  })

type Work = { change: Parameters<typeof applyChange>[1]; undoes: number | null }

async function applied(req: PayloadRequest, work: Work, items: readonly Reversed[]): Promise<Applied[]> {
  if (items.length === 0) return []
  if (work.undoes !== null) return reverseChange(req, work.change, items)
  return applyChange(
    req,
    work.change,
    items.map(({ id }) => id),
  )
}

/** Writes down what became of each vehicle. */
async function note(
  db: Db,
  changeId: number,
  items: readonly Reversed[],
  outcomes: readonly Applied[],
): Promise<void> {
  const known = new Map(outcomes.map((one) => [one.id, one]))
  const rows = items.map(({ id }) => known.get(id) ?? { id, state: 'same' })
  await db.execute(sql`
    UPDATE vehicle_change_items i SET state = r.state, name = r.name, message = r.message, was = r.was, became = r.became
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (id int, state text, name text, message text, was jsonb, became jsonb)
    WHERE i.change_id = ${changeId} AND i.vehicle_id = r.id`)
}
