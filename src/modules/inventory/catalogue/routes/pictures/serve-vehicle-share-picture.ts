import { serveSharePicture, storedPicture } from '@/server/pictures/serve-share-picture'
import { siteIdentity } from '@/server/site-identity'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import { type ShareWords, sharePictureUrl } from '../../rules/share-picture-url'
import { drawSharePicture } from './draw-share-picture'
import { drawnFile } from './drawn-file'

/** Responds with the picture of shared links to a vehicle. */
export function serveVehicleSharePicture(
  vehicle: VehicleDetail,
  textOf: (vehicle: VehicleDetail) => ShareWords,
  request: Request,
): Promise<Response> {
  const words = textOf(vehicle)
  const { name } = siteIdentity()
  const source = vehicle.images[0]?.detail ?? ''
  const picture = {
    url: sharePictureUrl(vehicle),
    shows: [words, source, name],
    draw: async () => drawSharePicture(await fileOf(source), words, name),
  }
  return serveSharePicture(picture, request)
}

const DRAWN = /^\/pictures\/(.+)$/

/** The file behind a picture's URL, stored or drawn; null if there is none. */
async function fileOf(url: string): Promise<Buffer | null> {
  const drawn = DRAWN.exec(url)?.[1]
  return drawn ? drawnFile(drawn) : storedPicture(url)
}
