import type { OutgoingHttpHeaders } from 'node:http'
import { type Encoding, packPage } from '../compression'

/** A page as it is sent, without the headers of one connection or encoding. */
export type GuestPage = { headers: OutgoingHttpHeaders; body: Buffer }
type Stored = GuestPage & { madeAt: number; changes: number; packed: Partial<Record<Encoding, Buffer>> }

/** Whoever reads a page knows what was changed this long ago. Together with notices to processes, within two seconds. */
const FRESH_MS = 1_000
const MOST_BYTES = 32_000_000

/**
 * Public pages as the last guest got them. They are made again after a second, and after every request to this process
 * that may have changed something; until then, a page costs as much as sending it.
 */
export class GuestPageStore {
  readonly #pages = new Map<string, Stored>()
  readonly #making = new Map<string, Promise<boolean>>()
  #bytes = 0
  #changes = 0

  constructor(private readonly now: () => number = Date.now) {}

  /** Something may have been changed: no page from before is sent again. */
  expire(): void {
    this.#changes += 1
  }

  /** The page, if it is fresh. */
  get(key: string): Stored | null {
    const page = this.#pages.get(key)
    return page && this.#isFresh(page) ? page : null
  }

  /** Whether another request makes this page right now, and then: whether it was stored. */
  isMaking(key: string): Promise<boolean> | null {
    return this.#making.get(key) ?? null
  }

  /**
   * Begins to make a page.
   *
   * @returns what ends it: with the page, or with null if there is none to store
   */
  begin(key: string): (page: GuestPage | null) => void {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const changes = this.#changes
    this.#making.set(key, promise)
    return (page) => {
      if (this.#making.get(key) === promise) this.#making.delete(key)
      if (page && changes === this.#changes)
        this.#put(key, { ...page, changes, madeAt: this.now(), packed: {} })
      resolve(page !== null)
    }
  }

  #isFresh({ changes, madeAt }: Stored): boolean {
    return changes === this.#changes && this.now() - madeAt < FRESH_MS
  }

  #put(key: string, page: Stored): void {
    for (const [name, stored] of this.#pages)
      if (name === key || !this.#isFresh(stored)) {
        this.#pages.delete(name)
        this.#bytes -= bytesOf(stored)
      }
    this.#pages.set(key, page)
    this.#bytes += bytesOf(page)
    // The oldest first.
    for (const [name, stored] of this.#pages) {
      if (this.#bytes <= MOST_BYTES) break
      this.#pages.delete(name)
      this.#bytes -= bytesOf(stored)
    }
  }
}

/** Packed in three ways, a page takes about half as much again. */
const bytesOf = ({ body }: GuestPage): number => body.length * 1.5

/** The body of a page in an encoding, which is packed once. */
export function packedBody(page: Stored, encoding: Encoding): Buffer {
  const packed = page.packed[encoding] ?? packPage[encoding](page.body)
  page.packed[encoding] = packed
  return packed
}
