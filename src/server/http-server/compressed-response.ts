import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import type { Transform } from 'node:stream'
import { RETRY_AFTER_SECONDS } from '../service-unavailable'
import type { Packing } from './choose-compression'

type State = 'undecided' | 'holding' | 'streaming' | 'passing' | 'refused'
/** Sent in place of a response that could not be made. */
export type Instead = { type: string; body: string }
/** Sent with every 503. */
export const RETRY = { 'retry-after': String(RETRY_AFTER_SECONDS) }
type Done = (error?: Error | null) => void

/** No page is this large; it is passed on as it arrives. */
const MOST_BYTES = 8_000_000
/** How long the beginning of a text is held back for its end; anything slower is a streaming page. */
const PATIENCE_MS = 100
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml|[\w.]+\+xml)|image\/svg)/i

/**
 * Our server's response. It compresses a text as a whole, which takes a third of the processor time of doing
 * so piece by piece: the text is held back until it is complete, then sent in one piece with its length. A
 * text that takes longer is streamed, compressed as it arrives. Anything else passes through unchanged.
 */
export class CompressedResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  /** How to compress the text for this client; null leaves it as it is. */
  packing: Packing | null = null
  /** Called with the response headers as the app wrote them, before they are sent. */
  onHead: (response: CompressedResponse<R>) => void = () => {}
  /** Called with a whole text, returns what is compressed and sent; while it is set, no text is streamed. */
  onWhole: ((body: Buffer) => Buffer) | null = null
  /** Replaces a fault of the app; null leaves it as it is. */
  insteadOfFault: () => Instead | null = () => null

  #state: State = 'undecided'
  #parts: Buffer[] = []
  #size = 0
  #timer: NodeJS.Timeout | undefined
  #packer: Transform | undefined

  /**
   * Ends the response from outside, discarding whatever the app still writes. Does nothing once sending has
   * begun.
   */
  refuse(status: number, type: string, body: string, headers: Record<string, string> = {}): void {
    if (this.headersSent || this.#state === 'refused') return
    for (const name of this.getHeaderNames()) this.removeHeader(name)
    this.#forget()
    this.statusCode = status
    this.setHeader('content-type', type)
    this.setHeader('content-length', Buffer.byteLength(body))
    this.setHeader('cache-control', 'no-store')
    this.setHeader('connection', 'close')
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    this.onHead(this)
    this.#state = 'passing'
    super.end(body)
    this.#state = 'refused'
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    return this.#state === 'refused' ? this : super.setHeader(name, value)
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    if (this.#state === 'refused') return this
    if (this.#state !== 'undecided') return super.writeHead(status)
    this.statusCode = status
    if (typeof rest[0] === 'string') this.statusMessage = rest[0]
    setAll(this, rest.at(-1))
    const state = this.#decide()
    return state === 'holding' || state === 'refused' ? this : super.writeHead(status)
  }

  override flushHeaders(): void {
    if (this.#state === 'refused') return
    const state = this.#decide()
    if (state !== 'holding' && state !== 'refused') super.flushHeaders()
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    if (this.#state === 'refused') return true
    const state = this.#decide()
    if (state === 'refused') return true
    if (state === 'holding') return this.#keep(chunk, rest)
    if (this.#packer) return this.#packer.write(asBuffer(chunk, rest[0]), doneOf(rest))
    return super.write(chunk, ...(rest as []))
  }

  override end(...rest: unknown[]): this {
    if (this.#state === 'refused') return this
    const state = this.#decide()
    if (state === 'refused') return this
    if (this.#packer) {
      if (isBody(rest[0])) this.#packer.write(asBuffer(rest[0], rest[1]))
      this.#packer.end(doneOf(rest))
      return this
    }
    if (state !== 'holding') return super.end(...(rest as []))
    if (isBody(rest[0])) this.#keep(rest[0], [rest[1]])
    void this.#finish(doneOf(rest))
    return this
  }

  /** Once the headers are known: whether there is a text to hold back. */
  #decide(): State {
    if (this.#state !== 'undecided') return this.#state
    const instead = this.statusCode === 500 ? this.insteadOfFault() : null
    if (instead) {
      this.refuse(503, instead.type, instead.body, RETRY)
      return 'refused'
    }
    this.onHead(this)
    const holds = (this.packing !== null || this.onWhole !== null) && isText(this)
    if (holds) vary(this)
    this.#state = holds ? 'holding' : 'passing'
    return this.#state
  }

  #keep(chunk: unknown, rest: unknown[]): boolean {
    const part = asBuffer(chunk, rest[0])
    this.#parts.push(part)
    this.#size += part.length
    if (!this.onWhole) this.#timer ??= setTimeout(() => this.#letGo(), PATIENCE_MS)
    const done = doneOf(rest)
    if (done) queueMicrotask(done)
    if (this.#size > MOST_BYTES) this.#letGo()
    return true
  }

  /** Streams from here on. */
  #letGo(): void {
    if (this.#state !== 'holding' || this.destroyed || this.onWhole) return
    clearTimeout(this.#timer)
    this.#state = 'streaming'
    const packer = this.packing?.asItComes()
    if (packer) {
      this.setHeader('content-encoding', packer.encoding)
      this.removeHeader('content-length')
      this.#packer = packer.stream
      this.#packer.on('data', (part: Buffer) => super.write(part))
      this.#packer.on('end', () => super.end())
      // The compressor made the writer wait, but waits on this response.
      this.#packer.on('drain', () => this.emit('drain'))
      this.once('close', () => this.#packer?.destroy())
    }
    for (const part of this.#parts.splice(0)) this.#packer ? this.#packer.write(part) : super.write(part)
  }

  async #finish(done: Done | undefined): Promise<void> {
    clearTimeout(this.#timer)
    const parts = this.#parts
    const written = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, this.#size)
    const whole = this.onWhole?.(written) ?? written
    // What cannot be compressed is sent as it is.
    const packed = await this.packing?.whole(whole, this).catch(() => null)
    if (this.destroyed || this.#state === 'refused') return
    this.#state = 'passing'
    const body = packed?.body ?? whole
    if (packed) this.setHeader('content-encoding', packed.encoding)
    this.setHeader('content-length', body.length)
    super.end(body, done)
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#parts = []
    this.#packer?.destroy()
    this.#packer = undefined
  }
}

const isBody = (chunk: unknown): boolean =>
  chunk !== null && chunk !== undefined && typeof chunk !== 'function'

const doneOf = (rest: unknown[]): Done | undefined =>
  rest.find((one): one is Done => typeof one === 'function')

function asBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  const { buffer, byteOffset, byteLength } = chunk as Uint8Array
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** Whether the response, whose headers are known by now, has a text body that is not compressed yet. */
const isText = (response: ServerResponse): boolean =>
  ![204, 206, 304].includes(response.statusCode) &&
  !response.hasHeader('content-encoding') &&
  !String(response.getHeader('cache-control') ?? '').includes('no-transform') &&
  !String(response.getHeader('content-type') ?? '').startsWith('text/event-stream') &&
  TEXT.test(String(response.getHeader('content-type') ?? ''))

/** Caches on the way must know that the response depends on what the client accepts. */
function vary(response: ServerResponse): void {
  const named = String(response.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(named))
    response.setHeader('vary', [named, 'Accept-Encoding'].filter(Boolean).join(', '))
}

/** Headers as `writeHead` takes them: an object, or alternating names and values. */
function setAll(response: ServerResponse, given: unknown): void {
  if (!given || typeof given !== 'object') return
  if (Array.isArray(given)) {
    for (let at = 0; at + 1 < given.length; at += 2) response.setHeader(String(given[at]), given[at + 1])
    return
  }
  for (const [name, value] of Object.entries(given as OutgoingHttpHeaders))
    if (value !== undefined) response.setHeader(name, value as Exclude<OutgoingHttpHeader, undefined>)
}
