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
export type InMemoryCopy<T> = {
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
async function readLatest<T>(stored: Stored<T>, read: () => Promise<Fresh<T>>): Promise<T> {
  try {
    let next: Fresh<T>
    do {
      stored.isOutdated = false
      next = await read()
    } while (stored.isOutdated)
    stored.last = next
    return next.value
  } catch (error) {
    // What could not be read again is not used any more: the next reader tries it.
    stored.last = null
    throw error
  } finally {
    stored.reading = null
  }
}

/**
 * Holds something in memory that many requests need and that rarely changes. Its module's definition calls `follow` at the
 * notices of a change (`notices`), which also come when the process begins to listen and after a lost connection.
 *
 * @param name unique in the product
 */
export function inMemoryCopy<T>(
  name: string,
  read: (payload: Payload) => Promise<Fresh<T>>,
): InMemoryCopy<T> {
  const latest = (payload: Payload, stored: Stored<T>): Promise<T> => {
    stored.reading ??= readLatest(stored, () => read(payload))
    return stored.reading
  }
  return {
    get: async (payload) => {
      const stored = storedAs<T>(name).get(payload)
      if (!stored) return (await read(payload)).value
      return stored.last && Date.now() < stored.last.until ? stored.last.value : latest(payload, stored)
    },
    follow: async (payload) => {
      const all = storedAs<T>(name)
      const stored = all.get(payload) ?? { last: null, reading: null, isOutdated: false }
      all.set(payload, stored)
      stored.isOutdated = true
      await latest(payload, stored)
    },
  }
}
