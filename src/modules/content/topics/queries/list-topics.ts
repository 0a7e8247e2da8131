import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { type Content, storedContent } from '@/modules/content/rich-text/rules/content'
import { topicPages } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, json, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { localizedTexts } from '@/server/rows/localized-texts'
import { select, selectPage } from '@/server/rows/select'
import { all, byName, contains, equals, type Paging } from '@/server/sql'
import { pageWithNames, placesOf, type SiteNames, withNames } from '../rules/fill-in-site-names'

export type TopicFilter = Paging & {
  title?: string
  route?: string
  published?: boolean
  footerColumn?: string
  position?: number
  showInAdditionalPlan?: boolean
}

const p = alias(topicPages, 'p')

/** What a page has in each version; `line` is a text of it. */
const shapeOf = (line: (column: string) => SQL) => ({
  id: p.id,
  title: nullable(text(line('version_title'))),
  route: nullable(text(sql`v.version_route`)),
  excerpt: nullable(text(line('version_excerpt'))),
  published: flag(sql`p._status = 'published'`),
  hasDraft: flag(sql`p._status = 'published' AND v.version__status = 'draft'`),
  footerColumn: nullable(text(sql`v.version_footer_column::text`)),
  position: nullable(number(sql`v.version_position`)),
  /** The page that it is below. */
  parentId: nullable(number(sql`v.version_parent_id`)),
  parentTitle: nullable(
    text(sql`(SELECT a.title FROM topic_pages_locales a
      WHERE a._parent_id = v.version_parent_id AND a._locale = ${DEFAULT_LOCALE})`),
  ),
  showInHeader: flag(sql`v.version_show_in_header IS TRUE`),
  showInAdditionalPlan: flag(sql`v.version_show_in_additional_plan IS TRUE`),
  metaTitle: nullable(text(line('version_meta_title'))),
  metaDescription: nullable(text(line('version_meta_description'))),
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
})

/** A page as last saved, whether or not readers see it. Timestamps are ISO in UTC. */
export type TopicRow = RowOf<ReturnType<typeof shapeOf>>

/** The pages `p` in a version `v`, the newest unless one is named, in a language without what another would lend it. */
function topicsIn(locale: Locale | undefined, version: SQL = sql`v.latest`) {
  const texts = localizedTexts('_topic_pages_v_locales', sql`v.id`, locale, false)
  return {
    title: texts.text('version_title'),
    content: nullable(json(storedContent, texts.value('version_content'))),
    from: sql`topic_pages p JOIN _topic_pages_v v ON v.parent_id = p.id AND ${version}${texts.join}`,
    shape: shapeOf(texts.text),
  }
}

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
  const orderBy = sql`${byName(sql`coalesce(${title}, '')`)}, p.id`
  const list = { shape, from, where: conditions(title, filter), orderBy }
  const { rows, total } = await selectPage(db, list, filter)
  return { rows: rows.map((row) => rowWithNames(row, names)), total }
}

type TopicWithText = TopicRow & { content: Content | null }

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
  const [row] = await select(db, { ...shape, content }, sql`FROM ${from} WHERE p.id = ${id} LIMIT 1`)
  return row
}
