import type { OutgoingHttpHeaders } from 'node:http'
import type { CompressedResponse } from '../compressed-response'
import { chooseEncoding } from '../compression'
import type { MeteredRequest } from '../metered-request'
import { setHeader } from '../request-headers'
import type { GuestPageKey } from './guest-page-key'
import { type GuestPage, type GuestPageStore, packedBody } from './guest-page-store'
import { hashOwnScripts } from './hash-own-scripts'

type Made = GuestPageKey & {
  store: GuestPageStore
  request: MeteredRequest
  response: CompressedResponse
  /** What the page's scripts are marked with when it is rendered. */
  nonce: string
  /** The policy of a page whose own scripts run by these sources. */
  policyOf: (scripts: readonly string[]) => string
  /** Has the page rendered. */
  render: () => Promise<void>
}

/** Whatever else a browser sends must not change a page that others read. */
const PASSED = /^(host|connection|content-security-policy|x-forwarded-\w+|x-page-path)$/
/** Of one connection or one reader. */
const OWN = ['connection', 'content-length', 'date', 'keep-alive', 'set-cookie', 'transfer-encoding']

/**
 * Answers with the page that all guests get: as stored if it is fresh, else made once for everybody who waits for it. Its
 * scripts are allowed by their hashes, since others read the same page.
 */
export async function serveGuestPage(made: Made): Promise<void> {
  const { key, response, store } = made
  const accepted = made.request.headers['accept-encoding']
  for (;;) {
    const page = store.get(key)
    if (page) return sendStored(response, page, accepted)
    if (!(await store.isMaking(key))) break
  }
  if (!response.destroyed) await makePage(made)
}

type Stored = NonNullable<ReturnType<GuestPageStore['get']>>

function sendStored(response: CompressedResponse, page: Stored, accepted: string | undefined): void {
  const encoding = chooseEncoding(accepted, ['zstd', 'br', 'gzip'])
  const body = encoding ? packedBody(page, encoding) : page.body
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) response.setHeader(name, value)
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.packing = null
  response.end(body)
}

async function makePage({
  cookie,
  key,
  nonce,
  policyOf,
  render,
  request,
  response,
  store,
}: Made): Promise<void> {
  const end = store.begin(key)
  response.once('close', () => end(null))
  response.onWhole = (rendered) => {
    const { html, sources } = hashOwnScripts(rendered.toString('utf8'), nonce)
    const body = Buffer.from(html)
    response.setHeader('content-security-policy', policyOf(sources))
    end(pageOf(response, body))
    return body
  }
  for (const name of Object.keys(request.headers)) if (!PASSED.test(name)) setHeader(request, name, null)
  if (cookie) setHeader(request, 'cookie', cookie)
  await render()
}

/** What a complete response is for others; null for errors, redirects and whatever sets a cookie. */
function pageOf(response: CompressedResponse, body: Buffer): GuestPage | null {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return null
  const headers: OutgoingHttpHeaders = { ...response.getHeaders() }
  for (const name of OWN) delete headers[name]
  return { headers, body }
}
