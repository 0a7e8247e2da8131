import type { AppError } from '@/kernel/errors'

/** A refusal in the shape that Payload's admin reads, with the contract's code beside it. */
export function nativeRefusal({ message, code, status, retryAfter }: AppError): Response {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
  return Response.json({ message, error: code, errors: [{ message }] }, { status, headers })
}
