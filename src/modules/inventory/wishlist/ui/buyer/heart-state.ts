/** What is known about the person's wishlist: true, false, or nothing yet. */
const known = new Map<number, boolean>()
const listeners = new Set<() => void>()
const shown = new Set<number>()

/** The page's current viewer. */
export const visitor: {
  isSignedIn: boolean
  /** Opens the sign-in over the page; null until hydration. */
  signIn: (() => void) | null
} = { isSignedIn: false, signIn: null }

/** Whether a vehicle is on the wishlist; undefined while unknown. */
export const heartOf = (id: number): boolean | undefined => known.get(id)

/** Sets what is known about some vehicles. */
export function setHearts(facts: Iterable<readonly [id: number, isOnList: boolean]>): void {
  for (const [id, fact] of facts) known.set(id, fact)
  for (const listener of listeners) listener()
}

/** The wishlist page already knows what is on it, so nothing is fetched; clicks made since are newer. */
export const heartsAreOn = (ids: readonly number[]): void =>
  setHearts(ids.filter((id) => heartOf(id) === undefined).map((id) => [id, true] as const))

/** Forgets everything, as when the viewer changes. */
export function forgetHearts(): void {
  known.clear()
  setHearts([])
}

/** Cards on screen about which nothing is known yet. */
export const unknownHearts = (): number[] => [...shown].filter((id) => !known.has(id))

/** Registers a vehicle on screen; returns a function to unregister it. */
export function showHeart(id: number): () => void {
  shown.add(id)
  return () => {
    shown.delete(id)
  }
}

/** Listens to changes; returns a function to stop. */
export function onHearts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
