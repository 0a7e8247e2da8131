import { serveSharePicture } from '@/modules/content/publishing/routes/serve-share-picture'
import type { BlogPost } from '../queries/list-posts'
import { postShareUrl } from '../rules/blog-urls'

const STORED = /^\/media\/([^/]+)$/

/** Responds with the picture of shared links to a post; 404 for a post without one. */
export const servePostPicture = (
  { featuredImageUrl, id, route, updatedAt }: BlogPost,
  request: Request,
): Promise<Response> => {
  const name = STORED.exec(featuredImageUrl ?? '')?.[1]
  const filename = name === undefined ? null : decodeURIComponent(name)
  return serveSharePicture(
    { filename, address: postShareUrl(route ?? String(id), updatedAt), updatedAt },
    request,
  )
}
