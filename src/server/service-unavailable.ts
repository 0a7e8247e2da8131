import { AppError, unavailable } from '@/kernel/errors'

/** The message when a caller would have to wait too long, or the database is unreachable. */
export const BUSY_MESSAGE = 'We cannot answer right now. Please try again in a moment.'

/** Seconds after which a retry makes sense. */
export const RETRY_AFTER_SECONDS = 5

/** The operating system's errors for an unreachable machine. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Postgres' codes for failures not caused by the statement: those of a lost connection, and others. */
const CONNECTION_LOST = /^080/
const POSTGRES_CODES = new Set([
  '40001', // another transaction came first
  '40P01', // deadlock
  '53300', // too many connections
  '53400',
  '55P03', // a row was locked for too long
  '57014', // the statement took too long
  '57P01', // the server is shutting down, has crashed, or is starting
  '57P02',
  '57P03',
  '57P05', // the transaction was idle for too long
  '25P03',
])

/** The driver's messages without a code. */
const DRIVER_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'cannot connect to Postgres',
]

function hasUnavailableCode(error: object): boolean {
  if (error instanceof AppError) return error.code === 'unavailable'
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && code !== '')
    return SYSTEM_CODES.has(code) || POSTGRES_CODES.has(code) || CONNECTION_LOST.test(code)
  return typeof message === 'string' && DRIVER_WORDS.some((words) => message.includes(words))
}

/**
 * Whether something failed only because the database was unreachable or too slow: the same request may work
 * later. Also checks the causes of wrapped errors.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at && typeof at === 'object' && depth < 10; depth += 1) {
    if (hasUnavailableCode(at)) return true
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true
    at = 'cause' in at ? at.cause : null
  }
  return false
}

// The startup code and the request handlers are separate bundles that share nothing but this.
const MET = Symbol.for('kaido.unavailable')
const shared = globalThis as typeof globalThis & { [MET]?: number }
const RECENT_MS = 5_000

/** Records that the database was unreachable; called where it is queried. */
export function noteUnavailable(error: unknown): void {
  if (isUnavailable(error)) shared[MET] = performance.now()
}

/** Whether the database was unreachable in the last few seconds, which may be why something failed since. */
export const recentlyUnavailable = (): boolean => performance.now() - (shared[MET] ?? -Infinity) < RECENT_MS

/** The error for such a failure: 503, with the seconds to wait. */
export const tryLater = (): AppError => unavailable(BUSY_MESSAGE, RETRY_AFTER_SECONDS)
