import { Readable } from 'node:stream'
import { storage } from '.'
import { readByteRange } from './byte-range'
import type { StoredFacts } from './storage-type'

/**
 * A stored video, whole or the part that is requested: Safari plays nothing without parts. Null if it is gone.
 *
 * @param common headers of every answer
 */
export async function serveVideo(
  { facts, key }: { facts: StoredFacts; key: string },
  request: Request,
  common: Record<string, string>,
): Promise<Response | null> {
  const headers = { ...common, 'accept-ranges': 'bytes' }
  const condition = request.headers.get('if-range')
  const isSame = condition === null || condition === facts.etag
  const range = isSame ? readByteRange(request.headers.get('range'), facts.size) : null
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...common, 'cache-control': 'no-store', 'content-range': `bytes */${facts.size}` },
    })
  const { end, start } = range ?? { start: 0, end: facts.size - 1 }
  const file = await storage().get(key, range ?? undefined)
  if (!file) return null
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': facts.type,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${facts.size}` }),
    },
  })
}
