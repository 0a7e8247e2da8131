import http from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { noteUnavailable } from '../service-unavailable'
import { createHttpServer } from './create-http-server'
import { MAX_BODY_BYTES, MAX_HEADER_LENGTH, MAX_PATH_LENGTH, MAX_URL_LENGTH } from './request-limits'
import { setScriptPolicy } from './script-policy'
import type { PolicyFacts } from './security-headers'

const SITE: PolicyFacts = { isSecure: false, isDevelopment: false, storageOrigin: null }

type Seen = { headers: http.IncomingHttpHeaders; rawHeaders: string[]; body: number; ended: boolean }
/** What reached the pages, latest first. */
const seen: Seen[] = []
let server: http.Server
let port: number

const pages = async (request: http.IncomingMessage, response: http.ServerResponse) => {
  const note: Seen = { headers: request.headers, rawHeaders: request.rawHeaders, body: 0, ended: false }
  seen.unshift(note)
  if (request.url === '/fails') throw new Error('a fault of ours')
  try {
    for await (const part of request) note.body += part.length
    note.ended = true
  } catch {
    return
  }
  if (request.url === '/broken' || request.url === '/api/broken') {
    response.writeHead(500, { 'content-type': 'text/html' })
    response.write('<html id="__next_error__">')
    response.end('</html>')
    return
  }
  if (request.url === '/own-policy') response.setHeader('Content-Security-Policy', "default-src 'none'")
  const type = request.url === '/api/things' ? 'application/json' : 'text/html'
  response.setHeader('content-type', request.url?.endsWith('.js') ? 'text/javascript' : type)
  response.end('<p>drawn</p>')
}

const listen = async (site: PolicyFacts, trustedProxies = 0): Promise<http.Server> => {
  const opened = createHttpServer({
    site,
    hosts: new Set(['cars.example', 'localhost:3000']),
    trustedProxies,
    ownAnswer: (path) => (path.startsWith('/api/') || path === '/livez' ? pages : null),
    pages,
  })
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  return opened
}
const portOf = (of: http.Server): number => {
  const address = of.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  server = await listen(SITE)
  port = portOf(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Pending = {
  path?: string
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: Buffer[]
  at?: number
}
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

const request = ({
  path = '/',
  method = 'GET',
  headers = {},
  body = [],
  at = port,
}: Pending): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port: at,
        path,
        method,
        headers: { host: 'cars.example', ...headers },
        agent: false,
      },
      (response) => {
        let text = ''
        response.on('data', (part) => {
          text += part
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        )
        response.on('error', reject)
      },
    )
    // A sender whose connection is closed while it is still writing has already got its response.
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error)
    })
    for (const part of body) request.write(part)
    request.end()
  })

describe('what is not let in', () => {
  it.each([
    ['an escape that is none', { path: '/%ff' }, 400],
    ['half an escape', { path: '/vehicles/%E0%A4%A' }, 400],
    ['a NUL', { path: '/vehicles/%00' }, 400],
    ['a second slash, which browsers take for another host', { path: '//evil.example/' }, 400],
    ['a backslash', { path: '/\\evil.example' }, 400],
    ['an address without end', { path: `/?q=${'a'.repeat(MAX_URL_LENGTH)}` }, 414],
    ['a path without end', { path: `/${'['.repeat(MAX_PATH_LENGTH)}` }, 414],
    ['a header without end', { headers: { cookie: 'a'.repeat(MAX_HEADER_LENGTH + 1) } }, 431],
    [
      'headers without end',
      { headers: { a: 'a'.repeat(8000), b: 'b'.repeat(8000), c: 'c'.repeat(2000) } },
      431,
    ],
    ['a request to repeat what was sent', { method: 'TRACE' }, 405],
    ['a name that is not ours', { headers: { host: 'evil.example' } }, 421],
    ['a forwarded name without a proxy', { headers: { host: 'x', 'x-forwarded-host': 'cars.example' } }, 421],
    ['an announced body that is too large', { method: 'POST', headers: { 'content-length': 3e8 } }, 413],
    [
      'one to a form of one field',
      { method: 'POST', path: '/data-saver', headers: { 'content-length': 20_000 } },
      413,
    ],
    [
      'one to the sign-in',
      { method: 'POST', path: '/api/users/login', headers: { 'content-length': 20_000 } },
      413,
    ],
  ] as const)('%s', async (_, requested, status) => {
    const before = seen.length
    const answer = await request(requested)
    expect(answer.status).toBe(status)
    expect(seen.length).toBe(before)
  })

  it('a body too large while streaming: reported, never mistaken for a complete one', async () => {
    const part = Buffer.alloc(100_000, 1)
    const answer = await request({
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: Array.from({ length: Math.ceil(MAX_BODY_BYTES / part.length) + 3 }, () => part),
    })
    expect(answer.status).toBe(413)
    expect(answer.body).toBe('The request is too large')
    expect(seen[0]?.body).toBeLessThanOrEqual(MAX_BODY_BYTES)
    expect(seen[0]?.ended).toBe(false)
  })

  it("a call, in the contract's format", async () => {
    const { headers, body } = await request({
      method: 'POST',
      path: '/api/v1/tags',
      headers: { 'content-length': 2_000_000 },
    })
    expect(headers['content-type']).toBe('application/json')
    const message = 'The request is too large'
    expect(JSON.parse(body)).toEqual({
      message,
      error: 'payload_too_large',
      errors: [{ message }],
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    })
  })

  it('a large body announced with Expect is refused before it is sent', async () => {
    const words: string[] = []
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          'POST / HTTP/1.1\r\nHost: cars.example\r\nContent-Length: 900000000\r\nExpect: 100-continue\r\n\r\n',
        ),
      )
      socket.on('data', (part) => {
        words.push(String(part))
        socket.end()
      })
      socket.on('close', () => resolve())
    })
    expect(words.join('')).toMatch(/^HTTP\/1.1 413 /)
  })

  it('a probe may use any name', async () => {
    expect((await request({ path: '/livez', headers: { host: '10.1.2.3' } })).status).toBe(200)
  })
})

