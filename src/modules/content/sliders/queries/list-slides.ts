import { sql } from '@payloadcms/db-postgres'
import { DEFAULT_LOCALE } from '@/kernel/languages/languages'
import { readPictures } from '@/modules/content/rich-text/queries/read-pictures'
import type { Db } from '@/server/db-of'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { select, selectPage } from '@/server/rows/select'
import { all, contains, equals } from '@/server/sql'
import type { BannerConfig } from '../rules/banner-config'
import { type Slide, slideMedia } from '../rules/slide'
import type { SlideQuery } from '../schemas/slide'
import { SLIDE_FOR_STAFF } from './select-slide'

const LISTED = {
  ...SLIDE_FOR_STAFF,
  topicPageTitle: nullable(text(sql`l.title`)),
  topicPageRoute: nullable(text(sql`t.route`)),
}

const FROM = sql`homepage_slides s LEFT JOIN topic_pages t ON t.id = s.topic_page_id
  LEFT JOIN topic_pages_locales l ON l._parent_id = t.id AND l._locale = ${DEFAULT_LOCALE}`

const ORDER = sql`s.placement, s.topic_page_id, s.position, s.id`

async function withPictures(db: Db, rows: readonly RowOf<typeof LISTED>[]): Promise<Slide[]> {
  const pictures = await readPictures(
    db,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return rows.map(({ config, picture, video, ...row }) => ({
    ...row,
    ...slideMedia(row.mediaType, picture === null ? undefined : pictures.get(picture), video),
    // Only what the schema of banners has made whole is stored.
    config: (config ?? null) as BannerConfig | null,
  }))
}

/** A page of the slides, those of the home page first, each place in its order. */
export async function listSlides(
  db: Db,
  { enabled, limit, page, placement, title, topicPageId, type }: SlideQuery,
): Promise<{ rows: Slide[]; total: number }> {
  const where = all([
    equals(sql`s.type`, type),
    equals(sql`s.placement`, placement),
    equals(sql`s.topic_page_id`, topicPageId),
    enabled !== undefined && sql`s.enabled = ${enabled}`,
    contains(sql`coalesce(s.title, '')`, title),
  ])
  const list = {
    shape: LISTED,
    from: FROM,
    where,
    orderBy: ORDER,
  }
  const { rows, total } = await selectPage(db, list, { page, limit })
  return { rows: await withPictures(db, rows), total }
}

/** Every slide, in the order of `listSlides`. */
export async function listAllSlides(db: Db): Promise<Slide[]> {
  const rows = await select(db, LISTED, sql`FROM ${FROM} ORDER BY ${ORDER}`)
  return withPictures(db, rows)
}

/** One slide, or null. */
export async function getSlide(db: Db, id: number): Promise<Slide | null> {
  const [row] = await select(db, LISTED, sql`FROM ${FROM} WHERE s.id = ${id}`)
  return row ? ((await withPictures(db, [row]))[0] ?? null) : null
}
