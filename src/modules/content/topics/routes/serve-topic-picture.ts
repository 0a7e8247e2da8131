import type { Payload } from 'payload'
import { serveSharePicture } from '@/modules/content/publishing/routes/serve-share-picture'
import { knownBlocks } from '@/modules/content/rich-text/queries/list-known-blocks'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import { contentPictures } from '@/modules/content/rich-text/rules/content-pictures'
import type { TopicPage } from '@/payload-types'
import { topicShareUrl } from '../rules/topic-urls'

/** The name of the file of a picture; null if it is gone. */
async function fileNameOf(payload: Payload, id: number): Promise<string | null> {
  const picture = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return picture?.filename ?? null
}

/** Responds with the picture of shared links to a page: the first one in its text; 404 without one. */
export async function serveTopicPicture(
  payload: Payload,
  { content, route, updatedAt }: TopicPage,
  request: Request,
): Promise<Response> {
  const [first] = contentPictures(storedContent(content), knownBlocks())
  const filename = first === undefined ? null : await fileNameOf(payload, first)
  return serveSharePicture({ filename, address: topicShareUrl(route ?? '', updatedAt), updatedAt }, request)
}
