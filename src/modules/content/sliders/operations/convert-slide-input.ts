import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { dbOf } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { getNextPosition } from '../queries/get-next-position'
import { getSlide } from '../queries/get-slide'
import { SLIDE_MESSAGES } from '../rules/slide'
import type { slidePatch } from '../schemas/slide'
import { resolveBannerFiles, resolveSlideFiles } from './resolve-slide-files'

type Sent = z.output<typeof slidePatch>

/** Where a slide is shown: naming a topic page, or none, is enough; so is choosing the home page. */
async function placeOf(
  req: PayloadRequest,
  { placement, topicPageId }: Sent,
): Promise<{ placement?: string; topicPage?: number | null }> {
  if (topicPageId === undefined)
    return placement === 'homepage' ? { placement, topicPage: null } : { ...(placement && { placement }) }
  if (
    topicPageId !== null &&
    !(await exists(await dbOf(req), sql`FROM topic_pages WHERE id = ${topicPageId}`))
  )
    throw validationFailed([issue('topicPageId', SLIDE_MESSAGES.topicPageUnknown)])
  return {
    placement: placement ?? (topicPageId === null ? 'homepage' : 'topic-page'),
    topicPage: topicPageId,
  }
}

/**
 * A slide as saved, from what a call sends: addresses become files of ours, and a new one comes last in its place.
 *
 * @param id null for a new one
 * @throws AppError 422 naming a file or a page that there is not, 503
 */
export async function convertSlideInput(
  req: PayloadRequest,
  sent: Sent,
  id: number | null,
): Promise<Record<string, unknown>> {
  const { config, mediaUrl, placement: _, posterUrl, topicPageId: __, ...rest } = sent
  const db = await dbOf(req)
  const stored = id === null ? null : await getSlide(db, id)
  const mediaType = sent.mediaType ?? stored?.mediaType ?? 'image'
  const place = await placeOf(req, sent)
  return {
    ...(id === null && { position: await getNextPosition(db, place.topicPage ?? null) }),
    ...rest,
    ...place,
    ...(await resolveSlideFiles(req, mediaType, { mediaUrl, posterUrl })),
    ...(config !== undefined && { config: config && (await resolveBannerFiles(req, config)) }),
  }
}
