import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import { localizedTexts } from '@/server/rows/localized-texts'
import { withNames } from '../rules/fill-in-site-names'
import type { PublishedTopic } from '../rules/topic-links'
import { readSiteNames } from './read-site-names'

/** Announced by the database when a page is published, changed for readers, or taken away. */
export const TOPICS_NOTICE = 'kaido_topic_pages'

const memory = inMemoryCopy('topicPages', async (payload) => ({
  value: await readPublished(payload),
  until: Number.POSITIVE_INFINITY,
}))

/**
 * The published pages without their texts. Every page's header and footer need them: a process that listens to notices
 * has them in memory, others read them each time.
 */
export async function listPublishedTopics(payload: Payload): Promise<PublishedTopic[]> {
  const [pages, names] = await Promise.all([memory.get(payload), readSiteNames(payload)])
  return pages.map(({ excerpt, title, ...page }) => ({
    ...page,
    title: withNames(title, names),
    excerpt: excerpt && withNames(excerpt, names),
  }))
}

/** Follows a change made in any process. */
export const followTopics = memory.follow

const { join, text } = localizedTexts('topic_pages_locales', sql`p.id`)

async function readPublished(payload: Payload): Promise<PublishedTopic[]> {
  const { rows } = await payload.db.drizzle.execute<PublishedTopic>(sql`
    SELECT p.id, ${text('title')} AS title, route, nullif(btrim(${text('excerpt')}), '') AS excerpt, footer_column::text AS "footerColumn",
      position::float8 AS position, p.parent_id AS "parentId", show_in_header IS TRUE AS "showInHeader",
      show_in_additional_plan IS TRUE AS "showInAdditionalPlan"
    FROM topic_pages p${join} WHERE _status = 'published' AND ${text('title')} IS NOT NULL AND route IS NOT NULL
    ORDER BY p.id`)
  return rows
}