describe('what is let in', () => {
  it('bodies up to the limit, whole', async () => {
    const answer = await request({ method: 'POST', body: [Buffer.alloc(MAX_BODY_BYTES, 1)] })
    expect([answer.status, seen[0]?.body, seen[0]?.ended]).toEqual([200, MAX_BODY_BYTES, true])
  })

  it('a browser with an endless user agent, which reaches us shortened', async () => {
    await request({ headers: { 'user-agent': `Mozilla/5.0 ${'a'.repeat(8000)}` } })
    expect(seen[0]?.headers['user-agent']).toHaveLength(400)
    expect(seen[0]?.rawHeaders.join(' ').length).toBeLessThan(2_000)
  })

  it.each([undefined, '8.8.8.8', '8.8.8.8, 1.1.1.1', ''])(
    'a client that says it is %s, known by its socket',
    async (sent) => {
      await request({ headers: sent === undefined ? {} : { 'x-forwarded-for': sent } })
      expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
      expect(seen[0]?.rawHeaders.filter((name) => name === 'x-forwarded-for')).toHaveLength(1)
    },
  )

  it.each([
    ['%5B%22%22%2C%7B%7D%5D', '%5B%22%22%2C%7B%7D%5D'],
    ['zz', undefined],
    ['%', undefined],
    ['%7B%7D', undefined],
  ])('what a browser shows of the site, %s, if it can be read', async (sent, expected) => {
    await request({ headers: { 'next-router-state-tree': sent } })
    expect(seen[0]?.headers['next-router-state-tree']).toBe(expected)
  })

  it('the path of a page, whatever the client states', async () => {
    for (const path of ['/vehicles?page=2', '/'])
      await request({ path, headers: { 'x-page-path': '/jobs', 'X-Page-Path': '/jobs' } })
    expect(seen.slice(0, 2).map(({ headers }) => headers['x-page-path'])).toEqual(['/', '/vehicles'])
    expect(seen[0]?.rawHeaders.filter((name) => name.toLowerCase() === 'x-page-path')).toHaveLength(1)
    await request({ path: '/api/things', headers: { 'x-page-path': '/jobs' } })
    expect(seen[0]?.headers['x-page-path']).toBeUndefined()
  })

  it('behind a proxy, what the proxy states about the client and the host', async () => {
    const behind = await listen(SITE, 1)
    const forwarded = { host: 'app:3000', 'x-forwarded-host': 'cars.example', 'x-forwarded-for': '8.8.8.8' }
    const answer = await request({ headers: forwarded, at: portOf(behind) })
    expect([answer.status, seen[0]?.headers['x-forwarded-for']]).toEqual([200, '8.8.8.8'])
    behind.close()
  })
})

