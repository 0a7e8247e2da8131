import config from '@payload-config'
import { getPayload } from 'payload'
import { servePicture } from '@/modules/inventory/catalogue/ui/pictures/serve-picture'

type Context = { params: Promise<{ path: string[] }> }

/** Drawn pictures, made on first request. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return servePicture(() => getPayload({ config }), path.join('/'), request)
}
