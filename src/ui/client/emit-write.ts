type Listener = (route: string) => void

const listeners = new Set<Listener>()

/** Announces that a call has written something; earlier reads may be outdated. */
export function emitWrite(route: string): void {
  for (const listener of listeners) listener(route)
}

/** Listens to every write in this tab. @returns a function to stop */
export function subscribeToWrites(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
