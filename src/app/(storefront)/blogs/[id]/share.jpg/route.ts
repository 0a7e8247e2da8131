import { getPostByUrl } from '@/modules/content/blog/queries/get-post-by-url'
import { servePostPicture } from '@/modules/content/blog/routes/serve-post-picture'
import { noPicture } from '@/server/pictures/serve-share-picture'
import { runningPayload } from '@/server/running-payload'
import { routeIn } from '../../../topic-page/route-in-url'

type Context = { params: Promise<{ id: string }> }

/** The picture that other sites show with a link to this post. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const slug = routeIn((await params).id)
  const found = slug === null ? null : await getPostByUrl(runningPayload(), slug)
  return found && 'post' in found ? servePostPicture(found.post, request) : noPicture()
}
