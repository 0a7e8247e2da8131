import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

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
