import { AppError, unavailable } from '@/kernel/errors'

/** Said to whoever would have to wait for too long, or whose request met a database that is away. */
export const BUSY_MESSAGE = 'We cannot answer right now. Please try again in a moment.'

/** Seconds after which another try makes sense. */
export const RETRY_AFTER_SECONDS = 5

/** What the operating system says of a machine that cannot be reached. */
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

/** What Postgres says when it is not the statement's fault that it was not done: those of a lost connection, and others. */
const CONNECTION_LOST = /^080/
const POSTGRES_CODES = new Set([
  '40001', // somebody else's transaction came first
  '40P01', // two waited for each other
  '53300', // too many connections
  '53400',
  '55P03', // a row was locked for too long
  '57014', // the statement took too long
  '57P01', // the server shuts down, crashed, or starts
  '57P02',
  '57P03',
  '57P05', // the transaction was idle for too long
  '25P03',
])

/** What the driver says without a code. */
const DRIVER_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Query read timeout',
  'cannot connect to Postgres',
]

function saysUnavailable(error: object): boolean {
  if (error instanceof AppError) return error.code === 'unavailable'
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && code !== '')
    return SYSTEM_CODES.has(code) || POSTGRES_CODES.has(code) || CONNECTION_LOST.test(code)
  return typeof message === 'string' && DRIVER_WORDS.some((words) => message.includes(words))
}

/**
 * Whether something failed only because the database could not be asked, or not in time: the same request may do
 * later. Looks behind the errors that others have put around what was said.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at && typeof at === 'object' && depth < 10; depth += 1) {
    if (saysUnavailable(at)) return true
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true
    at = 'cause' in at ? at.cause : null
  }
  return false
}

// What starts with the process and what answers requests are built apart, and share nothing but this.
const MET = Symbol.for('kaido.unavailable')
const shared = globalThis as typeof globalThis & { [MET]?: number }
const RECENT_MS = 5_000

/** Remembers that the database could not be asked; called where it is asked. */
export function noteUnavailable(error: unknown): void {
  if (isUnavailable(error)) shared[MET] = performance.now()
}

/** Whether the database could not be asked some seconds ago, and so whatever failed since may have failed by that. */
export const recentlyUnavailable = (): boolean => performance.now() - (shared[MET] ?? -Infinity) < RECENT_MS

/** The refusal for whoever meets such a failure: 503, with the seconds to wait. */
export const tryLater = (): AppError => unavailable(BUSY_MESSAGE, RETRY_AFTER_SECONDS)
