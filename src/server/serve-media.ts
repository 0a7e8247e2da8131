import { Readable } from 'node:stream'
import { isStorageKey, storage } from './storage'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * Answers for a public file of the storage by the parts of its path below /media/. Names are never reused, so a
 * browser may keep what it has for good. Whatever is no plain name of a stored image is not found.
 */
export async function serveMedia(parts: readonly string[], request: Request): Promise<Response> {
  const key = ['media', ...parts.map(decoded)].join('/')
  if (!isStorageKey(key)) return notFound()
  const facts = await storage().head(key)
  if (!facts?.type.startsWith('image/')) return notFound()
  const headers = { ...HEADERS, etag: facts.etag }
  if (request.headers.get('if-none-match') === facts.etag) return new Response(null, { status: 304, headers })
  const file = await storage().get(key)
  if (!file) return notFound()
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: { ...headers, 'content-type': file.type, 'content-length': String(file.size) },
  })
}

/** A part that is no valid escape stands for itself, and then names nothing. */
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
