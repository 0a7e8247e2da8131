import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import { brotliDecompressSync, createZstdDecompress, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { chooseEncoding } from './compression'
import { createHttpServer } from './create-http-server'

const TEXT = '<p>海道 a page of some length</p>'.repeat(200)

const TEXT_BYTES = Buffer.byteLength(TEXT)

/** A file as large as those of a build. */
const SCRIPT = fs.readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom')
    .replace('index.js', 'cjs/react-dom.production.js'),
)

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

let endSlowPage = () => {}

/** What an app may do with its response, by path. */
const ANSWERS: Record<string, (request: http.IncomingMessage, response: http.ServerResponse) => void> = {
  '/pieces': (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.flushHeaders()
    for (let at = 0; at < TEXT.length; at += 700) response.write(TEXT.slice(at, at + 700))
    setImmediate(() => response.end())
  },
  '/head-first': (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html', Vary: 'rsc' })
    response.end(Buffer.from(TEXT))
  },
  '/short': (_, response) => {
    response.setHeader('Content-Type', 'text/plain')
    response.end('ok')
  },
  '/stream': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('data: 1\n\n')
    response.end()
  },
  '/picture': (_, response) => {
    response.setHeader('Content-Type', 'image/webp')
    response.end(Buffer.alloc(5000, 1))
  },
  '/unchanged': (_, response) => {
    response.statusCode = 304
    response.end()
  },
  '/huge': (_, response) => {
    response.setHeader('Content-Type', 'text/html')
    for (let n = 0; n < 10; n += 1) response.write(Buffer.alloc(1_000_000, 65 + n))
    response.end()
  },
  '/api/v1/things': (_, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ filler: TEXT }))
  },
  '/accepted': (request, response) => {
    response.setHeader('Content-Type', 'text/plain')
    response.end(String(request.headers['accept-encoding']))
  },
  '/slow-and-long': async (_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.write(TEXT)
    await vi.waitFor(() => expect(response.headersSent).toBe(true))
    for (let n = 0; n < 40; n += 1)
      if (!response.write(randomBytes(50_000).toString('hex'))) await once(response, 'drain')
    response.end()
  },
  '/slow': (_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.write(TEXT)
    endSlowPage = () => response.end('the end')
  },
  '/_next/static/a.js': (_, response) => {
    response.setHeader('Content-Type', 'application/javascript; charset=UTF-8')
    response.end(SCRIPT)
  },
}

const answer = (request: http.IncomingMessage, response: http.ServerResponse) =>
  ANSWERS[request.url ?? '']?.(request, response)

let server: http.Server
let port: number

beforeAll(async () => {
  server = createHttpServer({
    site: { isSecure: false, isDevelopment: false, storageOrigin: null },
    hosts: new Set(['localhost']),
    trustedProxies: 0,
    ownAnswer: (path) => (path.startsWith('/api/v1/') ? answer : null),
    pages: answer,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const request = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path, method, headers: { host: 'localhost', ...headers }, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    request.on('error', reject)
    request.end()
  })

const ALL = { 'accept-encoding': 'gzip, deflate, br, zstd' }

it.each([
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a page written in pieces is sent in one, as %s to who accepts it',
  async (encoding, accepted, open) => {
    const { headers, body } = await request('/pieces', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe('Accept-Encoding')
    expect(open(body).toString()).toBe(TEXT)
  },
)

it('status and headers given with writeHead are sent', async () => {
  const { status, headers, body } = await request('/head-first', ALL)
  expect([status, headers.vary, headers['content-type']]).toEqual([404, 'rsc, Accept-Encoding', 'text/html'])
  expect(zstdDecompressSync(body).toString()).toBe(TEXT)
})

it.each([
  ['a page for who accepts nothing', '/pieces', {}, TEXT.length],
  [
    'a page for who rules all encodings out',
    '/pieces',
    { 'accept-encoding': 'gzip;q=0, identity' },
    TEXT.length,
  ],
  ['a short text', '/short', ALL, 2],
  ['a stream of events', '/stream', ALL, 9],
  ['a picture', '/picture', ALL, 5000],
  ['an answer without body', '/unchanged', ALL, 0],
] as const)('%s is sent as it is', async (_, path, headers, length) => {
  const answer = await request(path, headers)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(path === '/pieces' ? answer.body.toString().length : answer.body.length).toBe(length)
})

it('a call is compressed like a page', async () => {
  const { headers, body } = await request('/api/v1/things', ALL)
  expect(headers['content-encoding']).toBe('zstd')
  expect(JSON.parse(zstdDecompressSync(body).toString())).toMatchObject({ filler: TEXT })
})

it('pages are rendered as for a client without encodings, so that nothing else compresses them', async () => {
  const { body } = await request('/accepted', ALL)
  expect(body.toString()).toBe('undefined')
})

it('a text larger than any page is sent as it arrives, unaltered', async () => {
  const { headers, body } = await request('/huge', ALL)
  expect([headers['content-encoding'], headers['content-length']]).toEqual(['zstd', undefined])
  expect(zstdDecompressSync(body)).toHaveLength(10_000_000)
})

it('a long one is sent as fast as it is compressed, to its end', async () => {
  const { body } = await request('/slow-and-long', ALL)
  expect(zstdDecompressSync(body)).toHaveLength(TEXT_BYTES + 40 * 100_000)
})

it('a page that takes a while to finish is streamed', async () => {
  const request = http.get({
    host: '127.0.0.1',
    port,
    path: '/slow',
    headers: { host: 'localhost', ...ALL },
    agent: false,
  })
  const response = await new Promise<http.IncomingMessage>((resolve) => request.on('response', resolve))
  expect(response.headers['content-encoding']).toBe('zstd')
  expect(response.headers['content-length']).toBeUndefined()
  let seen = ''
  for await (const part of response.pipe(createZstdDecompress())) {
    seen += part
    if (seen === TEXT) endSlowPage()
  }
  expect(seen).toBe(`${TEXT}the end`)
})

it('a file of the build gets smaller once it is compressed well, with the same content', async () => {
  const first = await request('/_next/static/a.js', ALL)
  expect(first.headers['content-encoding']).toBe('br')
  const later = await vi.waitFor(
    async () => {
      const answer = await request('/_next/static/a.js', ALL)
      expect(answer.body.length).toBeLessThan(first.body.length)
      return answer
    },
    { timeout: 20_000 },
  )
  expect(brotliDecompressSync(first.body)).toEqual(SCRIPT)
  expect(brotliDecompressSync(later.body)).toEqual(SCRIPT)
})

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['zstd, *;q=0.1', 'br'],
] as const)('Accept-Encoding %j chooses %j of br and gzip', (accepted, chosen) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(chosen)
})
