import { serveVehiclePicture } from '@/modules/inventory/catalogue/routes/pictures/serve-vehicle-picture'
import { shareWords } from '@/modules/inventory/catalogue/ui/detail/share-words'
import { noPicture } from '@/server/pictures/serve-share-picture'
import { publicVehicleAt } from '../public-vehicle'

type Context = { params: Promise<{ id: string }> }

/** The picture that other sites show with a link to this vehicle. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const vehicle = await publicVehicleAt((await params).id)
  return vehicle ? serveVehiclePicture(vehicle, shareWords, request) : noPicture()
}
