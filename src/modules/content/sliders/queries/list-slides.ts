import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select, selectPage } from '@/server/rows/select'
import { all, contains, equals } from '@/server/sql'
import type { Slide } from '../rules/slide'
import type { SlideQuery } from '../schemas/slide'
import { LISTED_SLIDE, SLIDE_SOURCE, withPictures } from './select-listed-slide'

const ORDER = sql`s.placement, s.topic_page_id, s.position, s.id`

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
    shape: LISTED_SLIDE,
    from: SLIDE_SOURCE,
    where,
    orderBy: ORDER,
  }
  const { rows, total } = await selectPage(db, list, { page, limit })
  return { rows: await withPictures(db, rows), total }
}

/** Every slide, in the order of `listSlides`. */
export async function listAllSlides(db: Db): Promise<Slide[]> {
  const rows = await select(db, LISTED_SLIDE, sql`FROM ${SLIDE_SOURCE} ORDER BY ${ORDER}`)
  return withPictures(db, rows)
}
