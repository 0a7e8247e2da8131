import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { siteIdentity } from '@/server/site-identity'
import { isStorageKey, storage } from '@/server/storage'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import { properShareUrl, type ShareWords } from '../../rules/share-picture-url'
import { drawSharePicture } from './draw-share-picture'
import { drawnFile } from './drawn-file'
import { pictureCache } from './drawn-picture-cache'

// In memory only: on disk there would be one for every vehicle and every change of it, forever.
const cache = pictureCache(null)

const HEADERS = {
  'content-type': 'image/jpeg',
  // Long enough for sites that share a link, short enough for a vehicle that is withdrawn.
  'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
  'x-content-type-options': 'nosniff',
}

/**
 * Responds with the picture of a shared link, made again if anything in it has changed. However many requests arrive at
 * once, it is made once; any other query redirects to its URL.
 */
export async function serveSharePicture(
  vehicle: VehicleDetail,
  textOf: (vehicle: VehicleDetail) => ShareWords,
  request: Request,
): Promise<Response> {
  const proper = properShareUrl(vehicle, new URL(request.url).search)
  if (proper)
    return new Response(null, { status: 302, headers: { location: proper, 'cache-control': 'no-store' } })
  const words = textOf(vehicle)
  const { name } = siteIdentity()
  const source = vehicle.images[0]?.detail ?? ''
  const print = createHash('sha1')
    .update(JSON.stringify([words, source, name]))
    .digest('base64url')
  const headers = { ...HEADERS, etag: `"${print}"` }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  const data = await cache(print, async () => drawSharePicture(await fileOf(source), words, name))
  return new Response(new Uint8Array(data), {
    headers: { ...headers, 'content-length': String(data.length) },
  })
}

const STORED = /^\/media\/([^/]+)$/
const DRAWN = /^\/pictures\/(.+)$/

/** The stored file behind a picture's URL; null if there is none. */
async function fileOf(address: string): Promise<Buffer | null> {
  const drawn = DRAWN.exec(address)?.[1]
  if (drawn) return drawnFile(drawn)
  const key = `media/${decodeURIComponent(STORED.exec(address)?.[1] ?? '')}`
  const file = isStorageKey(key) ? await storage().get(key) : null
  return file && buffer(file.stream)
}
