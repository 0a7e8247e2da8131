import type { AfterErrorHook, APIError, PayloadRequest, ValidationError } from 'payload'
import { isApiError, isValidationError } from '../payload-errors'
import { isUnavailable, tryLater } from '../service-unavailable'

type Fault = ValidationError['data']['errors'][number] & { tableName?: string }
type Reported = { status: number; message: string; name?: string }

const UNSTORABLE: Reported = { status: 400, message: 'The request contains characters that cannot be stored' }

const WRONG_KIND: Reported = { status: 400, message: 'The request contains a value of the wrong kind' }
const NO_QUERY: Reported = { status: 400, message: 'The query could not be read' }
const NO_PAGE: Reported = { status: 400, message: 'Pages and limits start at 1' }

/** Errors caused by values from outside, by Postgres' code. */
const CAUSED_BY_CALLER: Readonly<Record<string, Reported>> = {
  // The referenced row does not exist.
  '23503': {
    status: 422,
    message: 'One of the selected entries no longer exists',
    name: 'ValidationError',
  },
  // An attempt to change the status of a vehicle held for a customer.
  '23R01': { status: 409, message: 'This vehicle is reserved for a customer' },
  '22021': UNSTORABLE,
  '22P05': UNSTORABLE,
  '22P02': WRONG_KIND,
  // A condition that does not go with its field, such as a distance from a title.
  '42883': WRONG_KIND,
  // Invalid dates.
  '22007': WRONG_KIND,
  '22008': WRONG_KIND,
  // A negative page or limit.
  '2201W': NO_PAGE,
  '2201X': NO_PAGE,
  '22003': { status: 400, message: 'A number in the request is too large' },
}

const codeOf = (error: unknown): string | undefined => {
  const { cause, code } = (error ?? {}) as { cause?: unknown; code?: string }
  return code ?? (cause ? codeOf(cause) : undefined)
}

/** Conditions may be sent as JSON, which may be invalid. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError && error.message.includes('JSON')

/**
 * Converts the database's refusals to responses that a person can act on, without its own words. Payload
 * treats every such refusal as an internal error. Refusals by hooks keep their reasons.
 */
export const mapDatabaseError: AfterErrorHook = ({ error, req }) => {
  if (isUnavailable(error)) return answerTryLater(req)
  if (isValidationError(error)) return answerInvalid(error)
  const reported = isUnreadable(error) ? NO_QUERY : CAUSED_BY_CALLER[codeOf(error) ?? '']
  if (!reported) return isApiError(error) && error.isPublic ? answerRefused(error) : undefined
  const { message, name, status } = reported
  return { status, response: { errors: [{ message, ...(name ? { name } : {}) }] } }
}

/**
 * The message of each field, as Payload's forms read them. Payload writes these only of errors from its own copy in the
 * bundle of the route. Left out is the table in which a value is taken already.
 */
function answerInvalid({ data, message, status }: ValidationError): ReturnType<AfterErrorHook> {
  const errors = data.errors.map(({ tableName: _, ...fault }: Fault) => fault)
  return { status, response: { errors: [{ name: 'ValidationError', data: { ...data, errors }, message }] } }
}

/** The reason of a refusal, as Payload writes it of errors from its own copy; of others a build may lose it. */
function answerRefused({ data, message, name, status }: APIError): ReturnType<AfterErrorHook> {
  const fault = data ? { name: name || 'APIError', data, message } : { message }
  return { status, response: { errors: [fault] } }
}

/** The same 503 as everywhere; the hook's response has no headers of its own, so they go on the request's. */
function answerTryLater(req: PayloadRequest): ReturnType<AfterErrorHook> {
  const { message, retryAfter, status } = tryLater()
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(retryAfter))
  return { status, response: { errors: [{ message }] } }
}
