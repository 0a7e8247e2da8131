import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { drawnFor } from '../http/answer-not-found'
import { unavailablePage } from '../http/unavailable-page'
import { logger } from '../logger'
import { BUSY_MESSAGE, recentlyUnavailable } from '../unavailable'
import { judge, pathOf, TOO_LARGE } from './judge'
import { type BodyRule, MAX_CONNECTIONS, MAX_HEADER_BYTES, MAX_HEADERS, maxBodyBytes } from './limits'
import { MeteredRequest } from './metered-request'
import { type Instead, PackedResponse, RETRY } from './packed-response'
import { packingFor } from './packing'
import { hostOf, setHeader, settleHeaders } from './request-headers'
import { isCall, pagePolicy, type SiteFacts, securityHeaders } from './security-headers'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
type Response = PackedResponse

/** What the door has to know. */
export type DoorOptions = {
  site: SiteFacts
  /** The names under which the site may be asked for, in small letters, with their ports. */
  hosts: ReadonlySet<string>
  /** How many proxies in front write the forwarded headers. */
  trustedProxies: number
  /** Answers that need no page: the contract, files, health; null hands the request on. */
  ownAnswer: (path: string) => Handler | null
  /** The calls that take a file, and how large it may be. */
  files?: readonly BodyRule[]
  /** Draws the pages. */
  pages: Handler
}

/** How long a refused sender is listened to, so that the answer reaches it before the connection ends. */
const LINGER_MS = 1_000

/**
 * The one HTTP server of the product. Whatever holds for every address stands here, once: limits, names, headers,
 * packing. What is let in is answered by `ownAnswer`, or drawn by `pages`.
 */
export function openDoor(options: DoorOptions): Server {
  const server = createServer({
    IncomingMessage: MeteredRequest,
    ServerResponse: PackedResponse,
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
  server.on('request', (request, response) => void letIn(request, response, options))
  // Refused before anything was sent; what is let in may be sent.
  server.on('checkContinue', (request, response) => {
    if (letIn(request, response, options)) response.writeContinue()
  })
  return server
}

/** @returns whether it was let in */
function letIn(request: MeteredRequest, response: Response, options: DoorOptions): boolean {
  const { files, hosts, pages, site, trustedProxies, ownAnswer } = options
  const path = pathOf(request)
  const own = ownAnswer(path)
  const nonce = own || isCall(path) ? null : randomBytes(16).toString('base64url')
  const policy = nonce && pagePolicy(nonce, site)
  response.onHead = (answer) => addHeaders(answer, path, policy, site)
  response.insteadOfFault = () => (recentlyUnavailable() ? away(request, policy !== null) : null)

  const most = maxBodyBytes(request.method ?? 'GET', path, request.headers['content-type'], files)
  const refusal = judge(request, hosts, hostOf(request, trustedProxies), most)
  if (refusal) {
    refuse(request, response, refusal)
    return false
  }
  settleHeaders(request, trustedProxies)
  request.mostBytes = most
  request.onTooLarge = () => refuse(request, response, TOO_LARGE)
  response.packing = packingFor(request)
  // Next packs what it sends unless nobody accepts it, and marks its scripts with the nonce that it finds here.
  if (!own) setHeader(request, 'accept-encoding', null)
  if (policy) setHeader(request, 'content-security-policy', policy)
  void answer(own ?? pages, request, response)
  return true
}

async function answer(handler: Handler, request: MeteredRequest, response: Response): Promise<void> {
  try {
    await drawnFor({ request, response }, () => handler(request, response))
  } catch (error) {
    if (!request.destroyed) logger.error({ err: error, path: pathOf(request) }, 'request failed')
    const instead = response.insteadOfFault()
    if (instead) response.refuse(503, instead.type, instead.body, RETRY)
    else response.refuse(500, ...told(request, 500, 'Something went wrong on our side'))
  }
}

/** Codes of the contract for what is refused before it gets there. */
const CODES: Readonly<Record<number, string>> = {
  413: 'payload_too_large',
  500: 'internal_error',
  503: 'unavailable',
}

/** Calls are told in the contract's own words, pages in plain ones. */
function told(request: MeteredRequest, status: number, message: string): [type: string, body: string] {
  if (!isCall(pathOf(request))) return ['text/plain; charset=utf-8', message]
  const error = CODES[status] ?? 'bad_request'
  return [
    'application/json',
    JSON.stringify({ message, error, errors: [{ message }], requestId: randomUUID() }),
  ]
}

/** In place of a fault: when the database could not be asked just now, it is that and no fault. */
function away(request: MeteredRequest, isPage: boolean): Instead {
  if (isPage) return { type: 'text/html; charset=utf-8', body: unavailablePage() }
  const [type, body] = told(request, 503, BUSY_MESSAGE)
  return { type, body }
}

/** Says why, listens for a moment to what is still on its way, and ends the connection. */
function refuse(
  request: MeteredRequest,
  response: Response,
  { status, message }: { status: number; message: string },
) {
  request.mostBytes = 0
  response.refuse(status, ...told(request, status, message))
  request.resume()
  const timer = setTimeout(() => request.destroy(), LINGER_MS).unref()
  request.once('close', () => clearTimeout(timer))
}

function addHeaders(response: Response, path: string, policy: string | null, site: SiteFacts): void {
  for (const [name, value] of securityHeaders(policy, site))
    if (!response.hasHeader(name)) response.setHeader(name, value)
  if (isCall(path) && !response.hasHeader('cache-control'))
    response.setHeader('cache-control', 'private, no-store')
}
