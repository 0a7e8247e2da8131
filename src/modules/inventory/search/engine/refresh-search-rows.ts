import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { forgetReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { count, selectValues } from '@/server/rows/select'

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`

/**
 * Writes the current search rows of vehicles, in the caller's transaction, and removes those of vehicles that
 * are gone or in the trash. The vehicles stay locked until it ends. Returns how many changed.
 */
export async function refreshSearchRows(db: Db, vehicles: readonly number[]): Promise<number> {
  const [changed] = await selectValues(db, number(sql`refresh_vehicle_search(${list(vehicles)})`), sql``)
  return changed ?? 0
}

/**
 * Updates search terms from their lists, in the caller's transaction: all of them, or the entries `ids` of
 * one kind. The models of a renamed make are included, because their phrase contains its name.
 */
export async function refreshSearchTerms(db: Db, kind?: string, ids?: readonly number[]): Promise<void> {
  const some = ids ? list(ids) : sql`NULL`
  await db.execute(sql`SELECT refresh_search_terms(${kind ?? null}, ${some})`)
  if (kind === 'make') await db.execute(sql`SELECT refresh_search_terms('model', ${some})`)
}

/**
 * A rebuild's findings: how many vehicles it checked and how many search rows were missing, wrong or
 * obsolete.
 */
export type Rebuilt = { vehicles: number; repaired: number }

const CHUNK = 1_000

/**
 * Compares every search row with its vehicle and repairs those that differ, a chunk at a time, so that saves
 * continue meanwhile; then terms, their popularity and the planner's statistics.
 */
export async function rebuildSearch(
  payload: Payload,
  report?: (done: number, total: number) => Promise<void> | void,
  signal?: AbortSignal,
): Promise<Rebuilt> {
  const db = payload.db.drizzle
  const total = await count(db, sql`FROM vehicles`)
  const result: Rebuilt = { vehicles: 0, repaired: 0 }
  for (let last = 0; ; ) {
    signal?.throwIfAborted()
    const ids = await selectValues(
      db,
      number(sql`every.id`),
      sql`FROM (
        (SELECT id FROM vehicles WHERE id > ${last} ORDER BY id LIMIT ${CHUNK}) UNION
        (SELECT vehicle_id FROM vehicle_search WHERE vehicle_id > ${last} ORDER BY vehicle_id LIMIT ${CHUNK})
      ) every ORDER BY every.id LIMIT ${CHUNK}`,
    )
    const end = ids.at(-1)
    if (end === undefined) break
    last = end
    result.repaired += await refreshSearchRows(db, ids)
    result.vehicles += ids.length
    await report?.(result.vehicles, total)
  }
  await refreshSearchTerms(db)
  await db.execute(sql`SELECT refresh_search_popularity()`)
  await db.execute(sql`ANALYZE vehicle_search, search_term`)
  forgetReferences()
  return result
}

/** Every healthy process has applied change rows older than this, in hours. */
const CHANGES_RETENTION_HOURS = 24

/**
 * Removes old change rows; returns how many. The last transaction whose rows were removed is recorded, so
 * that an index that had not read them (its process was suspended, or disconnected) notices and loads
 * everything again.
 */
export async function pruneSearchChanges(
  payload: Payload,
  olderThanHours = CHANGES_RETENTION_HOURS,
): Promise<number> {
  const [removed] = await selectValues(
    payload.db.drizzle,
    number(sql`count(*)`),
    (columns) => sql`WITH gone AS (
      DELETE FROM vehicle_search_change
      WHERE at < now() - make_interval(hours => ${olderThanHours})
        AND xid < pg_snapshot_xmin(pg_current_snapshot())
      RETURNING xid
    ), noted AS (
      UPDATE vehicle_search_state SET pruned = CASE
          -- Not from a database that was restored elsewhere.
          WHEN pruned < pg_snapshot_xmin(pg_current_snapshot()) THEN greatest(pruned, (SELECT max(xid) FROM gone))
          ELSE (SELECT max(xid) FROM gone) END
      WHERE EXISTS (SELECT 1 FROM gone)
    )
    SELECT ${columns} FROM gone`,
  )
  return removed ?? 0
}

/** Makes the search index of every process load everything again. */
export async function reloadSearchIndexes(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`UPDATE vehicle_search_state SET reloads = reloads + 1 RETURNING pg_notify('vehicle_search', '')`,
  )
}

/**
 * Makes the search index of every process compare itself with the search table, and load everything again if
 * it differs.
 */
export async function checkSearchIndexes(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`UPDATE vehicle_search_state SET checks = checks + 1 RETURNING pg_notify('vehicle_search', '')`,
  )
}
