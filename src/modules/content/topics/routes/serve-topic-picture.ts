import type { Payload } from 'payload'
import { serveTextPicture } from '@/modules/content/publishing/routes/serve-text-picture'
import { knownBlocks } from '@/modules/content/rich-text/queries/list-known-blocks'
import { readPictures } from '@/modules/content/rich-text/queries/read-pictures'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import { contentPictures } from '@/modules/content/rich-text/rules/content-pictures'
import type { TopicPage } from '@/payload-types'
import { topicShareUrl } from '../rules/topic-urls'

/** Responds with the picture of shared links to a page: the first one in its text; 404 without one. */
export async function serveTopicPicture(
  payload: Payload,
  { content, route, updatedAt }: TopicPage,
  request: Request,
): Promise<Response> {
  const first = contentPictures(storedContent(content), knownBlocks()).slice(0, 1)
  const [picture] = (await readPictures(payload.db.drizzle, first)).values()
  return serveTextPicture(picture?.src ?? '', topicShareUrl(route ?? '', updatedAt), request)
}
