import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { drawnFor } from '../http/answer-not-found'
import { unavailablePage } from '../http/unavailable-page'
import { logger } from '../logger'
import { BUSY_MESSAGE, recentlyUnavailable } from '../service-unavailable'
import { checkRequest, pathOf, TOO_LARGE } from './check-request'
import { chooseCompression } from './choose-compression'
import { CompressedResponse, type Instead, RETRY } from './compressed-response'
import { type GuestPages, guestPageKey } from './guest-pages/guest-page-key'
import { GuestPageStore } from './guest-pages/guest-page-store'
import { serveGuestPage } from './guest-pages/serve-guest-page'
import { MeteredRequest } from './metered-request'
import { hostOf, normalizeHeaders, PAGE_PATH_HEADER, setHeader } from './request-headers'
import { type BodyRule, MAX_CONNECTIONS, MAX_HEADER_BYTES, MAX_HEADERS, maxBodyBytes } from './request-limits'
import { isBuiltFile, isCall, type PolicyFacts, pagePolicy, securityHeaders } from './security-headers'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
type Response = CompressedResponse

/** What the door needs to know. */
export type HttpServerOptions = {
  site: PolicyFacts
  /** The host names of the site, in lower case, with their ports. */
  hosts: ReadonlySet<string>
  /** How many proxies in front write the forwarded headers. */
  trustedProxies: number
  /** Answers requests that need no page: the contract, files, health; null passes the request on. */
  ownAnswer: (path: string) => Handler | null
  /** The calls that take a file, and how large it may be. */
  files?: readonly BodyRule[]
  /** Renders the pages. */
  pages: Handler
  /** The pages that guests share; without them, each page is made anew. */
  guestPages?: GuestPages
}

/** Requests that change nothing. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * How long a refused sender is still listened to, so that the response arrives before the connection is
 * closed.
 */
const LINGER_MS = 1_000

/**
 * The product's only HTTP server. Everything that applies to all URLs is here, once: limits, host names,
 * headers, compression. Accepted requests are answered by `ownAnswer` or rendered by `pages`.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const server = createServer({
    IncomingMessage: MeteredRequest,
    ServerResponse: CompressedResponse,
    maxHeaderSize: MAX_HEADER_BYTES,
    // A photograph over a slow line takes minutes; headers never do.
    headersTimeout: 20_000,
    requestTimeout: 10 * 60_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    noDelay: true,
  })
  server.maxHeadersCount = MAX_HEADERS
  server.maxConnections = MAX_CONNECTIONS
  const store = new GuestPageStore()
  server.on('request', (request, response) => void letIn(request, response, options, store))
  // Refused before anything was sent, or with 100 Continue.
  server.on('checkContinue', (request, response) => {
    if (letIn(request, response, options, store)) response.writeContinue()
  })
  return server
}

/** @returns whether it was let in */
function letIn(
  request: MeteredRequest,
  response: Response,
  options: HttpServerOptions,
  store: GuestPageStore,
): boolean {
  const { files, hosts, guestPages, pages, site, trustedProxies, ownAnswer } = options
  const path = pathOf(request)
  const own = ownAnswer(path)
  const isPage = !own && !isCall(path) && !isBuiltFile(path)
  const host = hostOf(request, trustedProxies)
  const shared = isPage && guestPages ? guestPageKey(request, host, guestPages) : null
  const policyOf = (scripts: readonly string[]) => pagePolicy(scripts, path, site)
  const nonce = randomBytes(16).toString('base64url')
  const policy = isPage ? policyOf([`'nonce-${nonce}'`]) : null
  response.onHead = (answer) => addHeaders(answer, path, policy, site)
  response.insteadOfFault = () => (recentlyUnavailable() ? away(request, policy !== null) : null)

  const most = maxBodyBytes(request.method ?? 'GET', path, request.headers['content-type'], files)
  const refusal = checkRequest(request, hosts, host, most)
  if (refusal) {
    refuse(request, response, refusal)
    return false
  }
  normalizeHeaders(request, trustedProxies)
  request.mostBytes = most
  request.onTooLarge = () => refuse(request, response, TOO_LARGE)
  response.packing = chooseCompression(request)
  if (!READING.has(request.method ?? 'GET')) expireOnAnswer(response, store)
  // Next adds the nonce that it finds here to its scripts.
  if (policy) {
    setHeader(request, 'content-security-policy', policy)
    setHeader(request, PAGE_PATH_HEADER, path)
  }
  const render = () => {
    // Next compresses its output unless the client accepts no encoding.
    if (!own) setHeader(request, 'accept-encoding', null)
    return answer(own ?? pages, request, response)
  }
  void (shared ? serveGuestPage({ ...shared, store, request, response, nonce, policyOf, render }) : render())
  return true
}

/** What guests share may be different once a change is answered. */
function expireOnAnswer(response: Response, store: GuestPageStore): void {
  const { onHead } = response
  response.onHead = (answer) => {
    onHead(answer)
    store.expire()
  }
  response.once('close', () => store.expire())
}

async function answer(handler: Handler, request: MeteredRequest, response: Response): Promise<void> {
  try {
    await drawnFor({ request, response }, () => handler(request, response))
  } catch (error) {
    if (!request.destroyed) logger.error({ err: error, path: pathOf(request) }, 'request failed')
    const instead = response.insteadOfFault()
    if (instead) response.refuse(503, instead.type, instead.body, RETRY)
    else response.refuse(500, ...answerBody(request, 500, 'Something went wrong on our side'))
  }
}

/** The contract's codes for requests refused before they get there. */
const CODES: Readonly<Record<number, string>> = {
  413: 'payload_too_large',
  500: 'internal_error',
  503: 'unavailable',
}

/** Calls get the contract's error format, pages plain text. */
function answerBody(request: MeteredRequest, status: number, message: string): [type: string, body: string] {
  if (!isCall(pathOf(request))) return ['text/plain; charset=utf-8', message]
  const error = CODES[status] ?? 'bad_request'
  return [
    'application/json',
    JSON.stringify({ message, error, errors: [{ message }], requestId: randomUUID() }),
  ]
}

/** Instead of a fault: if the database was unreachable just now, that is the reason. */
function away(request: MeteredRequest, isPage: boolean): Instead {
  if (isPage) return { type: 'text/html; charset=utf-8', body: unavailablePage() }
  const [type, body] = answerBody(request, 503, BUSY_MESSAGE)
  return { type, body }
}

/** Sends the reason, listens briefly to what is still arriving, and closes the connection. */
function refuse(
  request: MeteredRequest,
  response: Response,
  { status, message }: { status: number; message: string },
) {
  request.mostBytes = 0
  response.refuse(status, ...answerBody(request, status, message))
  request.resume()
  const timer = setTimeout(() => request.destroy(), LINGER_MS).unref()
  request.once('close', () => clearTimeout(timer))
}

function addHeaders(response: Response, path: string, policy: string | null, site: PolicyFacts): void {
  const isPage = policy !== null || String(response.getHeader('content-type')).startsWith('text/html')
  for (const [name, value] of securityHeaders(policy, isPage, site))
    if (!response.hasHeader(name)) response.setHeader(name, value)
  if (isCall(path) && !response.hasHeader('cache-control'))
    response.setHeader('cache-control', 'private, no-store')
}
