import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transform } from 'node:stream'
import { pathOf } from './check-request'
import { CompressedFileCache } from './compressed-file-cache'
import { chooseEncoding, type Encoding, packPage, packStream } from './compression'

/** How one response is compressed, as a whole or while streaming. */
export type Packing = {
  /** Returns the compressed body and the name of its encoding, or null to send it as it is. */
  whole(body: Buffer, response: ServerResponse): Promise<{ body: Buffer; encoding: Encoding } | null>
  asItComes(): { stream: Transform; encoding: Encoding } | null
}

/** Below this, compression costs more than it saves. */
const LEAST_BYTES = 1_000
const FILES = '/_next/static/'

const files = new CompressedFileCache()

/**
 * How to compress the response to a request: pages and calls anew each time, unchanging files under their
 * name and etag once for everyone. Null for clients that accept no encoding.
 */
export function chooseCompression(request: IncomingMessage): Packing | null {
  const { method, headers } = request
  if (method === 'HEAD' || headers.range) return null
  const accepted = headers['accept-encoding']
  const encoding = chooseEncoding(accepted, ['zstd', 'br', 'gzip'])
  if (!encoding) return null
  const forFiles = chooseEncoding(accepted, ['br', 'gzip'])
  const path = pathOf(request)
  return {
    async whole(body, response) {
      if (body.length < LEAST_BYTES) return null
      const mark = lastingMark(path, response)
      if (mark !== null && forFiles)
        return { body: await files.packed(`${path} ${mark}`, forFiles, body), encoding: forFiles }
      return { body: packPage[encoding](body), encoding }
    },
    asItComes: () => ({ stream: packStream[encoding](), encoding }),
  }
}

/** Distinguishes versions of a public file; null for anything made per visitor. */
function lastingMark(path: string, response: ServerResponse): string | null {
  if (path.startsWith(FILES)) return ''
  const isPublic = String(response.getHeader('cache-control') ?? '').includes('public')
  const mark = response.getHeader('etag')
  return isPublic && response.statusCode === 200 && typeof mark === 'string' ? mark : null
}
