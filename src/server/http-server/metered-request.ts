import { IncomingMessage } from 'node:http'

/**
 * A request whose body is counted while it streams. Anything beyond the limit is neither read nor stored: the
 * reader of the body waits until the request is ended.
 */
export class MeteredRequest extends IncomingMessage {
  /** The largest body accepted, in bytes. */
  mostBytes = Number.POSITIVE_INFINITY
  /** Called once, as soon as the body exceeds the limit. */
  onTooLarge: () => void = () => {}
  #seen = 0
  #isTooLarge = false

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.#isTooLarge) return true
    if (chunk instanceof Uint8Array) this.#seen += chunk.byteLength
    if (this.#seen <= this.mostBytes) return super.push(chunk, encoding)
    this.#isTooLarge = true
    this.onTooLarge()
    return true
  }
}
