import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@/kernel/errors'
import { isStorageKey, storage } from '@/server/storage'
import { noPicture } from './no-picture'
import { pictureCache } from './picture-cache'

// In memory only: on disk there would be one for every record and every change of it, forever.
const cache = pictureCache(null)

const HEADERS = {
  'content-type': 'image/jpeg',
  // Long enough for sites that share a link, short enough for what is withdrawn.
  'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
  'x-content-type-options': 'nosniff',
}

/** The picture of shared links to a page. */
export type SharePicture = {
  /** Its URL, which changes with what it is about. */
  url: string
  /** Everything that is seen in it, as JSON takes it. */
  shows: unknown
  /** Makes it, as a JPEG. @throws AppError 404 if there is nothing to show */
  draw: () => Promise<Buffer>
}

/**
 * Responds with the picture of a shared link, made again if anything in it has changed. However many requests arrive at
 * once, it is made once. Any other query redirects to its URL: it would be one more copy of the same picture in every
 * cache on the way.
 */
export async function serveSharePicture(
  { draw, shows, url }: SharePicture,
  request: Request,
): Promise<Response> {
  const { search } = new URL(request.url)
  if (search !== '' && !url.endsWith(search))
    return new Response(null, { status: 302, headers: { location: url, 'cache-control': 'no-store' } })
  const print = createHash('sha1').update(JSON.stringify(shows)).digest('base64url')
  const headers = { ...HEADERS, etag: `"${print}"` }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  try {
    const data = await cache(print, draw)
    return new Response(new Uint8Array(data), {
      headers: { ...headers, 'content-length': String(data.length) },
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return noPicture()
    throw error
  }
}

const STORED = /^\/media\/([^/]+)$/

/** The stored file behind the URL of a picture; null if there is none. */
export async function storedPicture(url: string): Promise<Buffer | null> {
  const key = `media/${decodeURIComponent(STORED.exec(url)?.[1] ?? '')}`
  const file = isStorageKey(key) ? await storage().get(key) : null
  return file && buffer(file.stream)
}
