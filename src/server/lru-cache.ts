/** Caches what was requested most recently, and drops what was requested longest ago. */
export class LruCache<K, V> {
  readonly #kept = new Map<K, V>()

  /** @param most how many are kept */
  constructor(private readonly most: number) {}

  get(key: K): V | undefined {
    const value = this.#kept.get(key)
    // Moved to the end: the map's first entry is the one that was requested longest ago.
    if (value !== undefined && this.#kept.delete(key)) this.#kept.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#kept.delete(key)
    this.#kept.set(key, value)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) return
      this.#kept.delete(oldest)
    }
  }
}
