import { packFile } from './compression'

type Stored = { body: Buffer }

/** More than one build's files in both encodings; beyond this the cache starts over. */
const MOST_BYTES = 24_000_000

/** Compressed forms of files that never change under their name, made once for all visitors. */
export class CompressedFileCache {
  readonly #kept = new Map<string, Stored>()
  #bytes = 0

  /**
   * The compressed form of a file. The first visitor gets one compressed quickly; a smaller one replaces it
   * as soon as it is ready.
   */
  async packed(path: string, encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
    const key = `${encoding} ${path}`
    const stored = this.#kept.get(key)
    if (stored) return stored.body
    const quick: Stored = { body: await packFile[encoding].quickly(body) }
    if (this.#kept.has(key)) return quick.body
    if (this.#bytes > MOST_BYTES) this.#forget()
    this.#bytes += quick.body.length
    this.#kept.set(key, quick)
    void packFile[encoding].well(body).then(
      (better) => {
        if (better.length < quick.body.length) quick.body = better
      },
      () => {}, // the quick one stays in use
    )
    return quick.body
  }

  #forget(): void {
    this.#kept.clear()
    this.#bytes = 0
  }
}
