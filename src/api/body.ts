import { badRequest, tooLarge, unsupportedType } from '@/kernel/errors'

/** Largest JSON body that is read, in bytes. A vehicle with every text at its limit is far below. */
export const MAX_BODY_BYTES = 1024 * 1024
/** How deep objects and lists may lie in each other: no call of the contract needs more than five levels. */
const MAX_DEPTH = 32

/**
 * The JSON body of a request.
 *
 * @throws AppError 415 for another content type, 413 beyond MAX_BODY_BYTES, 400 for what is no JSON or nested deeper
 *   than anything that is read here walks down
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw unsupportedType('Send JSON with the content type application/json')
  const value = parsed(await readText(request))
  if (isTooDeep(value)) throw badRequest('The body is nested too deeply')
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not valid JSON')
  }
}

/** Walks level by level, so that no depth can exhaust the stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []))
  }
  return false
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge()
  const chunks: Uint8Array[] = []
  const reader = request.body?.getReader()
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > MAX_BODY_BYTES) throw bodyTooLarge()
    chunks.push(part.value)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw badRequest('The body is not valid UTF-8')
  }
}

const bodyTooLarge = () => tooLarge('The request is too large')
