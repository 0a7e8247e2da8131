import { servePicture } from '@/modules/inventory/catalogue/routes/pictures/serve-picture'
import { runningPayload } from '@/server/running-payload'

type Context = { params: Promise<{ path: string[] }> }

/** Drawn pictures, made on first request. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return servePicture(async () => runningPayload(), path.join('/'), request)
}
