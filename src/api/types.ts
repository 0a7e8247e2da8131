import type { Payload, PayloadRequest } from 'payload'
import type { ZodObject, ZodType } from 'zod'
import type { Action, Actor, ModuleKey } from '@/kernel/permissions'

/**
 * Who may call a route. There is no default: a route without it does not compile, and is refused at start.
 *
 * - public: anyone
 * - signed-in: any active account
 * - customer: an account without a role
 * - module and action: staff whose role holds it; `publicWhen` opens the call to anyone when the query says
 *   exactly so (a reference list is public when it asks for the active entries)
 */
export type RouteAccess =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'customer' }
  | { kind: 'module'; module: ModuleKey; action: Action; publicWhen?: Record<string, string> }

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

/** What a handler knows of the call beyond its validated input. */
export type RouteContext = {
  payload: Payload
  /** Carries the user, the headers and, inside an operation, the transaction. */
  req: PayloadRequest
  actor: Actor
  requestId: string
  /** Headers of the answer, for cookies. */
  answer: Headers
  /** The body as it arrives, of a route that takes a file; null for the others. */
  upload: ReadableStream<Uint8Array> | null
}

/** The call as it came, before validation. */
export type RawInput = {
  params: Record<string, string>
  query: Record<string, string | string[]>
  body: unknown
}

/** Internal field names to the names that clients know, so that an error points at what was sent. */
export type FieldNames = Readonly<Record<string, string>>

/** A route of the contract, ready to be mounted and documented. */
export type Route = {
  methods: readonly Method[]
  /** Below /api/v1, with `{name}` for parameters. */
  path: string
  access: RouteAccess
  summary: string
  tag: string
  status: 200 | 201
  /** Refusals that are this route's own, beside those that follow from its shape. */
  refusals: readonly number[]
  params?: ZodObject
  /** Query and body as clients spell them: documentation, the checking is in `run`. */
  query?: ZodObject
  body?: ZodType
  /** The most bytes of a file that it takes as the whole body, of any content type, read while it arrives; 0 for none. */
  takesFile: number
  /** Answers with a file of this type in place of JSON. */
  givesFile?: string
  response: ZodType
  run: (raw: RawInput, context: RouteContext) => Promise<unknown>
}
