import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { SLIDE_LIMITS } from '../rules/slide'

/**
 * The position after every slide of a topic page, or of the home page.
 *
 * @param topicPage null for the home page
 */
export async function getNextPosition(db: Db, topicPage: number | null): Promise<number> {
  const next = number(sql`least(coalesce(max(position) + 1, 0), ${SLIDE_LIMITS.position}::int)`)
  const from = sql`FROM homepage_slides WHERE topic_page_id IS NOT DISTINCT FROM ${topicPage}::int`
  const [position = 0] = await selectValues(db, next, from)
  return position
}
