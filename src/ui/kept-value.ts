/** Who is told of changes. Those of another tab are heard of while there is anybody to tell; `forget` comes first. */
function listenersOf(key: string, forget: () => void) {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    forget()
    tell()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  }
  return { tell, subscribe }
}

/**
 * A value that is kept in this browser and seen by all its tabs. It is read anew before each change, so that two tabs
 * never write over one another. Where the browser keeps nothing it lives as long as the page.
 *
 * @param read what is made of the stored text; null for none
 */
export function keptValue<T>(key: string, read: (text: string | null) => T) {
  const empty = read(null)
  let known: T | undefined
  let isKept = true

  const stored = (): T => {
    if (!isKept && known !== undefined) return known
    try {
      return read(localStorage.getItem(key))
    } catch {
      return known ?? empty
    }
  }
  const { subscribe, tell } = listenersOf(key, () => {
    known = undefined
  })
  return {
    read: (): T => {
      known ??= stored()
      return known
    },
    onServer: () => empty,
    /** What is there at this moment, whatever this tab last saw. */
    fresh: stored,
    write: (value: T): void => {
      known = value
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        isKept = false
      }
      tell()
    },
    subscribe,
  }
}
