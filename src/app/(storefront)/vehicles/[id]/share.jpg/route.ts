import { serveVehicleSharePicture } from '@/modules/inventory/catalogue/routes/pictures/serve-vehicle-share-picture'
import { shareWords } from '@/modules/inventory/catalogue/ui/detail/share-words'
import { noPicture } from '@/server/pictures/no-picture'
import { publicVehicleAt } from '../public-vehicle-at'

type Context = { params: Promise<{ id: string }> }

/** The picture that other sites show with a link to this vehicle. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const vehicle = await publicVehicleAt((await params).id)
  return vehicle ? serveVehicleSharePicture(vehicle, shareWords, request) : noPicture()
}
