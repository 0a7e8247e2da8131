import type { Payload, PayloadRequest } from 'payload'
import type { ZodObject, ZodType } from 'zod'
import type { Action, Actor, ModuleKey } from '@/kernel/permissions'

/**
 * Who may call a route. There is no default: a route without it does not compile, and is rejected at startup.
 *
 * - public: anyone
 * - signed-in: any active account
 * - customer: an account without a role
 * - staff: an account with a role, whatever this permits
 * - module and action: staff whose role includes it; `publicWhen` opens the call to anyone whose query
 * matches
 *   exactly (a reference list is public when the query selects active entries); with `isHidden`, customers
 *   who name a record get 404, whether or not it exists
 */
export type RouteAccess =
  | { kind: 'public' }
  | {
      kind: 'signed-in'
      /** The message to guests, if it is another than 'Please sign in'. */
      message?: string
    }
  | { kind: 'customer' /** The message to guests, as above. */; message?: string }
  | { kind: 'staff' }
  | {
      kind: 'module'
      module: ModuleKey
      action: Action
      publicWhen?: Record<string, string>
      isHidden?: true
    }

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

/** What a handler knows about the call in addition to its validated input. */
export type RouteContext = {
  payload: Payload
  /** Carries the user, the headers and, inside an operation, the transaction. */
  req: PayloadRequest
  actor: Actor
  requestId: string
  /** Response headers, for cookies. */
  answer: Headers
  /** The raw body, for routes that take a file; null otherwise. */
  upload: ReadableStream<Uint8Array> | null
}

/** The call as received, before validation. */
export type RawInput = {
  params: Record<string, string>
  query: Record<string, string | string[]>
  body: unknown
}

/** Maps internal field names to the clients' names, so that an error points at what was sent. */
export type FieldNames = Readonly<Record<string, string>>

/** A route of the contract, ready to be mounted and documented. */
export type Route = {
  methods: readonly Method[]
  /** Relative to /api/v1, with `{name}` for parameters. */
  path: string
  access: RouteAccess
  summary: string
  tag: string
  status: 200 | 201 | 302
  /** Errors specific to this route, in addition to those implied by its shape. */
  refusals: readonly number[]
  params?: ZodObject
  /** Query and body in the clients' names, for documentation only; `run` does the validation. */
  query?: ZodObject
  body?: ZodType
  /** Without a body, the call is taken as if it were empty. */
  mayOmitBody: boolean
  /**
   * The largest file accepted as the whole body, in bytes, of any content type, read as it arrives; 0 for
   * none.
   */
  takesFile: number
  /** Responds with a file of this type instead of JSON. */
  givesFile?: string
  response: ZodType
  run: (raw: RawInput, context: RouteContext) => Promise<unknown>
}
