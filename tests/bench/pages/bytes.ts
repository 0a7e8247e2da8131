import http from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { BROWSER } from './load'

const OPEN: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}

type Body = { sent: number; raw: number; encoding: string }

/** Fetches a page like a browser and counts its bytes as transferred, without headers, and uncompressed. */
function fetchBody(origin: string, path: string, encodings: string): Promise<Body> {
  return new Promise((resolve, reject) => {
    const headers = { ...BROWSER, 'accept-encoding': encodings }
    const request = http.get(`${origin}${path}`, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const encoding = response.headers['content-encoding'] ?? 'identity'
        resolve({ sent: body.length, raw: (OPEN[encoding]?.(body) ?? body).length, encoding })
      })
    })
    request.on('error', reject)
  })
}

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length))

export type Bytes = { raw: number; sent: number; encoding: string; gzip: number }

/**
 * Mean bytes of pages: uncompressed, for a current browser, and as gzip for one that supports nothing else.
 */
export async function measureBytes(origin: string, paths: readonly string[]): Promise<Bytes> {
  const [current, old]: [Body[], Body[]] = [[], []]
  for (const path of paths) {
    current.push(await fetchBody(origin, path, BROWSER['accept-encoding']))
    old.push(await fetchBody(origin, path, 'gzip'))
  }
  return {
    raw: mean(current.map(({ raw }) => raw)),
    sent: mean(current.map(({ sent }) => sent)),
    encoding: [...new Set(current.map(({ encoding }) => encoding))].join('+'),
    gzip: mean(old.map(({ sent }) => sent)),
  }
}
