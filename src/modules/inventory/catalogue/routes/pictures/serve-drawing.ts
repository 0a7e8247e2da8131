import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { colourHex } from '@/drawing'
import { readReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { noPicture } from '@/server/pictures/no-picture'
import { drawnFile } from './drawn-file'
import { readPictureName } from './drawn-picture-name'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/**
 * Responds with a drawn picture by its path under /pictures/. Only colours of the catalogue are drawn, so
 * nobody can make the server draw sixteen million of them.
 */
export async function serveDrawing(
  payload: () => Promise<Payload>,
  name: string,
  request: Request,
): Promise<Response> {
  const picture = readPictureName(name)
  if (!picture) return noPicture()
  if (picture.kind === 'vehicle' && !(await isKnownPaint(payload, picture.drawing.colour))) return noPicture()
  const type = picture.kind === 'icon' ? 'image/svg+xml' : `image/${picture.format}`
  const data = await drawnFile(name)
  if (!data) return noPicture()
  const etag = `"${createHash('sha1').update(data).digest('base64url')}"`
  const headers = { ...HEADERS, etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(data), {
    headers: { ...headers, 'content-type': type, 'content-length': String(data.length) },
  })
}

async function isKnownPaint(payload: () => Promise<Payload>, colour: string): Promise<boolean> {
  if (colour === FALLBACK) return true
  const { color } = await readReferences(await payload())
  return [...color.values()].some(
    ({ name, extra }) => (extra ?? '').toUpperCase() === colour || colourHex(name) === colour,
  )
}

/** The paint of a vehicle whose colour is unknown. */
const FALLBACK = colourHex('').toUpperCase()
