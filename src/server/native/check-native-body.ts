import { badRequest } from '@/kernel/errors'
import { isRecord } from '@/kernel/loose-values'
import { MAX_JSON_BYTES, parseJson, readBytes } from '../http/read-body'

/** A picture four times too large is still rejected by name. */
const MAX_FORM_BYTES = 21 * 1024 * 1024
/** For callers not signed in: an address and a password. */
const MAX_STRANGER_BYTES = 64 * 1024
/** A content type with its boundary: Payload parses it with an expression of quadratic running time. */
const MAX_TYPE_LENGTH = 300
/** The field of a form that Payload parses as JSON. */
const JSON_FIELDS = ['_payload', 'file']

const unreadable = () => badRequest('The form could not be read')

/**
 * The request with its body read completely and checked to be parseable by Payload, which otherwise treats
 * these as internal errors: invalid or bottomless JSON, truncated forms, senders who disconnect.
 *
 * @param from callers not signed in may send little
 * @throws AppError 400, 413
 */
export async function withSoundBody(request: Request, from: 'staff' | 'stranger'): Promise<Request> {
  const { body, headers, method, signal, url } = request
  if (!body || method === 'GET' || method === 'HEAD') return request
  const type = headers.get('content-type') ?? ''
  if (type.length > MAX_TYPE_LENGTH) throw badRequest('The content type is too long')
  const isForm = /^\s*multipart\//i.test(type)
  const most = from === 'stranger' ? MAX_STRANGER_BYTES : isForm ? MAX_FORM_BYTES : MAX_JSON_BYTES
  const bytes = await readBytes(request, most)
  if (isForm) await checkForm(bytes, type)
  else if (/^\s*application\/json\b/i.test(type) && bytes.length > 0) requireObject(bytes)
  return new Request(url, { method, headers, signal, body: bytes })
}

async function checkForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<void> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable()
  })
  for (const name of JSON_FIELDS)
    for (const value of form.getAll(name)) if (typeof value === 'string') requireObject(Buffer.from(value))
}

/** Payload reads the fields of whatever is sent, without looking whether it has any. */
function requireObject(bytes: Buffer<ArrayBuffer>): void {
  if (!isRecord(parseJson(bytes))) throw badRequest('The body must be a JSON object')
}
