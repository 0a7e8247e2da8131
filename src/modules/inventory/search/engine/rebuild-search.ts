import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { forgetReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { number } from '@/server/rows/fields'
import { count, selectValues } from '@/server/rows/select'
import { refreshSearchRows } from './refresh-search-rows'
import { refreshSearchTerms } from './refresh-search-terms'

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
