import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { localizedTexts } from '@/server/rows/localized-texts'
import { all, byName, contains, equals, iso, type Paging } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { TopicState } from '../rules/draft-or-publish'

export type TopicFilter = Paging & {
  title?: string
  route?: string
  published?: boolean
  footerColumn?: string
  position?: number
  showInAdditionalPlan?: boolean
}

/** A page as last saved, whether or not readers see it. */
export type TopicRow = {
  id: number
  title: string | null
  route: string | null
  excerpt: string | null
  published: boolean
  hasDraft: boolean
  footerColumn: string | null
  position: number | null
  showInHeader: boolean
  showInAdditionalPlan: boolean
  metaTitle: string | null
  metaDescription: string | null
  createdAt: string
  updatedAt: string
}

const { join, text, value } = localizedTexts('_topic_pages_v_locales', sql`v.id`)
const TITLE = text('version_title')

const FROM = sql`topic_pages p JOIN _topic_pages_v v ON v.parent_id = p.id AND v.latest${join}`

const SHAPE = sql`p.id, ${TITLE} AS title, v.version_route AS route,
  ${text('version_excerpt')} AS excerpt,
  p._status = 'published' AS published, p._status = 'published' AND v.version__status = 'draft' AS "hasDraft",
  v.version_footer_column::text AS "footerColumn", v.version_position::float8 AS position,
  v.version_show_in_header IS TRUE AS "showInHeader",
  v.version_show_in_additional_plan IS TRUE AS "showInAdditionalPlan",
  ${text('version_meta_title')} AS "metaTitle", ${text('version_meta_description')} AS "metaDescription",
  p.created_at AS "createdAt", p.updated_at AS "updatedAt"`

const conditions = (filter: TopicFilter): SQL =>
  all([
    contains(TITLE, filter.title),
    contains(sql`v.version_route`, filter.route),
    filter.published !== undefined && sql`(p._status = 'published') = ${filter.published}`,
    equals(sql`lower(v.version_footer_column::text)`, filter.footerColumn?.toLowerCase()),
    equals(sql`v.version_position`, filter.position),
    filter.showInAdditionalPlan !== undefined &&
      sql`(v.version_show_in_additional_plan IS TRUE) = ${filter.showInAdditionalPlan}`,
  ])

const withMoments = (row: TopicRow): TopicRow => ({
  ...row,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
})

/** One page of the topic pages by title, as last saved. */
export async function listTopics(db: Db, filter: TopicFilter): Promise<{ rows: TopicRow[]; total: number }> {
  const where = conditions(filter)
  const counted = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${FROM} WHERE ${where}`)
  const { rows } = await db.execute<TopicRow>(sql`
    SELECT ${SHAPE} FROM ${FROM} WHERE ${where} ORDER BY ${byName(sql`coalesce(${TITLE}, '')`)}, p.id
    LIMIT ${filter.limit} OFFSET ${(filter.page - 1) * filter.limit}`)
  return { rows: rows.map(withMoments), total: counted.rows[0]?.n ?? 0 }
}

/** One topic page as last saved, with its text; undefined if there is none. */
export async function getTopic(db: Db, id: number): Promise<(TopicRow & { content: unknown }) | undefined> {
  const { rows } = await db.execute<TopicRow & { content: unknown }>(
    sql`SELECT ${SHAPE}, ${value('version_content')} AS content FROM ${FROM} WHERE p.id = ${id} LIMIT 1`,
  )
  const [row] = rows
  return row && { ...withMoments(row), content: row.content }
}

/** How a page stands, for whoever changes it. */
export async function getTopicState(db: Db, id: number): Promise<TopicState> {
  const { rows } = await db.execute<TopicState>(sql`
    SELECT p._status = 'published' AS "isLive", v.version__status = 'draft' AS "hasNewerDraft"
    FROM ${FROM} WHERE p.id = ${id} LIMIT 1`)
  return rows[0] ?? { isLive: false, hasNewerDraft: false }
}
