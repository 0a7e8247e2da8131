import { sql } from '@payloadcms/db-postgres'
import { Hono } from 'hono'
import { contextOf, requestIdOf } from '@/api/request-context'
import { PAGE_LANGUAGES } from '@/kernel/languages/languages'
import { isLinkKey } from '@/modules/inventory/media/queries/verify-link-key'
import { openVehicleFile } from '@/modules/inventory/vehicles/queries/open-vehicle-file'
import { env } from '@/server/env'
import { securityTxt } from '@/server/http-server/security-txt'
import { logger } from '@/server/logger'
import { serveMedia } from '@/server/serve-media'
import { giveFile, receiveFile } from '@/server/storage/serve-stored-files'
import { BASE_PATH, app as contract } from './create-api'
import { openPayload } from './open-payload'

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const wrongVerb = () => new Response('Method not allowed', { status: 405, headers: PLAIN })
const health = (status: number, body: Record<string, string>) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The parts of a path after its first segment, undecoded. */
const partsOf = (path: string): string[] => path.split('/').slice(2)

/** A stored file at its permanent URL: redirects to where it can be read right now. */
async function giveLinked(request: Request, id: string): Promise<Response> {
  const { req } = await contextOf(await openPayload(), request, requestIdOf(request.headers))
  const url = await openVehicleFile(req, id, new URL(request.url).searchParams.get('signed'))
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  if (!url) return new Response('Not found', { status: 404, headers: { ...PLAIN, ...headers } })
  return new Response(null, { status: 302, headers: { ...headers, location: url } })
}

/** Whether the product can serve: it is connected and its tables exist. */
async function readiness(): Promise<Response> {
  try {
    const payload = await openPayload()
    await payload.db.drizzle.execute(sql`SELECT 1 FROM app_state LIMIT 1`)
    return health(200, { status: 'ready' })
  } catch (error) {
    logger.warn({ err: error }, 'not ready')
    return health(503, { status: 'unavailable', database: 'does not answer' })
  }
}

const files = new Hono()
  .get('/media/*', (c) => serveMedia(partsOf(c.req.path), c.req.raw))
  .get('/files/:id', (c) => giveLinked(c.req.raw, c.req.param('id')))
  .get('/storage/*', (c) =>
    giveFile(partsOf(c.req.path), c.req.raw, async (path, key) =>
      isLinkKey((await openPayload()).db.drizzle, path, key),
    ),
  )
  .put('/storage/*', (c) => receiveFile(partsOf(c.req.path), c.req.raw))
  .all('*', wrongVerb)

const signs = new Hono()
  .get('/livez', () => health(200, { status: 'ok' }))
  .get('/readyz', readiness)
  .get('/.well-known/security.txt', () => {
    const { SECURITY_CONTACT, SERVER_URL } = env()
    const languages = PAGE_LANGUAGES.map(({ code }) => code)
    return new Response(securityTxt({ contact: SECURITY_CONTACT, site: SERVER_URL, languages }, new Date()), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    })
  })
  .all('*', wrongVerb)

type Answering = (request: Request) => Response | Promise<Response>
const contractAnswer: Answering = (request) => contract.fetch(request)
const fileAnswer: Answering = (request) => files.fetch(request)
const signAnswer: Answering = (request) => signs.fetch(request)

/** Reports the state of the process; answered before Next in every mode. */
export const signAnswerAt = (path: string): Answering | null =>
  path === '/livez' || path === '/readyz' || path === '/.well-known/security.txt' ? signAnswer : null

/** Everything answered without rendering a page: the contract, and files of the storage. */
export function plainAnswerAt(path: string): Answering | null {
  if (path === BASE_PATH || path.startsWith(`${BASE_PATH}/`)) return contractAnswer
  return /^\/(media|files|storage)\//.test(path) ? fileAnswer : null
}

/** The same for the routes of a development build, where changes apply immediately. */
export const answerPlainly: Answering = (request) =>
  plainAnswerAt(new URL(request.url).pathname)?.(request) ??
  new Response('Not found', { status: 404, headers: PLAIN })
