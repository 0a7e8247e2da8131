import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { requireAccess } from '@/api/access'
import { docsPage, scalarScript } from '@/api/docs-page'
import { mapError } from '@/api/map-error'
import { describeCommon, describeRoute, OPENAPI_INFO } from '@/api/openapi'
import { receiveJson } from '@/api/receive-json'
import { contextOf, requestIdOf } from '@/api/request-context'
import type { Method, RawInput, Route, RouteContext } from '@/api/route-type'
import { AppError, badRequest, notFound, wrongMethod } from '@/kernel/errors'
import { returnFromProvider, startProvider } from '@/modules/accounts/sign-in/routes/oauth-redirects'
import { concurrencyLimit } from '@/server/concurrency/concurrency-limit'
import { PLAIN_PAGE_POLICY, plainPage } from '@/server/http/plain-page'
import { logger } from '@/server/logger'
import { refuseForeignWrite } from '@/server/request-origin'
import { openPayload } from './open-payload'
import { routes as contract } from './routes'

export const BASE_PATH = '/api/v1'
const SESSION_COOKIE = 'payload-token'

/**
 * Concurrent writes. More of them finish no sooner, and each that has started takes processor time from
 * readers.
 */
const WRITES_AT_ONCE = 4
const WRITE_PATIENCE = { line: 500, waitMs: 25_000 }

/** A route with one verb, in matching order. */
type Mounted = { method: Method; route: Route }

/** Fixed segments take precedence over parameters, whatever order the routes were written in. */
export const inMatchingOrder = (routes: readonly Route[]): Mounted[] =>
  routes
    .flatMap((route) => route.methods.map((method) => ({ method, route })))
    .sort((a, b) => rank(a.route.path).localeCompare(rank(b.route.path)))

const rank = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '~' : `!${segment}`))
    .join('/')

/** The product's HTTP contract with its document; `routes` is a parameter for tests only. */
export function createApi(routes: readonly Route[] = contract): OpenAPIHono {
  const app = new OpenAPIHono().basePath(BASE_PATH)
  describeCommon(app, SESSION_COOKIE)
  for (const { method, route } of inMatchingOrder(routes)) {
    if (!route.access?.kind) throw new Error(`${method} ${route.path} declares no access`)
    app.openAPIRegistry.registerPath(describeRoute(method, route))
    app.on(method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => serve(c, route))
  }
  app.get('/auth/oauth/:provider', (c) =>
    visit(c, (context) => startProvider(context, c.req.param('provider'), new URL(c.req.url).searchParams)),
  )
  app.get('/auth/oauth/:provider/callback', (c) =>
    visit(c, (context) => returnFromProvider(context, c.req.param('provider'), new URL(c.req.url).search)),
  )
  let document: string | undefined
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(app.getOpenAPI31Document(OPENAPI_INFO))
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  })
  app.get('/docs', docsPage)
  app.get('/docs/scalar.js', scalarScript)
  const verbsAt = verbsOf(routes)
  app.notFound((c) => nowhere(c, verbsAt(c.req.path.slice(BASE_PATH.length))))
  app.onError((error, c) => failed(c, error, requestIdOf(c.req.raw.headers)))
  return app
}

/** URLs that a browser navigates to. */
const VISITED = [
  '/auth/oauth/{provider}',
  '/auth/oauth/{provider}/callback',
  '/openapi.json',
  '/docs',
  '/docs/scalar.js',
]

