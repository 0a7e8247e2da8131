import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { localizedTexts } from '@/server/rows/localized-texts'
import { all, byName, contains, equals, iso, type Paging } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { pageWithNames, placesOf, type SiteNames, withNames } from '../rules/fill-in-site-names'

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
  /** The page that it is below. */
  parentId: number | null
  parentTitle: string | null
  showInHeader: boolean
  showInAdditionalPlan: boolean
  metaTitle: string | null
  metaDescription: string | null
  createdAt: string
  updatedAt: string
}

/** The pages `p` in a version `v`, the newest unless one is named, in a language without what another would lend it. */
function topicsIn(locale: Locale | undefined, version: SQL = sql`v.latest`) {
  const { join, text, value } = localizedTexts('_topic_pages_v_locales', sql`v.id`, locale, false)
  return {
    title: text('version_title'),
    content: value('version_content'),
    from: sql`topic_pages p JOIN _topic_pages_v v ON v.parent_id = p.id AND ${version}${join}`,
    shape: shapeOf(text),
  }
}

const shapeOf = (
  text: (column: string) => SQL,
): SQL => sql`p.id, ${text('version_title')} AS title, v.version_route AS route,
  ${text('version_excerpt')} AS excerpt,
  p._status = 'published' AS published, p._status = 'published' AND v.version__status = 'draft' AS "hasDraft",
  v.version_footer_column::text AS "footerColumn", v.version_position::float8 AS position, v.version_parent_id AS "parentId",
  (SELECT a.title FROM topic_pages_locales a WHERE a._parent_id = v.version_parent_id AND a._locale = ${DEFAULT_LOCALE}) AS "parentTitle",
  v.version_show_in_header IS TRUE AS "showInHeader",
  v.version_show_in_additional_plan IS TRUE AS "showInAdditionalPlan",
  ${text('version_meta_title')} AS "metaTitle", ${text('version_meta_description')} AS "metaDescription",
  p.created_at AS "createdAt", p.updated_at AS "updatedAt"`

const conditions = (title: SQL, filter: TopicFilter): SQL =>
  all([
    contains(title, filter.title),
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

/** A title as it is listed, which is what staff search and what the order goes by. */
const listed = (title: SQL, names: SiteNames): SQL =>
  placesOf(names).reduce((text, [place, name]) => sql`replace(${text}, ${place}, ${name})`, title)

const rowWithNames = (row: TopicRow, names: SiteNames): TopicRow => ({
  ...pageWithNames(row, names),
  parentTitle: row.parentTitle && withNames(row.parentTitle, names),
})

/** One page of the topic pages by title, as last saved, with the names of the site as readers see them. */
export async function listTopics(
  db: Db,
  { lang, ...filter }: TopicFilter & { lang?: Locale },
  names: SiteNames,
): Promise<{ rows: TopicRow[]; total: number }> {
  const { from, shape, title: written } = topicsIn(lang)
  const title = listed(written, names)
  const where = conditions(title, filter)
  const counted = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${from} WHERE ${where}`)
  const { rows } = await db.execute<TopicRow>(sql`
    SELECT ${shape} FROM ${from} WHERE ${where} ORDER BY ${byName(sql`coalesce(${title}, '')`)}, p.id
    LIMIT ${filter.limit} OFFSET ${(filter.page - 1) * filter.limit}`)
  return { rows: rows.map((row) => rowWithNames(withMoments(row), names)), total: counted.rows[0]?.n ?? 0 }
}

type TopicWithText = TopicRow & { content: unknown }

/**
 * One topic page as it was written, with its text: as last saved or in one of its versions; undefined if there is none.
 * What stands for names of the site stays, for whoever sends it back.
 */
export async function getTopic(
  db: Db,
  id: number,
  { lang, versionId }: { lang?: Locale; versionId?: number } = {},
): Promise<TopicWithText | undefined> {
  const version = versionId === undefined ? undefined : sql`v.id = ${versionId}`
  const { content, from, shape } = topicsIn(lang, version)
  const { rows } = await db.execute<TopicWithText>(
    sql`SELECT ${shape}, ${content} AS content FROM ${from} WHERE p.id = ${id} LIMIT 1`,
  )
  const [row] = rows
  return row && { ...withMoments(row), content: row.content }
}
