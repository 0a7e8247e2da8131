import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/transaction'

/**
 * How many slides are enabled on a topic page, or on the home page, without one of them.
 *
 * @param topicPage null for the home page
 */
export async function countEnabledSlides(db: Db, topicPage: number | null, except: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM homepage_slides
    WHERE enabled AND topic_page_id IS NOT DISTINCT FROM ${topicPage}::int AND id <> ${except}`)
  return rows[0]?.n ?? 0
}
