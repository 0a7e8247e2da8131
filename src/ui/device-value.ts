/** The listeners. Changes in other tabs are observed while there are any; `forget` runs first. */
function listenersOf(key: string, forget: () => void) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    forget()
    notify()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  }
  return { notify, subscribe }
}

/**
 * A value stored in this browser and shared by all its tabs. It is read again before each change, so that two
 * tabs never overwrite each other. If the browser stores nothing it lasts as long as the page.
 *
 * @param read parses the stored text; null for none
 */
export function deviceValue<T>(key: string, read: (text: string | null) => T) {
  const empty = read(null)
  let known: T | undefined
  let isStored = true

  const stored = (): T => {
    if (!isStored && known !== undefined) return known
    try {
      return read(localStorage.getItem(key))
    } catch {
      return known ?? empty
    }
  }
  const { subscribe, notify } = listenersOf(key, () => {
    known = undefined
  })
  return {
    read: (): T => {
      known ??= stored()
      return known
    },
    onServer: () => empty,
    /** The current value, whatever this tab last saw. */
    fresh: stored,
    write: (value: T): void => {
      known = value
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        isStored = false
      }
      notify()
    },
    subscribe,
  }
}
