import { serveTextPicture } from '@/modules/content/publishing/routes/serve-text-picture'
import type { BlogPost } from '../queries/select-post'
import { postShareUrl } from '../rules/blog-urls'

/** Responds with the picture of shared links to a post; 404 for a post without one. */
export const servePostPicture = (
  { featuredImageUrl, id, route, updatedAt }: BlogPost,
  request: Request,
): Promise<Response> =>
  serveTextPicture(featuredImageUrl ?? '', postShareUrl(route ?? String(id), updatedAt), request)
