import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { DEFAULT_LOCALE } from '@/kernel/languages/languages'
import { type ContentKind, KINDS } from '@/modules/content/publishing/rules/content-kinds'
import { readNamesForTexts } from '@/modules/content/topics/queries/read-names-for-texts'
import { withNames } from '@/modules/content/topics/rules/fill-in-site-names'
import { flag, nullable, number, oneOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Paging } from '@/server/sql'
import { findLacking, type HeadTexts, type Lack } from '../rules/find-lacking'

export type LackingPage = HeadTexts & { kind: ContentKind; id: number; lacks: Lack[] }

const SHAPE = {
  kind: oneOf(KINDS, sql`kind`),
  id: number(sql`id`),
  title: nullable(text(sql`title`)),
  metaTitle: nullable(text(sql`meta_title`)),
  metaDescription: nullable(text(sql`meta_description`)),
  excerpt: nullable(text(sql`excerpt`)),
  hasPicture: flag(sql`has_picture`),
}

/** The texts of all posts and topic pages that readers see, in the default language; shared pages are drawn a picture. */
const PUBLISHED = sql`FROM (
  SELECT 'post' AS kind, p.id, l.title, l.meta_title, l.meta_description, NULL::text AS excerpt,
      p.featured_image_id IS NOT NULL AS has_picture
    FROM blog_posts p LEFT JOIN blog_posts_locales l ON l._parent_id = p.id AND l._locale = ${DEFAULT_LOCALE}
    WHERE p._status = 'published'
  UNION ALL
  SELECT 'page', p.id, l.title, l.meta_title, l.meta_description, l.excerpt, true
    FROM topic_pages p LEFT JOIN topic_pages_locales l ON l._parent_id = p.id AND l._locale = ${DEFAULT_LOCALE}
    WHERE p._status = 'published'
) pages ORDER BY kind, id DESC`

/** One page of the published posts and topic pages that lack something for search engines. */
export async function listLacking(
  payload: Payload,
  { limit, page }: Paging,
): Promise<{ rows: LackingPage[]; total: number }> {
  const [names, pages] = await Promise.all([
    readNamesForTexts(payload),
    select(payload.db.drizzle, SHAPE, PUBLISHED),
  ])
  const filled = (written: string | null) => written && withNames(written, names)
  const lacking = findLacking(
    pages.map(({ excerpt, metaDescription, metaTitle, title, ...rest }) => ({
      ...rest,
      title: filled(title),
      metaTitle: filled(metaTitle),
      metaDescription: filled(metaDescription),
      excerpt: filled(excerpt),
    })),
    names.companyName,
  )
  return { rows: lacking.slice((page - 1) * limit, page * limit), total: lacking.length }
}
