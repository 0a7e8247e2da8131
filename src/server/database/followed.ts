import type { Payload } from 'payload'

/** Something read from the database, and the moment (ms) at which it is something else although nobody changed it. */
export type Fresh<T> = { value: T; until: number }

type Stored<T> = {
  /** Null until it has been read, or if it could not be read again. */
  last: Fresh<T> | null
  /** A reading that is under way, and whether something has changed since it began. */
  reading: Promise<T> | null
  isOutdated: boolean
}

/** Something that a process holds in memory in step with the database. */
export type Followed<T> = {
  /** As of the last change. Where no notices are received, it is read each time. */
  get: (payload: Payload) => Promise<T>
  /** Reads it again after a change; from the first time on this process holds it. */
  follow: (payload: Payload) => Promise<void>
}

// Pages and the startup code are bundled separately, so what they share lives on globalThis.
const place = globalThis as typeof globalThis & { [key: symbol]: unknown }

function storedAs<T>(name: string): WeakMap<Payload, Stored<T>> {
  const key = Symbol.for(`kaido.followed.${name}`)
  place[key] ??= new WeakMap<Payload, Stored<T>>()
  return place[key] as WeakMap<Payload, Stored<T>>
}

/** Reads until nothing changes meanwhile; what was read before is used until then. */
async function readLatest<T>(kept: Stored<T>, read: () => Promise<Fresh<T>>): Promise<T> {
  try {
    let next: Fresh<T>
    do {
      kept.isOutdated = false
      next = await read()
    } while (kept.isOutdated)
    kept.last = next
    return next.value
  } catch (error) {
    // What could not be read again is not used any more: the next reader tries it.
    kept.last = null
    throw error
  } finally {
    kept.reading = null
  }
}

/**
 * Holds something in memory that many requests need and that rarely changes. Its module's definition calls `follow` at the
 * notices of a change (`notices`), which also come when the process begins to listen and after a lost connection.
 *
 * @param name unique in the product
 */
export function followed<T>(name: string, read: (payload: Payload) => Promise<Fresh<T>>): Followed<T> {
  const latest = (payload: Payload, kept: Stored<T>): Promise<T> => {
    kept.reading ??= readLatest(kept, () => read(payload))
    return kept.reading
  }
  return {
    get: async (payload) => {
      const kept = storedAs<T>(name).get(payload)
      if (!kept) return (await read(payload)).value
      return kept.last && Date.now() < kept.last.until ? kept.last.value : latest(payload, kept)
    },
    follow: async (payload) => {
      const all = storedAs<T>(name)
      const kept = all.get(payload) ?? { last: null, reading: null, isOutdated: false }
      all.set(payload, kept)
      kept.isOutdated = true
      await latest(payload, kept)
    },
  }
}
