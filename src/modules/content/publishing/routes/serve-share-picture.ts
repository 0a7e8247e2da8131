import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { SHARE_SIZE } from '@/modules/inventory/catalogue/rules/share-picture-url'
import { limitHeavyWork } from '@/server/concurrency/limit-heavy-work'
import { isStorageKey, storage } from '@/server/storage'

const QUALITY = 78

/** The stored file of a picture of ours; null if there is none. */
async function fileOf(name: string): Promise<Buffer | null> {
  const key = `media/${name}`
  const file = isStorageKey(key) ? await storage().get(key) : null
  return file && buffer(file.stream)
}

type Shared = {
  /** The name of the picture's file; null without a picture. */
  filename: string | null
  /** The proper address of the picture, which changes with what it is about. */
  address: string
  updatedAt: string
}

/**
 * Responds with the picture of links to a text, as a JPEG of the size that sites expect; any other query redirects to its
 * address, and without a picture there is nothing.
 */
export async function serveSharePicture(
  { address, filename, updatedAt }: Shared,
  request: Request,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (search !== '' && address !== pathname + search)
    return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } })
  const etag = `"${Date.parse(updatedAt).toString(36)}"`
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
    etag,
  }
  const file = filename === null ? null : await fileOf(filename)
  if (!file) return noPicture()
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const data = await limitHeavyWork(() =>
    sharp(file)
      .resize({ ...SHARE_SIZE, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer(),
  )
  return new Response(new Uint8Array(data), {
    headers: { ...headers, 'content-length': String(data.length) },
  })
}

export const noPicture = (): Response =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })
