import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'

/** Taken by whoever counts, until its transaction ends: two could each enable the last slide. */
export const ENABLED_LOCK = `SELECT pg_advisory_xact_lock(hashtext('enabled-slides'))`

/**
 * How many slides are enabled on a topic page, or on the home page, without one of them.
 *
 * @param topicPage null for the home page
 */
export async function countEnabledSlides(db: Db, topicPage: number | null, except: number): Promise<number> {
  await db.execute(sql.raw(ENABLED_LOCK))
  const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM homepage_slides
    WHERE enabled AND topic_page_id IS NOT DISTINCT FROM ${topicPage}::int AND id <> ${except}`)
  return rows[0]?.n ?? 0
}
