import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { logger } from '../logger'
import { isStorageKey, storage } from './index'
import { allowedBy } from './signed-urls'

/** S3's XML error messages as text; the codes are the same so that one client understands both. */
const refusal = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })

const EXPIRED = 'This address is not valid, or no longer valid'

/** The sender announced one length and sent another, or disconnected. */
class WrongLength extends Error {}

/** The incoming bytes; a broken connection is the sender's fault. */
async function* arriving(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source
  } catch {
    throw new WrongLength()
  }
}

async function* counted(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of arriving(source)) {
    seen += chunk.byteLength
    if (seen > size) throw new WrongLength()
    yield chunk
  }
  if (seen !== size) throw new WrongLength()
}

const keyOf = (parts: readonly string[]): string => {
  try {
    return parts.map(decodeURIComponent).join('/')
  } catch {
    // An invalid escape sequence names no file.
    return ''
  }
}

/** Accepts a file under a signed address: exactly what was announced, once. */
export async function receiveFile(parts: readonly string[], request: Request): Promise<Response> {
  const key = keyOf(parts)
  const signed = new URL(request.url).searchParams.get('signed')
  const allowed = isStorageKey(key) ? allowedBy('PUT', key, signed, new Date()) : null
  const { headers } = request
  if (!allowed || headers.get('content-type') !== allowed.type || headers.get('if-none-match') !== '*')
    return refusal(403, EXPIRED)
  const length = headers.get('content-length')
  if (length !== null && Number(length) !== allowed.size)
    return refusal(Number(length) > allowed.size ? 413 : 400, 'The file does not have the announced length')
  try {
    if (await storage().head(key)) return refusal(412, 'The file is already there')
    const body = request.body ? Readable.fromWeb(request.body as WebStream<Uint8Array>) : []
    await storage().putStream(key, counted(body as AsyncIterable<Uint8Array>, allowed.size), allowed.type)
    return new Response(null, { status: 200 })
  } catch (error) {
    if (error instanceof WrongLength || request.signal.aborted)
      return refusal(400, 'The file does not have the announced length')
    logger.error({ err: error, key }, 'a file could not be stored')
    return refusal(503, 'Upload failed')
  }
}

/**
 * Serves a file under a signed address.
 *
 * @param isLinkKey whether the links to a file still use a key; called for addresses bound to one
 */
export async function giveFile(
  parts: readonly string[],
  request: Request,
  isLinkKey: (path: string, linkKey: string) => Promise<boolean>,
): Promise<Response> {
  const key = keyOf(parts)
  const signed = new URL(request.url).searchParams.get('signed')
  const allowed = isStorageKey(key) ? allowedBy('GET', key, signed, new Date()) : null
  if (!allowed) return refusal(403, EXPIRED)
  const { linkKey } = allowed
  if (linkKey !== undefined && !(await isLinkKey(key, linkKey))) return refusal(403, EXPIRED)
  const file = await storage().get(key)
  if (!file) return refusal(404, 'Not found')
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      'content-type': allowed.type,
      'content-length': String(file.size),
      'content-disposition': allowed.disposition,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
