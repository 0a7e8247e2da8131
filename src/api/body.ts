import { unsupportedType } from '@/kernel/errors'
import { MAX_JSON_BYTES, parseJson, readBytes } from '@/server/http/read-body'

/**
 * Reads the body of a request that takes JSON, and leaves what it says for later: whoever waits for a turn has sent
 * all of it, and whoever may not call learns nothing of what was wrong with it.
 *
 * @returns what the body holds; throws AppError 415 for another content type, 400 for what cannot be read
 * @throws AppError 413 beyond MAX_JSON_BYTES, 400 for a sender who goes away before the end
 */
export async function receiveJson(request: Request): Promise<() => unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    return () => {
      throw unsupportedType('Send JSON with the content type application/json')
    }
  const bytes = await readBytes(request, MAX_JSON_BYTES)
  return () => parseJson(bytes)
}
