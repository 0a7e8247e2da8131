import type { Payload } from 'payload'
import { inMemoryCopy } from './in-memory-copy'

type Options = {
  /** Of what no notice announces: an answer is at most this old, in milliseconds. */
  maxAgeMs: number
  /** How many answers are held; then the oldest one goes. */
  most: number
}

/** Answers by key that a process holds in memory until something changes. */
export type InMemoryAnswers<T> = {
  /** As held, or read now. Null is not held, so that keys of nothing fill no memory. Where no notices are received, it is read each time. */
  get: (payload: Payload, key: string, read: () => Promise<T | null>) => Promise<T | null>
  /** Drops them all after a change; from the first time on this process holds them. */
  follow: (payload: Payload) => Promise<void>
}

/**
 * The same as `inMemoryCopy` for what would be too much to hold whole: answers are held as they are first wanted.
 *
 * @param name unique in the product
 */
export function inMemoryAnswers<T>(name: string, { maxAgeMs, most }: Options): InMemoryAnswers<T> {
  const memory = inMemoryCopy(name, async () => ({
    value: new Map<string, T>(),
    until: Date.now() + maxAgeMs,
  }))
  return {
    get: async (payload, key, read) => {
      // What was read while something changed is put where nobody looks any more.
      const held = await memory.get(payload)
      const known = held.get(key)
      if (known !== undefined) return known
      const answer = await read()
      if (answer === null) return null
      const [oldest] = held.keys()
      if (held.size >= most && oldest !== undefined) held.delete(oldest)
      held.set(key, answer)
      return answer
    },
    follow: memory.follow,
  }
}
