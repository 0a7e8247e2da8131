import { unsupportedType } from '@/kernel/errors'
import { MAX_JSON_BYTES, parseJson, readBytes } from '@/server/read-body'

/**
 * The JSON body of a request.
 *
 * @throws AppError 415 for another content type, 413 beyond MAX_JSON_BYTES, 400 for what cannot be read
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw unsupportedType('Send JSON with the content type application/json')
  return parseJson(await readBytes(request, MAX_JSON_BYTES))
}
