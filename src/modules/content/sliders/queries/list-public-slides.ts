import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { topicUrl } from '@/modules/content/publishing/rules/public-urls'
import { readPictures } from '@/modules/content/rich-text/queries/read-pictures'
import { listPublishedTopics } from '@/modules/content/topics/queries/list-published-topics'
import { topicRoute } from '@/modules/content/topics/rules/topic-page'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import type { BannerConfig } from '../rules/banner-config'
import { type PublicSlide, slideMedia } from '../rules/slide'
import { SLIDE } from './select-slide'

/** Announced by the database when a slide is written or deleted. */
export const SLIDES_NOTICE = 'kaido_slides'

type Shown = Omit<PublicSlide, 'topicPageTitle' | 'topicPageRoute'>

const memory = inMemoryCopy('slides', async (payload) => ({
  value: await readShown(payload.db.drizzle),
  until: Number.POSITIVE_INFINITY,
}))

async function readShown(db: Db): Promise<Shown[]> {
  const from = sql`FROM homepage_slides s WHERE s.enabled ORDER BY s.placement, s.position, s.id`
  const rows = await select(db, SLIDE, from)
  const pictures = await readPictures(
    db,
    rows.flatMap(({ picture }) => picture ?? []),
  )
  return rows.map(({ config, picture: id, video, ...row }) => {
    const picture = id === null ? undefined : pictures.get(id)
    return {
      ...row,
      ...slideMedia(row.mediaType, picture, video),
      mediaWidth: picture?.width ?? null,
      mediaHeight: picture?.height ?? null,
      // Only what the schema of banners has made whole is stored.
      config: (config ?? null) as BannerConfig | null,
    }
  })
}

/** Follows a change made in any process. */
export const followSlides = memory.follow

/**
 * The enabled slides of all places, those of the home page first, each place in its order. A slide of a topic page is among
 * them while that is published. Held in memory, as are the pages.
 */
export async function listPublicSlides(payload: Payload): Promise<PublicSlide[]> {
  const [slides, topics] = await Promise.all([memory.get(payload), listPublishedTopics(payload)])
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  return slides.flatMap((slide): PublicSlide[] => {
    if (slide.topicPageId === null) return [{ ...slide, topicPageTitle: null, topicPageRoute: null }]
    const topic = byId.get(slide.topicPageId)
    return topic ? [{ ...slide, topicPageTitle: topic.title, topicPageRoute: topic.route }] : []
  })
}

/** The slides of the topic page at a route, or at the route that it has moved to; none of an unknown one. */
export async function listTopicSlides(payload: Payload, given: string): Promise<PublicSlide[]> {
  const slides = await listPublicSlides(payload)
  const at = (route: string) => slides.filter(({ topicPageRoute }) => topicPageRoute === route)
  const route = topicRoute(given)
  const found = at(route)
  if (found.length > 0) return found
  const moved = await findRedirect(payload.db.drizzle, topicUrl(route))
  return moved?.kind === 'page' && moved.route !== null ? at(moved.route) : []
}