/** The verbs that a URL answers to; none if there is no such URL. */
function verbsOf(routes: readonly Route[]): (path: string) => string[] {
  const mounted = inMatchingOrder(routes).map(
    ({ method, route }) => [method.toUpperCase(), route.path] as const,
  )
  const known = [...mounted, ...VISITED.map((path) => ['GET', path] as const)].map(([verb, path]) => ({
    verb,
    fits: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (path) => [...new Set(known.filter(({ fits }) => fits.test(path)).map(({ verb }) => verb))].sort()
}

/** Responds to a call of an unknown URL, or of a known one with a wrong verb. */
function nowhere(c: Context, verbs: readonly string[]): Response {
  const requestId = requestIdOf(c.req.raw.headers)
  if (verbs.length === 0) return failed(c, notFound(), requestId)
  const answer = failed(c, wrongMethod(verbs), requestId)
  answer.headers.set('Allow', verbs.join(', '))
  return answer
}

async function serve(c: Context, route: Route): Promise<Response> {
  const request = c.req.raw
  const requestId = requestIdOf(request.headers)
  try {
    refuseForeignWrite(request.method, request.headers, SESSION_COOKIE)
    if (!writesAsSomebody(request, route)) return await run(c, route, requestId)
    const body = route.body ? await receiveJson(request, route.mayOmitBody) : undefined
    return await concurrencyLimit(
      'writes',
      WRITES_AT_ONCE,
      () => run(c, route, requestId, body),
      WRITE_PATIENCE,
    )
  } catch (error) {
    const answer = failed(c, error, requestId)
    return isOpened(c, route) ? failedPage(answer) : answer
  }
}

/** Whether a browser opens a file as a page of its own, as links to documents do. */
const isOpened = (c: Context, { givesFile }: Route): boolean =>
  givesFile !== undefined && c.req.header('sec-fetch-dest') === 'document'

/** The same as a page, for people. */
async function failedPage(answer: Response): Promise<Response> {
  const { message } = (await answer.json()) as { message: string }
  const page = new Response(plainPage({ title: 'This file could not be opened', text: message }), answer)
  page.headers.set('Content-Type', 'text/html; charset=utf-8')
  page.headers.set('Content-Security-Policy', PLAIN_PAGE_POLICY)
  return page
}

const READS = new Set(['GET', 'HEAD'])

/**
 * Whether a call changes something on behalf of a signed-in user. A file arrives as slowly as its sender
 * likes.
 */
const writesAsSomebody = ({ method, headers }: Request, { takesFile }: Route): boolean =>
  !READS.has(method) &&
  takesFile === 0 &&
  (headers.has('authorization') || Boolean(headers.get('cookie')?.includes(SESSION_COOKIE)))

async function run(c: Context, route: Route, requestId: string, sent?: () => unknown): Promise<Response> {
  const request = c.req.raw
  const context = await contextOf(await openPayload(), request, requestId)
  const query = queryOf(c)
  requireAccess(route.access, context.actor, query, route.params !== undefined)
  const body = route.body ? (sent ?? (await receiveJson(request, route.mayOmitBody)))() : undefined
  if (route.takesFile > 0) context.upload = request.body
  const result = await route.run({ params: c.req.param(), query, body }, context)
  const answer = result instanceof Response ? result : c.json(result, route.status)
  for (const [name, value] of context.answer) answer.headers.append(name, value)
  return withDefaults(answer, requestId)
}

/** A call that a browser navigates to: it responds with a redirect and never with JSON. */
async function visit(c: Context, answer: (context: RouteContext) => Promise<Response>): Promise<Response> {
  const requestId = requestIdOf(c.req.raw.headers)
  const context = await contextOf(await openPayload(), c.req.raw, requestId)
  return withDefaults(await answer(context), requestId)
}

/** @throws AppError 400 if it is not percent-encoded text */
function queryOf(c: Context): RawInput['query'] {
  if (!isReadable(new URL(c.req.url).search)) throw badRequest('The query could not be read')
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([key, values]) => [
      key,
      values.length > 1 ? values : (values[0] ?? ''),
    ]),
  )
}

function isReadable(search: string): boolean {
  try {
    decodeURIComponent(search)
    return true
  } catch {
    return false
  }
}

/** Responds to an error; of a fault of ours the caller only gets the id to report. */
function failed(c: Context, thrown: unknown, requestId: string): Response {
  const problem = mapError(thrown)
  if (!(problem instanceof AppError)) {
    logger.error({ err: thrown, requestId, method: c.req.method, path: c.req.path }, 'request failed')
    const body = { message: 'Something went wrong on our side', error: 'internal_error', requestId }
    return withDefaults(c.json(body, 500), requestId)
  }
  const { message, code: error, issues: errors, retryAfter, status } = problem
  const answer = Response.json({ message, error, ...(errors ? { errors } : {}), requestId }, { status })
  if (retryAfter) answer.headers.set('Retry-After', String(retryAfter))
  return withDefaults(answer, requestId)
}

function withDefaults(answer: Response, requestId: string): Response {
  answer.headers.set('X-Request-Id', requestId)
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store')
  answer.headers.set('X-Content-Type-Options', 'nosniff')
  return answer
}

export const app = createApi()
