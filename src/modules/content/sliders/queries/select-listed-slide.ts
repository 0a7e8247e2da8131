import { sql } from '@payloadcms/db-postgres'
import { DEFAULT_LOCALE } from '@/kernel/languages/languages'
import { readPictures } from '@/modules/content/rich-text/queries/read-pictures'
import type { Db } from '@/server/db-of'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import type { BannerConfig } from '../rules/banner-config'
import { type Slide, slideMedia } from '../rules/slide'
import { SLIDE_FOR_STAFF } from './select-slide'

export const LISTED_SLIDE = {
  ...SLIDE_FOR_STAFF,
  topicPageTitle: nullable(text(sql`l.title`)),
  topicPageRoute: nullable(text(sql`t.route`)),
}

export const SLIDE_SOURCE = sql`homepage_slides s LEFT JOIN topic_pages t ON t.id = s.topic_page_id
  LEFT JOIN topic_pages_locales l ON l._parent_id = t.id AND l._locale = ${DEFAULT_LOCALE}`

export async function withPictures(db: Db, rows: readonly RowOf<typeof LISTED_SLIDE>[]): Promise<Slide[]> {
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
