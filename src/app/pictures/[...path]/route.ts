import { serveDrawing } from '@/modules/inventory/catalogue/routes/pictures/serve-drawing'
import { runningPayload } from '@/server/running-payload'

type Context = { params: Promise<{ path: string[] }> }

/** Drawn pictures, made on first request. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return serveDrawing(async () => runningPayload(), path.join('/'), request)
}
