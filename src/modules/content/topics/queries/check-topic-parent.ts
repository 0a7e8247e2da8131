import { sql } from '@payloadcms/db-postgres'
import { type Issue, issue } from '@/kernel/issue'
import type { Db } from '@/server/db-of'
import { flag } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { TOPIC_MESSAGES } from '../rules/topic-page'

/**
 * What is wrong with the page above another one: pages have two levels, as published and as last saved.
 *
 * @param id of the page below; null for a new one
 */
export async function checkTopicParent(db: Db, id: number | null, parent: number): Promise<Issue[]> {
  const refuse = (message: string): Issue[] => [issue('parent', message)]
  if (id === parent) return refuse(TOPIC_MESSAGES.parentIsItself)
  // One writer at a time: two could each put a page below the other's.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('topic-parents'))`)
  const shape = {
    exists: flag(sql`EXISTS (SELECT FROM topic_pages WHERE id = ${parent})`),
    isBelow: flag(sql`EXISTS (SELECT FROM levels WHERE id = ${parent})`),
    hasBelow: flag(sql`EXISTS (SELECT FROM levels WHERE above = ${id}::int)`),
  }
  const [levels] = await select(
    db,
    shape,
    (columns) => sql`
    WITH levels AS (
      SELECT id, parent_id AS above FROM topic_pages WHERE parent_id IS NOT NULL
      UNION ALL
      SELECT parent_id, version_parent_id FROM _topic_pages_v WHERE latest AND version_parent_id IS NOT NULL
    )
    SELECT ${columns}`,
  )
  if (!levels?.exists) return refuse(TOPIC_MESSAGES.parentUnknown)
  if (levels.isBelow) return refuse(TOPIC_MESSAGES.parentIsBelow)
  return levels.hasBelow ? refuse(TOPIC_MESSAGES.hasBelow) : []
}
