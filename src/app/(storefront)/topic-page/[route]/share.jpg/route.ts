import { getTopicByRoute } from '@/modules/content/topics/queries/get-topic-by-route'
import { serveTopicPicture } from '@/modules/content/topics/routes/serve-topic-picture'
import { noPicture } from '@/server/pictures/no-picture'
import { runningPayload } from '@/server/running-payload'
import { routeIn } from '../../route-in-url'

type Context = { params: Promise<{ route: string }> }

/** The picture that other sites show with a link to this page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const route = routeIn((await params).route)
  const payload = runningPayload()
  const found = route === null ? null : await getTopicByRoute(payload, route)
  return found && 'page' in found ? serveTopicPicture(payload, found.page, request) : noPicture()
}
