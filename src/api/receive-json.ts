import { unsupportedType } from '@/kernel/errors'
import { MAX_JSON_BYTES, parseJson, readBytes } from '@/server/http/read-body'

/**
 * Reads the body of a JSON request without validating it yet: a caller waiting for its turn has sent
 * everything, and a caller without access learns nothing about errors in the body.
 * @param mayBeNone a request without a content type has an empty body
 * @returns the parsed body; throws AppError 415 for another content type, 400 for an unreadable body
 * @throws AppError 413 beyond MAX_JSON_BYTES, 400 if the sender disconnects before the end
 */
export async function receiveJson(request: Request, mayBeNone = false): Promise<() => unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mayBeNone && type === undefined) return () => ({})
  if (type !== 'application/json')
    return () => {
      throw unsupportedType('Send JSON with the content type application/json')
    }
  const bytes = await readBytes(request, MAX_JSON_BYTES)
  return () => parseJson(bytes)
}
