import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'

/** Freights are written one transaction at a time, so that each sees all others when it looks for overlaps. */
export async function lockFreights(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('freights'))`)
}
