import type { APIError, ValidationError } from 'payload'

// A build may hold Payload more than once: the server's start and each address are bundles of their own, while one
// Payload serves them all. So its errors are known by their shape; `instanceof` knows only those of its own bundle.

type Shape = { status?: unknown; isPublic?: unknown; data?: { errors?: unknown } | null }

/** Whether Payload, or a hook by its words, refused something: with a status for the answer. */
export const isApiError = (error: unknown): error is APIError => {
  if (!(error instanceof Error)) return false
  const { isPublic, status } = error as Error & Shape
  return typeof status === 'number' && typeof isPublic === 'boolean'
}

/** Whether Payload found fields wrong; `data.errors` names them. */
export const isValidationError = (error: unknown): error is ValidationError =>
  isApiError(error) && Array.isArray((error as Shape).data?.errors)
