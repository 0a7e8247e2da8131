import type { Issue } from './issue'
import { waitText } from './time/wait-text'

/** Stable codes that clients may rely on; sent as `error` along with the message for people. */
export type ErrorCode =
  | 'bad_request'
  | 'unauthenticated'
  | 'forbidden'
  | 'email_unconfirmed'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'rate_limited'
  | 'unavailable'

const STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  email_unconfirmed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  unavailable: 503,
}

/**
 * An error that an operation throws on purpose. One place maps it to HTTP; anything else thrown is a fault
 * and gets a 500 without its text.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly issues?: Issue[],
    /** Seconds until a retry makes sense; set for `rate_limited` and `unavailable`. */
    readonly retryAfter?: number,
  ) {
    super(message)
    this.status = STATUS[code]
  }

  /**
   * A build may contain this class more than once: the server's startup code and each route are separate
   * bundles.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'AppError'
  }
}

/** 400: the request itself cannot be read (broken JSON, a nonsensical query). */
export const badRequest = (message = 'The request could not be read', issues?: Issue[]): AppError =>
  new AppError('bad_request', message, issues)

/** 401: nobody is signed in, or the session has ended. */
export const unauthenticated = (message = 'Please sign in'): AppError =>
  new AppError('unauthenticated', message)

/** 403: signed in, but not allowed. */
export const forbidden = (message = 'You are not allowed to do this'): AppError =>
  new AppError('forbidden', message)

/** 403: the password was right, but the address of the account has not been confirmed yet. */
export const emailUnconfirmed = (message: string): AppError => new AppError('email_unconfirmed', message)

/** 404: no such record, or none visible to this caller. */
export const notFound = (message = 'Not found'): AppError => new AppError('not_found', message)

/** 405: the URL is known, but not with this verb. */
export const wrongMethod = (allowed: readonly string[]): AppError =>
  new AppError('method_not_allowed', `This address answers only to ${allowed.join(', ')}`)

/**
 * 409: the record has changed in the meantime, or a value that must be unique is taken (then with issues).
 */
export const conflict = (message: string, issues?: Issue[]): AppError =>
  new AppError('conflict', message, issues)

/** 413: the body or a file is larger than allowed. */
export const tooLarge = (message = 'The file is too large'): AppError =>
  new AppError('payload_too_large', message)

/** 415: unsupported content type. */
export const unsupportedType = (message = 'Invalid file type'): AppError =>
  new AppError('unsupported_media_type', message)

/** 422: invalid fields. Uses the first issue's message unless given one. */
export const validationFailed = (issues: Issue[], message?: string): AppError =>
  new AppError('validation_failed', message ?? issues[0]?.message ?? 'The data is not valid', issues)

/**
 * 429: too many attempts. The message contains for how long: 'later' in it becomes 'in 3 minutes'.
 *
 * @param retryAfter seconds, rounded up to at least 1
 */
export function rateLimited(
  retryAfter: number,
  message = 'Too many requests. Please try again later.',
): AppError {
  const seconds = Math.max(1, Math.ceil(retryAfter))
  return new AppError('rate_limited', message.replace(/\blater\b/, waitText(seconds)), undefined, seconds)
}

/**
 * 503: something the server depends on is unreachable; the same request may work after `retryAfter` seconds.
 */
export const unavailable = (message: string, retryAfter = 5): AppError =>
  new AppError('unavailable', message, undefined, retryAfter)
