import { findPost } from '@/modules/content/blog/queries/find-post'
import { servePostPicture } from '@/modules/content/blog/routes/serve-post-picture'
import { runningPayload } from '@/server/running-payload'
import { routeIn } from '../../../topic-page/topic'

type Context = { params: Promise<{ id: string }> }

/** The picture that other sites show with a link to this post. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const slug = routeIn((await params).id)
  const found = slug === null ? null : await findPost(runningPayload(), slug)
  const picture = found && 'post' in found ? await servePostPicture(found.post, request) : undefined
  return (
    picture ??
    new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    })
  )
}
