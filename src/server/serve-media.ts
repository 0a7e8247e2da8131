import { Readable } from 'node:stream'
import { makeTwin, makeTwinLater, twinOf } from './pictures/avif-twins'
import { isStorageKey, type StoredFacts, storage } from './storage'
import { serveVideo } from './storage/serve-video'

const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}
/** Names are never reused, so a browser may cache files forever. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** Served in place of a file still being made. */
const FOR_NOW = 'public, max-age=60'

/** A file to send: its key, its metadata, and how long it may be cached. */
type Found = { key: string; facts: StoredFacts; cacheControl: string }

/**
 * Answers for a public file of the storage, by the parts of its path below /media/. In addition to the stored
 * files there are their twins: AVIF under the same name, and 320 and 768 px in both formats, made on first
 * request. Until the AVIF file of another size is ready, WebP is served under its address; browsers detect
 * the type from the bytes. Of a video a part may be requested. Anything that is not a plain name of a stored image or video is
 * not found.
 */
export async function serveMedia(parts: readonly string[], request: Request): Promise<Response> {
  const key = ['media', ...parts.map(decoded)].join('/')
  const media = isStorageKey(key) ? await find(key) : null
  if (!media || !isShown(media.facts)) return notFound()
  const { facts } = media
  const headers = { ...SAFE, 'cache-control': media.cacheControl, etag: facts.etag }
  if (request.headers.get('if-none-match') === facts.etag) return new Response(null, { status: 304, headers })
  if (facts.type.startsWith('video/')) return (await serveVideo(media, request, headers)) ?? notFound()
  const file = await storage().get(media.key)
  if (!file) return notFound()
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: { ...headers, 'content-type': file.type, 'content-length': String(file.size) },
  })
}

const isShown = ({ type }: StoredFacts): boolean => type.startsWith('image/') || type.startsWith('video/')

async function find(key: string): Promise<Found | null> {
  const facts = await storage().head(key)
  if (facts) return { key, facts, cacheControl: FOR_GOOD }
  const twin = twinOf(key)
  if (!twin || !(await storage().head(twin.source))) return null
  // Other widths are made on request in either format. Making AVIF takes no longer than making WebP in its
  // place, and has half the bytes.
  if (twin.width !== null) return (await makeTwin(key)) ? find(key) : null
  makeTwinLater(key)
  const meanwhile = await find(key.replace(/\.avif$/, '.webp'))
  return meanwhile && { ...meanwhile, cacheControl: FOR_NOW }
}

/** An invalid escape sequence stays as it is, and then names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const notFound = () =>
  new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })
