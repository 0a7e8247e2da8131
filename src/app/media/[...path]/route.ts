import { serveMedia } from '@/server/serve-media'

type Context = { params: Promise<{ path: string[] }> }

/** Photographs from the storage. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return serveMedia(path, request)
}
