// Must come first: schemas created before this import cannot be described.
import '@hono/zod-openapi'
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import type { Method, Route, RouteAccess } from './route-type'
import { nameSchema, schemaName } from './schema-name'

/** The body of every error response. */
export const errorSchema = z
  .object({
    /** For humans. */
    message: z.string(),
    /** For programs: stable, in snake_case. */
    error: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' })

export const OPENAPI_INFO = {
  openapi: '3.1.0',
  info: {
    title: 'Kaido API',
    version: '1.0.0',
    description: 'Vehicles, reference data and sign-in of a Kaido installation.',
  },
  servers: [{ url: '/' }],
}

/** Both ways to authenticate, declared in the document under their names. */
const SIGNED_IN: Record<string, string[]>[] = [{ bearer: [] }, { cookie: [] }]

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'No such record, or not visible to the caller',
  409: 'Conflicts with stored data',
  413: 'Too large',
  415: 'Not JSON',
  422: 'A value is not valid',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Something the server depends on cannot be reached',
}

const jsonOf = (schema: z.ZodType) => ({ 'application/json': { schema } })

const fileOf = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } as const } })

const refusalName = (status: number): string => `Refusal${status}`

/** What the document states once for all routes: authentication and error responses. */
export function describeCommon({ openAPIRegistry }: OpenAPIHono, cookieName: string): void {
  const add = openAPIRegistry.registerComponent.bind(openAPIRegistry)
  add('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  add('securitySchemes', 'cookie', { type: 'apiKey', in: 'cookie', name: cookieName })
  openAPIRegistry.register('Error', errorSchema)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  for (const [status, description] of Object.entries(REFUSALS))
    add('responses', refusalName(Number(status)), { description, content })
}

/** One verb of a route as described in the document. */
export function describeRoute(method: Method, route: Route): RouteConfig {
  const { params, query, access } = route
  const body = route.body && nameInRoute(route.body, route, 'Body')
  return {
    method,
    path: route.path,
    operationId: operationId(method, route.path),
    summary: route.summary,
    description: accessText(access),
    tags: [route.tag],
    security: access.kind === 'public' ? [] : isPartlyPublic(access) ? [{}, ...SIGNED_IN] : SIGNED_IN,
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body: { content: jsonOf(body), required: !route.mayOmitBody } } : {}),
      ...(route.takesFile > 0
        ? { body: { content: fileOf('application/octet-stream'), required: true } }
        : {}),
    },
    responses: {
      [route.status]: doneOf(route),
      ...Object.fromEntries(
        refusalsOf(method, route).map((status) => [
          status,
          { $ref: `#/components/responses/${refusalName(status)}` },
        ]),
      ),
    },
  }
}

/** Where several verbs do the same, what is sent and answered is described once, under the name of the first. */
const nameInRoute = (schema: z.ZodType, { methods: [first, second], path }: Route, ending: string) =>
  nameSchema(
    schema,
    schemaName(schema) ?? (first && second && pascal(`${operationId(first, path)}${ending}`)),
  )

const pascal = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())

function doneOf(route: Route) {
  const { givesFile, status } = route
  if (status === 302) return { description: 'Redirects to an address that is valid for a moment' }
  const description = status === 201 ? 'Created' : 'Done'
  return {
    description,
    content: givesFile ? fileOf(givesFile) : jsonOf(nameInRoute(route.response, route, 'Answer')),
  }
}

function refusalsOf(method: Method, { access, body, query, params, refusals, takesFile }: Route): number[] {
  const list = [500, 503, ...refusals]
  if (access.kind !== 'public') list.push(401, 403)
  if (params) list.push(404)
  if (query || body) list.push(400, 422)
  if (body) list.push(413, 415)
  if (takesFile > 0) list.push(400, 413)
  // A write may come from a foreign page, or hit a record that is in use or has changed.
  if (method !== 'get') list.push(403, 409)
  return [...new Set(list)].sort((a, b) => a - b)
}

const isPartlyPublic = (access: RouteAccess): boolean =>
  access.kind === 'module' && Boolean(access.publicWhen)

function accessText(access: RouteAccess): string {
  if (access.kind === 'public') return 'Open to everyone.'
  if (access.kind === 'signed-in') return 'Needs a session.'
  if (access.kind === 'customer') return 'For customers.'
  if (access.kind === 'staff') return 'For staff.'
  const base = `For staff who may ${access.action} in ${access.module}.`
  const open = Object.entries(access.publicWhen ?? {}).map(([key, value]) => `${key}=${value}`)
  return open.length > 0 ? `${base} Open to everyone with ${open.join('&')}.` : base
}

/** 'get', '/vehicles/{id}/features' → 'getVehiclesByIdFeatures'. */
const operationId = (method: Method, path: string): string =>
  method +
  path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^\{(\w+)\}$/, 'by-$1'))
    .join('-')
    .replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())
