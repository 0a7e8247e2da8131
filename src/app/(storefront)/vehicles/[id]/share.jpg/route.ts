import { serveSharePicture } from '@/modules/inventory/catalogue/routes/pictures/serve-share-picture'
import { shareWords } from '@/modules/inventory/catalogue/ui/detail/share-words'
import { publicVehicleAt } from '../public-vehicle'

type Context = { params: Promise<{ id: string }> }

/** The picture that other sites show with a link to this vehicle. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const vehicle = await publicVehicleAt((await params).id)
  return vehicle
    ? serveSharePicture(vehicle, shareWords, request)
    : new Response('Not found', {
        status: 404,
        headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
      })
}
