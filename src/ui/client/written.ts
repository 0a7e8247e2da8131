type Listener = (route: string) => void

const listeners = new Set<Listener>()

/** Says that a call has written something; what was read before may be another thing now. */
export function tellWritten(route: string): void {
  for (const listener of listeners) listener(route)
}

/** Hears of every write of this tab. @returns how to stop */
export function onWritten(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
