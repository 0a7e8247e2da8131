import { contextOf, requestIdOf } from '@/api/context'
import { openFile } from '@/modules/inventory/queries/file-link'

type Context = { params: Promise<{ id: string }> }

/** A stored file under its lasting address: on to where it can be read right now. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { req } = await contextOf(request, requestIdOf(request.headers))
  const url = await openFile(req, (await params).id, new URL(request.url).searchParams.get('signed'))
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  if (!url)
    return new Response('Not found', { status: 404, headers: { ...headers, 'content-type': 'text/plain' } })
  return new Response(null, { status: 302, headers: { ...headers, location: url } })
}
