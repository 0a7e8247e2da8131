import type { AppError } from '@/kernel/errors'

/** An error in the format of Payload's admin, with the contract's code added. */
export function nativeRefusal({ message, code, status, retryAfter }: AppError): Response {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
  return Response.json({ message, error: code, errors: [{ message }] }, { status, headers })
}
