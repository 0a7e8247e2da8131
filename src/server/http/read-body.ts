import { badRequest, tooLarge } from '@/kernel/errors'

/** Largest JSON body accepted, in bytes. A vehicle with every text at its limit is far below. */
export const MAX_JSON_BYTES = 1024 * 1024
/** Deepest nesting of objects and lists; no call needs more than half of it. */
const MAX_DEPTH = 32

/**
 * The raw body of a request.
 * @param most in bytes; more are not read
 * @throws AppError 413, 400 if the sender disconnects before the end, which is no fault of ours
 */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw bodyTooLarge()
  const chunks: Uint8Array[] = []
  const reader = request.body?.getReader()
  let size = 0
  for (let part = await next(reader); part; part = await next(reader)) {
    size += part.byteLength
    if (size > most) throw bodyTooLarge()
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}

async function next(reader?: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value
  } catch {
    throw badRequest('The body was not received completely')
  }
}

/**
 * Parses a JSON text.
 * @throws AppError 400 for invalid JSON or UTF-8, or for nesting too deep for the code that walks it
 */
export function parseJson(bytes: Uint8Array): unknown {
  const value = parsed(decoded(bytes))
  if (isTooDeep(value)) throw badRequest('The body is nested too deeply')
  return value
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest('The body is not valid UTF-8')
  }
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

const bodyTooLarge = () => tooLarge('The request is too large')
