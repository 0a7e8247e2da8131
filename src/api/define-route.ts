import type { ZodObject, ZodType, z } from 'zod'
import { issuesOf } from '@/input/fields'
import { AppError, notFound, validationFailed } from '@/kernel/errors'
import { asProblem } from './problems'
import { readSpelled, spelledIssues, spelledSchema } from './spelling'
import type { FieldNames, Method, RawInput, Route, RouteAccess, RouteContext } from './types'

type Parsed<S> = S extends ZodType ? z.output<S> : undefined

type RouteInput<P, Q, B, R extends ZodType> = {
  /** Several when the specification leaves the verb open. */
  method: Method | readonly Method[]
  path: string
  access: RouteAccess
  summary: string
  tag: string
  /** 200 unless something was created. */
  status?: 200 | 201
  /** Statuses of refusals that are this route's own, such as 429. */
  refusals?: readonly number[]
  params?: P
  /** In the code's own names. What a query does not know is ignored. */
  query?: Q
  /** In the code's own names, strict: what a body does not know is refused by name. A function as for `response`. */
  body?: B | (() => B)
  /**
   * Takes a file of up to so many bytes as the whole body, in place of JSON; `context.upload` is its stream. What is
   * much larger is refused before it is read, so the handler refuses by name what is a little too large.
   */
  takesFile?: number
  /** The content type of the file that it answers with, in place of JSON; the handler then gives a Response. */
  givesFile?: string
  /** As it is sent; a function where modules add to it, asked once all of them are there. */
  response: R | (() => R)
  /** How the code's names in query and body are spelled outside, where that differs. */
  names?: FieldNames | (() => FieldNames)
  /** Where an error about a field points to, if not to its own name. */
  errorNames?: FieldNames
  handler: (
    input: { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> },
    context: RouteContext,
  ) => Promise<z.input<R> | Response>
}

/**
 * Declares one call of the contract: where, who may, what goes in, what comes out. Everything else
 * (mounting, access, validation, documentation, permission tests) is read from this declaration.
 *
 * @throws Error when the access is missing, which types forbid but a cast could hide
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
    const names = asked(route.names) ?? {}
    const body = asked(route.body)
    return { names, body, outside: body && spelledSchema(body, names) }
  })
  const query = route.query && (spelledSchema(route.query, namesAtOnce(route.names)) as ZodObject)
  const run = async (raw: RawInput, context: RouteContext): Promise<unknown> => {
    const { body, names, outside } = given()
    const input = {
      params: readParams(route.params, raw.params),
      query: read(route.query, raw.query, names),
      body: read(body, raw.body, names, outside),
    } as Parameters<typeof route.handler>[0]
    try {
      return await route.handler(input, context)
    } catch (error) {
      throw spelledError(asProblem(error), { ...names, ...route.errorNames })
    }
  }
  const { path, access, summary, tag, status = 200, refusals = [], params, response } = route
  const { takesFile = 0, givesFile } = route
  const described = { methods, path, access, summary, tag, status, refusals, params, query }
  const answer = {
    get response(): ZodType {
      return asked<ZodType>(response)
    },
    get body(): ZodType | undefined {
      return given().outside
    },
  }
  return Object.assign(answer, described, { takesFile, givesFile, run })
}

const asked = <T>(given: T | (() => T)): T => (isAsked(given) ? given() : given)
const isAsked = <T>(given: T | (() => T)): given is () => T => typeof given === 'function'

/** Names that modules add to are those of a body; a query knows what is there from the start. */
const namesAtOnce = (names: FieldNames | (() => FieldNames) | undefined): FieldNames =>
  typeof names === 'function' ? {} : (names ?? {})

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** A path that cannot name a record (such as /vehicles/abc) names nothing: 404. */
function readParams(schema: ZodObject | undefined, value: Record<string, string>): unknown {
  const result = schema?.safeParse(value)
  if (result && !result.success) throw notFound()
  return result?.data
}

/** Checks a value; `outside` is the schema as clients see it, asked only for fields that nobody knows. */
function read(schema: ZodObject | undefined, value: unknown, names: FieldNames, outside?: ZodType): unknown {
  if (!schema) return undefined
  if (outside && !isObject(value))
    throw validationFailed([{ path: '', message: 'The body must be an object' }])
  const strange = outside ? unknownFields(outside, value) : []
  const result = schema.safeParse(readSpelled(value, names))
  if (strange.length === 0 && result.success) return result.data
  const issues = result.success ? [] : spelledIssues(issuesOf(result.error).filter(isKnown), names)
  throw validationFailed([...strange, ...issues])
}

const isObject = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const UNKNOWN = 'Unknown field '

const isKnown = ({ message }: { message: string }): boolean => !message.startsWith(UNKNOWN)

function unknownFields(outside: ZodType, value: unknown) {
  const result = outside.safeParse(value)
  return result.success ? [] : issuesOf(result.error).filter((issue) => !isKnown(issue))
}

/** What an operation or a hook found wrong, pointing at the names that were sent. */
function spelledError(error: unknown, names: FieldNames): unknown {
  if (!(error instanceof AppError) || !error.issues) return error
  return new AppError(error.code, error.message, spelledIssues(error.issues, names), error.retryAfter)
}
