/** What is known of the person's list: true, false, or nothing yet. */
const known = new Map<number, boolean>()
const listeners = new Set<() => void>()
const shown = new Set<number>()

/** Who looks at the page. */
export const visitor: {
  isSignedIn: boolean
  /** Opens the sign-in over the page; null until the page has come to life. */
  signIn: (() => void) | null
} = { isSignedIn: false, signIn: null }

/** Whether a vehicle is on the list; undefined while nobody knows. */
export const heartOf = (id: number): boolean | undefined => known.get(id)

/** Says what is known now of some vehicles. */
export function setHearts(facts: Iterable<readonly [id: number, isOnList: boolean]>): void {
  for (const [id, fact] of facts) known.set(id, fact)
  for (const listener of listeners) listener()
}

/** Forgets all, as when another person looks. */
export function forgetHearts(): void {
  known.clear()
  setHearts([])
}

/** Cards on screen of which nothing is known yet. */
export const unknownHearts = (): number[] => [...shown].filter((id) => !known.has(id))

/** A vehicle comes on screen; gives back how it leaves. */
export function showHeart(id: number): () => void {
  shown.add(id)
  return () => {
    shown.delete(id)
  }
}

/** Listens to changes; gives back how to stop. */
export function onHearts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
