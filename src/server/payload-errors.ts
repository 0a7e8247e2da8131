import type { APIError, ValidationError } from 'payload'

// A build may contain Payload more than once: the startup code and each route are separate bundles, while one
// Payload serves them all. So its errors are recognised by shape; `instanceof` only works within a bundle.

type Shape = { status?: unknown; isPublic?: unknown; data?: { errors?: unknown } | null }

/** Whether this is Payload's error, or a hook's in its format: with a status for the response. */
export const isApiError = (error: unknown): error is APIError => {
  if (!(error instanceof Error)) return false
  const { isPublic, status } = error as Error & Shape
  return typeof status === 'number' && typeof isPublic === 'boolean'
}

/** Whether Payload found invalid fields; `data.errors` names them. */
export const isValidationError = (error: unknown): error is ValidationError =>
  isApiError(error) && Array.isArray((error as Shape).data?.errors)

/** Marks an error about a value that another record has. */
export const markTaken = (error: ValidationError): ValidationError => Object.assign(error, { isTaken: true })

/** Payload's own unique fields: its error for them has nothing else to tell it by. */
const NOT_UNIQUE = 'Value must be unique'

/** Whether the value of a field belongs to another record already. */
export const isTaken = (error: ValidationError): boolean =>
  (error as { isTaken?: unknown }).isTaken === true ||
  error.data.errors.some(({ message }) => message === NOT_UNIQUE)
