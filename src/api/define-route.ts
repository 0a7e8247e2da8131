import type { ZodObject, ZodType, z } from 'zod'
import { issuesOf } from '@/input/issues'
import { AppError, notFound, validationFailed } from '@/kernel/errors'
import { isRecord } from '@/kernel/loose-values'
import {
  clientNamedIssues,
  clientNamedSchema,
  issuesOfBody,
  readClientNames,
  readClientNamesStrictly,
} from './field-names-in-calls'
import { mapError } from './map-error'
import type { FieldNames, Method, RawInput, Route, RouteAccess, RouteContext } from './route-type'

type Parsed<S> = S extends ZodType ? z.output<S> : undefined

type RouteInput<P, Q, B, R extends ZodType> = {
  /** Several if the specification leaves the verb open. */
  method: Method | readonly Method[]
  path: string
  access: RouteAccess
  summary: string
  tag: string
  /** 200 unless the call creates something, or redirects to where a file can be read for a moment (302). */
  status?: 200 | 201 | 302
  /** Error statuses specific to this route, such as 429. */
  refusals?: readonly number[]
  params?: P
  /** In the code's own names. Unknown query parameters are ignored. A function, as for `response`. */
  query?: Q | (() => Q)
  /**
   * In the code's own names, strict: unknown body fields are rejected by name. A function, as for `response`.
   */
  body?: B | (() => B)
  /** The body may be left out, and is empty then. */
  mayOmitBody?: true
  /**
   * Accepts a file of at most this many bytes as the whole body, instead of JSON; `context.upload` is its
   * stream. Much larger files are rejected before they are read, so the handler only reports those slightly
   * too large.
   */
  takesFile?: number
  /** The content type of the file it responds with, instead of JSON; the handler then returns a Response. */
  givesFile?: string
  /** As sent to clients; a function where modules add to it, called once all modules are registered. */
  response: R | (() => R)
  /** How clients spell the code's names in query and body, where they differ. */
  names?: FieldNames | (() => FieldNames)
  /** Which field an error points to, if not the field of the same name. */
  errorNames?: FieldNames
  handler: (
    input: { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> },
    context: RouteContext,
  ) => Promise<z.input<R> | Response>
}

/**
 * Declares one call of the contract: URL, access, input and output. Everything else (mounting, access
 * checks, validation, documentation, permission tests) is derived from this declaration.
 * @throws Error if `access` is missing, which the types forbid but a cast could hide
 */
export function defineRoute<
  R extends ZodType,
  P extends ZodObject | undefined = undefined,
  Q extends ZodObject | undefined = undefined,
  B extends ZodObject | undefined = undefined,
>(route: RouteInput<P, Q, B, R>): Route {
  const methods: readonly Method[] = typeof route.method === 'string' ? [route.method] : route.method
  if (!route.access?.kind) throw new Error(`${methods.join('|')} ${route.path} declares no access`)
  const given = once(() => {
    const names = requested(route.names) ?? {}
    const [body, query] = [requested(route.body), requested(route.query)]
    const spelled = query && (clientNamedSchema(query, namesAtOnce(route.names)) as ZodObject)
    return { names, body, query, spelled, outside: body && clientNamedSchema(body, names) }
  })
  const run = async (raw: RawInput, context: RouteContext): Promise<unknown> => {
    const { body, names, query } = given()
    const input = {
      params: readParams(route.params, raw.params),
      query: readQuery(query, raw.query, names),
      body: readBody(body, raw.body, names),
    } as Parameters<typeof route.handler>[0]
    try {
      return await route.handler(input, context)
    } catch (error) {
      throw spelledError(mapError(error), { ...names, ...route.errorNames })
    }
  }
  const { path, access, summary, tag, status = 200, refusals = [], params, response } = route
  const { takesFile = 0, givesFile, mayOmitBody = false } = route
  const described = { methods, path, access, summary, tag, status, refusals, params }
  const answer = {
    get response(): ZodType {
      return requested<ZodType>(response)
    },
    get body(): ZodType | undefined {
      return given().outside
    },
    get query(): ZodObject | undefined {
      return given().spelled
    },
  }
  return Object.assign(answer, described, { takesFile, givesFile, mayOmitBody, run })
}

const requested = <T>(given: T | (() => T)): T => (isRequested(given) ? given() : given)
const isRequested = <T>(given: T | (() => T)): given is () => T => typeof given === 'function'

/** Modules spell only names of bodies in their own way; what they add to a query is named as in the code. */
const namesAtOnce = (names: FieldNames | (() => FieldNames) | undefined): FieldNames =>
  typeof names === 'function' ? {} : (names ?? {})

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** A path that cannot name a record (such as /vehicles/abc) is a 404. */
function readParams(schema: ZodObject | undefined, value: Record<string, string>): unknown {
  const result = schema?.safeParse(value)
  if (result && !result.success) throw notFound()
  return result?.data
}

function readQuery(schema: ZodObject | undefined, value: RawInput['query'], names: FieldNames): unknown {
  const result = schema?.safeParse(readClientNames(value, names))
  if (result && !result.success) throw validationFailed(clientNamedIssues(issuesOf(result.error), names))
  return result?.data
}

function readBody(schema: ZodObject | undefined, value: unknown, names: FieldNames): unknown {
  if (!schema) return undefined
  if (!isRecord(value)) throw validationFailed([{ path: '', message: 'The body must be an object' }])
  const result = schema.safeParse(readClientNamesStrictly(value, names))
  if (result.success) return result.data
  throw validationFailed(issuesOfBody(result.error, names))
}

/** Problems found by an operation or a hook, pointing at the names the client sent. */
function spelledError(error: unknown, names: FieldNames): unknown {
  if (!(error instanceof AppError) || !error.issues) return error
  return new AppError(error.code, error.message, clientNamedIssues(error.issues, names), error.retryAfter)
}
