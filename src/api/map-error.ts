import type { APIError, ValidationError } from 'payload'
import { ZodError } from 'zod'
import { issuesOf } from '@/input/issues'
import { AppError, conflict, type ErrorCode, validationFailed } from '@/kernel/errors'
import type { Issue } from '@/kernel/issue'
import { UNSTORABLE_MESSAGE } from '@/kernel/text/storable-text'
import { isApiError, isTaken, isValidationError } from '@/server/payload-errors'
import { isUnavailable, tryLater } from '@/server/service-unavailable'

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  // A document locked by another user.
  423: 'conflict',
  429: 'rate_limited',
}

/**
 * Converts anything thrown by an operation, Payload or Postgres into the product's own error if the caller
 * caused it, or if the database is temporarily unreachable. Anything else is returned unchanged: it is a
 * fault, and clients must never see its text.
 */
export function mapError(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (error instanceof ZodError) return validationFailed(issuesOf(error))
  if (isValidationError(error)) return fromValidation(error)
  if (isUnavailable(error)) return tryLater()
  if (isApiError(error)) return fromApiError(error)
  return fromPostgres(error) ?? error
}

/** A value already taken is a conflict; any other field problem is a validation failure. */
function fromValidation(error: ValidationError): AppError {
  const issues = error.data.errors.map(({ path, message }) => ({ path: fieldOf(path ?? ''), message }))
  return isTaken(error) ? conflict(issues[0]?.message ?? error.message, issues) : validationFailed(issues)
}

/** A path may arrive as a Postgres index expression: `lower(office_file_no::text)`. */
const fieldOf = (path: string): string =>
  (/lower\((\w+)/.exec(path)?.[1] ?? path)
    .replace(/_id$/, '')
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function fromApiError(error: APIError): unknown {
  const code = CODES[error.status]
  return code && error.isPublic ? new AppError(code, error.message) : error
}

type PostgresError = { code: string; detail?: string; constraint?: string }

/** Drizzle wraps the Postgres error; the code is on the innermost one. */
function postgresError(error: unknown): PostgresError | null {
  for (let at: unknown = error; at && typeof at === 'object'; at = 'cause' in at ? at.cause : null)
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code))
      return at as PostgresError
  return null
}

/** 'featureGroup' → 'Feature group'. */
const wordsOf = (path: string): string =>
  path.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (first) => first.toUpperCase())

function fromPostgres(error: unknown): AppError | null {
  const pgError = postgresError(error)
  const path = pgError?.detail ? fieldOf(/^Key \((.+?)\)=/.exec(pgError.detail)?.[1] ?? '') : ''
  const about = (message: string): Issue[] => [{ path, message }]
  switch (pgError?.code) {
    case '23505':
      return conflict('This value is already taken', about('This value is already taken'))
    case '23P01':
      return conflict('This overlaps a record that already exists')
    case '23503':
      return pgError.detail?.includes('is not present')
        ? validationFailed(about(`${wordsOf(path)} not found`))
        : conflict('This record is used by others and cannot be deleted')
    case '23R01':
      return conflict('This vehicle is reserved for a customer')
    case '22021':
    case '22P05':
      return validationFailed([{ path: '', message: `The text ${UNSTORABLE_MESSAGE}` }])
    case '22003':
      return validationFailed([{ path: '', message: 'A number is too large' }])
    default:
      return null
  }
}
