import { resolvePostUrl } from '@/modules/content/blog/queries/resolve-post-url'
import { servePostPicture } from '@/modules/content/blog/routes/serve-post-picture'
import { noPicture } from '@/server/pictures/no-picture'
import { runningPayload } from '@/server/running-payload'
import { routeIn } from '../../../topic-page/route-in-url'

type Context = { params: Promise<{ id: string }> }

/** The picture that other sites show with a link to this post. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const slug = routeIn((await params).id)
  const found = slug === null ? null : await resolvePostUrl(runningPayload(), slug)
  return found && 'post' in found ? servePostPicture(found.post, request) : noPicture()
}
