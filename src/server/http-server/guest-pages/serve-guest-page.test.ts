import { createHash } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import zlib from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpServer } from '../create-http-server'

const SCRIPT = 'self.x=1'
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

/** Every page rendered, with the headers that reached it. */
let rendered: { url: string; headers: http.IncomingHttpHeaders }[] = []
/** What the page does before it answers. */
let before: () => Promise<unknown> = async () => {}
let server: http.Server

const pages = async ({ headers, url = '' }: http.IncomingMessage, response: http.ServerResponse) => {
  rendered.push({ url, headers })
  const nonce = /nonce-([\w-]+)/.exec(String(headers['content-security-policy']))?.[1]
  const number = rendered.length
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.write(`<p>${number}</p>`)
  await before()
  if (url === '/cookie') response.setHeader('set-cookie', 'a=1')
  response.statusCode = url === '/missing' ? 404 : 200
  response.end(
    `<script nonce="${nonce}">${SCRIPT}</script><script src="/a.js" nonce="${nonce}"></script>` +
      `<script>smuggled()</script>${'x'.repeat(2_000)}`,
  )
}

beforeEach(async () => {
  rendered = []
  before = async () => {}
  server = createHttpServer({
    site: { isSecure: false, isDevelopment: false, storageOrigin: null },
    hosts: new Set(['cars.example', 'other.example']),
    trustedProxies: 0,
    ownAnswer: (path) =>
      path === '/api/change' ? (_, response: http.ServerResponse) => response.end('done') : null,
    pages,
    guestPages: { isGuestPage: (path) => path !== '/own', choices: { to: /^\d+$/, unit: /^(?:km|mi)$/ } },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

const read = (path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    http
      .request(
        { port, path, method, headers: { host: 'cars.example', ...headers }, agent: false },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          )
        },
      )
      .on('error', reject)
      .end()
  })
const firstOf = ({ body }: Answer): string | undefined => /^<p>(\d+)/.exec(body.toString())?.[1]

it('a page is made once, and packed for whoever reads it', async () => {
  const first = await read('/')
  const gzip = await read('/', { 'accept-encoding': 'gzip' })
  const brotli = await read('/', {
    'accept-encoding': 'br',
    'user-agent': 'Firefox',
    cookie: '_ga=1; _gid=2',
  })
  expect(rendered).toHaveLength(1)
  expect(zlib.gunzipSync(gzip.body)).toEqual(first.body)
  expect(zlib.brotliDecompressSync(brotli.body)).toEqual(first.body)
  expect(gzip.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzip.body.length),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
})

it('its scripts run by their hashes, and no others', async () => {
  for (const { headers, body } of [await read('/'), await read('/')]) {
    expect(body.toString()).not.toContain('nonce')
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${HASH};`)
    expect(headers['content-security-policy']).not.toContain('nonce')
  }
})

it('nothing that a reader sends changes what others get', async () => {
  await read('/', {
    'accept-language': 'sw',
    'x-forwarded-host': 'evil.example',
    'x-anything': '1',
    referer: 'a',
  })
  expect(Object.keys(rendered[0]?.headers ?? {}).sort()).toEqual([
    'connection',
    'content-security-policy',
    'host',
    'x-forwarded-for',
    'x-page-path',
  ])
})

it.each([
  ['a cookie', { cookie: '_ga=1; payload-token=x' }],
  ['a choice that has no meaning', { cookie: 'to=x' }],
  ['an authorization', { authorization: 'Bearer x' }],
  ['a part of a page', { rsc: '1' }],
  ['saved data', { 'save-data': 'on' }],
  ['a robot', { 'user-agent': 'Googlebot/2.1' }],
  ['something else than a page', { accept: 'image/avif' }],
])('with %s a page is made for that reader alone, with a nonce', async (_, headers) => {
  const own = [await read('/', headers), await read('/', headers)]
  expect(own.map(firstOf)).toEqual(['1', '2'])
  for (const answer of own) expect(answer.headers['content-security-policy']).toContain("'nonce-")
  expect(firstOf(await read('/'))).toBe('3')
})

it.each(['/?a=1', '/own', '/missing', '/cookie'])('%s is not stored', async (path) => {
  expect([firstOf(await read(path)), firstOf(await read(path))]).toEqual(['1', '2'])
})

it('whoever chose the same shares a page, which is rendered with these choices alone', async () => {
  const cookies = ['unit=km; _ga=7; to=5', 'to=5; unit=km', 'to=6; unit=km', 'unit=km']
  const answers: (string | undefined)[] = []
  for (const cookie of cookies) answers.push(firstOf(await read('/', { cookie })))
  expect(answers).toEqual(['1', '1', '2', '3'])
  expect(rendered.map(({ headers }) => headers.cookie)).toEqual(['to=5; unit=km', 'to=6; unit=km', 'unit=km'])
})

it('hosts and paths have pages of their own', async () => {
  const answers = [
    await read('/'),
    await read('/', { host: 'other.example' }),
    await read('/b'),
    await read('/%62'),
  ]
  expect(answers.map(firstOf)).toEqual(['1', '2', '3', '4'])
})

it('a request that may have changed something makes pages anew, also one that was being made', async () => {
  await read('/')
  await read('/api/change', {}, 'POST')
  const { promise, resolve } = Promise.withResolvers<void>()
  before = () => promise
  const slow = read('/')
  while (rendered.length < 2) await sleep(1)
  await read('/api/change', {}, 'DELETE')
  resolve()
  expect([firstOf(await slow), firstOf(await read('/'))]).toEqual(['2', '3'])
})

it('readers wait for the page that is being made, and make their own if it fails', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  before = () => promise
  const waiting = [read('/'), read('/'), read('/')]
  while (rendered.length < 1) await sleep(1)
  const missing = [read('/missing'), read('/missing')]
  while (rendered.length < 2) await sleep(1)
  resolve()
  expect((await Promise.all(waiting)).map(firstOf)).toEqual(['1', '1', '1'])
  expect((await Promise.all(missing)).map(({ status }) => status)).toEqual([404, 404])
})

it('a page is whole, however slowly it is made', async () => {
  before = () => sleep(150)
  const { body, headers } = await read('/', { 'accept-encoding': 'gzip' })
  expect(headers['content-security-policy']).toContain(HASH)
  expect(zlib.gunzipSync(body).toString()).toMatch(/^<p>1<\/p>.*xxx$/)
})
