import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { topicPages } from '@/modules/content/tables.gen'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import { filled, flag, nullable, text } from '@/server/rows/fields'
import { localizedTexts } from '@/server/rows/localized-texts'
import { select } from '@/server/rows/select'
import { withNames } from '../rules/fill-in-site-names'
import type { PublishedTopic } from '../rules/topic-links'
import { readNamesForTexts } from './read-names-for-texts'

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
  const [pages, names] = await Promise.all([memory.get(payload), readNamesForTexts(payload)])
  return pages.map(({ excerpt, title, ...page }) => ({
    ...page,
    title: withNames(title, names),
    excerpt: excerpt && withNames(excerpt, names),
  }))
}

/** Follows a change made in any process. */
export const followTopics = memory.follow

const texts = localizedTexts('topic_pages_locales', sql`p.id`)
const TITLE = texts.text('title')
const p = alias(topicPages, 'p')

const PUBLISHED = {
  id: p.id,
  title: text(TITLE),
  route: filled(p.route),
  excerpt: nullable(text(sql`nullif(btrim(${texts.text('excerpt')}), '')`)),
  footerColumn: p.footerColumn,
  position: p.position,
  parentId: p.parentId,
  showInHeader: flag(sql`p.show_in_header IS TRUE`),
  showInAdditionalPlan: flag(sql`p.show_in_additional_plan IS TRUE`),
}

const readPublished = (payload: Payload): Promise<PublishedTopic[]> =>
  select(
    payload,
    PUBLISHED,
    sql`FROM topic_pages p${texts.join}
      WHERE p._status = 'published' AND ${TITLE} IS NOT NULL AND p.route IS NOT NULL ORDER BY p.id`,
  )
