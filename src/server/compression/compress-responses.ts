import type { IncomingMessage, ServerResponse } from 'node:http'
import { aroundRequests } from '../around-requests'
import { chooseEncoding, packPage } from './encodings'
import { holdBack, type PackBody } from './held-response'
import { KeptFiles } from './kept-files'

/** Below this, packing costs more than it saves. */
const LEAST_BYTES = 1_000

const OTHERS = /^\/(api|media|pictures|_next)\/|\.[a-z0-9]+$/i
const FILES = '/_next/static/'

const files = new KeptFiles()

/** How to pack the answer to a request; null for what is none of ours. */
function packerFor({ method, url = '', headers }: IncomingMessage): PackBody | null {
  if (method !== 'GET' || headers.range) return null
  const [path = ''] = url.split('?', 1)
  const accepted = headers['accept-encoding']
  if (path.startsWith(FILES)) {
    const encoding = chooseEncoding(accepted, ['br', 'gzip'])
    return encoding && (async (body) => ({ body: await files.packed(path, encoding, body), encoding }))
  }
  if (OTHERS.test(path)) return null
  const encoding = chooseEncoding(accepted, ['zstd', 'br', 'gzip'])
  return encoding && (async (body) => ({ body: packPage[encoding](body), encoding }))
}

/**
 * Packs pages, and the scripts and styles of the build, in place of Next, which packs piece by piece as they come
 * and everything anew each time: that takes up to a sixth of a page's processor time. Everything else stays with
 * Next. Called once, before the first request.
 */
export function compressResponses(): void {
  aroundRequests((request, response, next) => {
    take(request, response)
    return next()
  })
}

function take(request: IncomingMessage, response: ServerResponse): void {
  const pack = packerFor(request)
  if (!pack) return
  // So that Next leaves the answer as it is.
  delete request.headers['accept-encoding']
  holdBack(response, async (body) => {
    vary(response)
    return body.length < LEAST_BYTES ? null : pack(body)
  })
}

/** Caches on the way must know that the answer depends on what the client accepts. */
function vary(response: ServerResponse): void {
  const named = String(response.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(named))
    response.setHeader('vary', [named, 'Accept-Encoding'].filter(Boolean).join(', '))
}
