import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Done = (error?: Error | null) => void
/** Gives the packed body and the name of its encoding, or null to send it as it is. */
export type PackBody = (body: Buffer) => Promise<{ body: Buffer; encoding: string } | null>

/** A page of this size is none; it is passed on as it comes. */
const MOST_BYTES = 8_000_000
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/i

/** Whether the answer, whose headers stand by now, has a text for a body that nobody has packed yet. */
const isText = (response: ServerResponse): boolean =>
  ![204, 206, 304].includes(response.statusCode) &&
  !response.hasHeader('content-encoding') &&
  !String(response.getHeader('cache-control') ?? '').includes('no-transform') &&
  !String(response.getHeader('content-type') ?? '').startsWith('text/event-stream') &&
  TEXT.test(String(response.getHeader('content-type') ?? ''))

/**
 * Holds back a text until it is whole, then packs and sends it in one piece with its length. Anything else goes out
 * as if this were not there.
 */
export function holdBack(response: ServerResponse, pack: PackBody): void {
  const original = {
    write: response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean,
    end: response.end.bind(response) as (...rest: unknown[]) => ServerResponse,
    writeHead: response.writeHead.bind(response) as (status: number) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  }
  let parts: Buffer[] = []
  let size = 0
  let state: 'undecided' | 'holding' | 'passing' = 'undecided'

  const holds = (): boolean => {
    if (state === 'undecided') state = isText(response) ? 'holding' : 'passing'
    return state === 'holding'
  }
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (chunk === null || chunk === undefined || typeof chunk === 'function') return
    const charset = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
    const part = typeof chunk === 'string' ? Buffer.from(chunk, charset) : Buffer.from(chunk as Uint8Array)
    parts.push(part)
    size += part.length
  }
  const letGo = (): void => {
    state = 'passing'
    for (const part of parts) original.write(part)
    parts = []
  }
  const finish = async (done: Done | undefined): Promise<void> => {
    const whole = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, size)
    // What cannot be packed goes out as it is.
    const packed = await pack(whole).catch(() => null)
    if (response.destroyed) return
    state = 'passing'
    const body = packed?.body ?? whole
    if (packed) response.setHeader('content-encoding', packed.encoding)
    response.setHeader('content-length', body.length)
    original.end(body, done)
  }

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      if (typeof rest[0] === 'string') response.statusMessage = rest[0]
      setAll(response, rest.at(-1))
      return holds() ? response : original.writeHead(status)
    },
    flushHeaders() {
      if (!holds()) original.flushHeaders()
    },
    write(chunk: unknown, ...rest: unknown[]) {
      if (!holds()) return original.write(chunk, ...rest)
      keep(chunk, rest[0])
      if (size > MOST_BYTES) letGo()
      const done = rest.find((one): one is Done => typeof one === 'function')
      if (done) queueMicrotask(done)
      return true
    },
    end(...rest: unknown[]) {
      if (!holds()) return original.end(...rest)
      keep(rest[0], rest[1])
      void finish(rest.find((one): one is Done => typeof one === 'function'))
      return response
    },
  })
}

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
function setAll(response: ServerResponse, given: unknown): void {
  if (!given || typeof given !== 'object') return
  if (Array.isArray(given)) {
    for (let at = 0; at + 1 < given.length; at += 2) response.setHeader(String(given[at]), given[at + 1])
    return
  }
  for (const [name, value] of Object.entries(given as OutgoingHttpHeaders))
    if (value !== undefined) response.setHeader(name, value as Exclude<OutgoingHttpHeader, undefined>)
}
