/** The longest an answer is reused, in milliseconds, however slow it was. */
const MAX_AGE_MS = 60_000
/** Anything faster than this is never cached. */
const QUICK_MS = 25
/** An answer is reused for this many times its own duration. */
const LAG_FACTOR = 20
const MAX_ENTRIES = 200

type Entry = { answer: Promise<unknown>; at: number; tookMs: number; isLarge: boolean }

/**
 * Caches slow answers about large catalogues, for a multiple of what they cost: a small shop's figures are
 * always current, those of a million vehicles may be seconds old. Concurrent callers wait for the same
 * answer; failures are not cached.
 */
export class SlowAnswerCache {
  private readonly entries = new Map<string, Entry>()

  /** @param isLarge whether the answer covers enough data to be reused */
  get<T>(key: string, read: () => Promise<T>, isLarge: (answer: T) => boolean): Promise<T> {
    const known = this.entries.get(key)
    if (known && this.serves(known)) return known.answer as Promise<T>
    const reading = read()
    const entry: Entry = {
      answer: reading,
      at: performance.now(),
      tookMs: Number.POSITIVE_INFINITY,
      isLarge: true,
    }
    this.entries.delete(key)
    this.entries.set(key, entry)
    reading.then(
      (answer) => {
        entry.isLarge = isLarge(answer)
        entry.tookMs = performance.now() - entry.at
      },
      () => {
        if (this.entries.get(key) === entry) this.entries.delete(key)
      },
    )
    const oldest = this.entries.keys().next().value
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest)
    return reading
  }

  private serves({ at, tookMs, isLarge }: Entry): boolean {
    const age = performance.now() - at
    return isLarge && tookMs > QUICK_MS && age < Math.min(tookMs * LAG_FACTOR, MAX_AGE_MS)
  }
}