describe('the headers of an answer', () => {
  it("contain one nonce for a page's scripts, new each time and known to the page", async () => {
    const [first, second] = [await request({}), await request({})]
    const policies = [first, second].map(({ headers }) => String(headers['content-security-policy']))
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/)
    expect(policies[0]).toContain("frame-ancestors 'self'")
    expect(policies[0]).not.toBe(policies[1])
    expect(seen[0]?.headers['content-security-policy']).toBe(policies[1])
  })

  it('never take the nonce from the client', async () => {
    await request({ path: '/', headers: { 'content-security-policy': "script-src 'nonce-evil'" } })
    expect(seen[0]?.headers['content-security-policy']).not.toContain('evil')
  })

  it('allow custom code on pages of the storefront alone, but not where somebody signs in', async () => {
    setScriptPolicy({ hashes: ['sha256-abc='], hosts: ['cdn.example.com'] })
    const policyOf = async (path: string) =>
      String((await request({ path })).headers['content-security-policy'])
    const page = await policyOf('/vehicles')
    expect(page).toMatch(/script-src 'self' 'nonce-[\w-]{22}' 'sha256-abc=' https:\/\/cdn\.example\.com;/)
    expect(page).toContain("img-src 'self' data: blob: https://cdn.example.com;")
    expect(page).toContain("connect-src 'self' https://cdn.example.com;")
    for (const path of ['/admin', '/admin/settings', '/api/things', '/auth/login', '/ru/auth'])
      expect(await policyOf(path)).not.toMatch(/sha256|cdn/)
    setScriptPolicy({ hashes: [], hosts: [] })
  })

  it('allow a response that is not a page to run nothing and be cached by no one', async () => {
    const { headers } = await request({ path: '/api/things' })
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'")
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it("leave a response's own policy alone", async () => {
    expect((await request({ path: '/own-policy' })).headers['content-security-policy']).toBe(
      "default-src 'none'",
    )
  })

  it.each([
    ['/admin/quotes/standard-quotes/7', "frame-src 'self' blob:;"],
    ['/admin', "frame-src 'self' blob:;"],
    ['/', "frame-src 'self';"],
    ['/administered', "frame-src 'self';"],
  ])('allow documents just received to be framed in the back office alone: %s', async (path, frames) => {
    const policy = String((await request({ path })).headers['content-security-policy'])
    expect(policy).toContain(frames)
    expect(policy).toContain("object-src 'none'")
  })

  it.each(['/', '/api/things', '/%ff', '/fails'])(
    'are set on every response, such as that to %s',
    async (path) => {
      const { headers } = await request({ path })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )

  it.each([
    ['/', true, true],
    ['/api/docs-page', true, false],
    ['/api/things', false, false],
    ['/_next/static/chunks/a.js', false, false],
  ])(
    'of pages are on pages alone, and those of scripts on what Next renders: %s',
    async (path, isPage, isRendered) => {
      const { headers } = await request({ path })
      expect(headers['permissions-policy']?.includes('camera=()') ?? false).toBe(isPage)
      expect(headers['cross-origin-opener-policy'] !== undefined).toBe(isPage)
      expect(String(headers['content-security-policy']).includes('nonce-')).toBe(isRendered)
    },
  )

  it('require TLS permanently if the site has it', async () => {
    const secure = await listen({ ...SITE, isSecure: true, storageOrigin: 'https://files.example' })
    const { headers } = await request({ at: portOf(secure) })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://files.example;")
    secure.close()
  })

  it('reveal nothing about a fault of ours', async () => {
    const { status, body } = await request({ path: '/fails' })
    expect([status, body]).toEqual([500, 'Something went wrong on our side'])
  })
})

describe('while the database is unreachable', () => {
  const away = () => noteUnavailable(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))

  it.each(['/broken', '/fails'])(
    'a page that fails because of it says so, and when to come back: %s',
    async (path) => {
      away()
      const { body, headers, status } = await request({ path })
      expect(status).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['content-type']).toContain('text/html')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect(body).toContain('Try again')
      expect(body).not.toContain('__next_error__')
    },
  )

  it("a call gets the contract's error format", async () => {
    away()
    const { body, headers, status } = await request({ path: '/api/broken' })
    expect([status, headers['retry-after']]).toEqual([503, expect.any(String)])
    expect(JSON.parse(body)).toMatchObject({
      error: 'unavailable',
      message: expect.stringMatching(/try again/),
    })
  })

  it('what does not fail is answered, and a later fault is a fault', async () => {
    away()
    expect((await request({})).status).toBe(200)
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
    expect((await request({ path: '/broken' })).status).toBe(500)
    expect((await request({ path: '/fails' })).body).toBe('Something went wrong on our side')
    vi.restoreAllMocks()
  })
})
