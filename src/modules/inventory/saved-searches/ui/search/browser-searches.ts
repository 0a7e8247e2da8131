/** Something to come back to: its name and its address on this site. */
export type SavedLink = { name: string; href: string }

const isSavedLink = (value: unknown): value is SavedLink =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/vehicles')

const NONE: readonly SavedLink[] = []

/**
 * A short list stored only in this browser, latest first, without duplicate addresses. Other tabs see its
 * changes.
 * If the browser stores nothing (private windows, full storage) it lasts as long as the page.
 */
export function browserList(key: string, max: number) {
  const listeners = new Set<() => void>()
  let known: readonly SavedLink[] | undefined

  const read = (): readonly SavedLink[] => {
    known ??= parse(stored(key)).slice(0, max)
    return known
  }
  const write = (links: readonly SavedLink[]): void => {
    known = links.slice(0, max)
    try {
      localStorage.setItem(key, JSON.stringify(known))
    } catch {
      // Nothing to do: the list lives in this page.
    }
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    known = undefined
    for (const listener of listeners) listener()
  }
  return {
    max,
    read,
    onServer: () => NONE,
    add: (link: SavedLink) => write([link, ...read().filter(({ href }) => href !== link.href)]),
    remove: (href: string) => write(read().filter((link) => link.href !== href)),
    clear: () => write([]),
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '[]'
  } catch {
    // A browser may refuse storage; then nothing was stored.
    return '[]'
  }
}

/** Data left there by another version or script is not a list of ours. */
function parse(text: string): SavedLink[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isSavedLink).map(({ name, href }) => ({ name, href })) : []
  } catch {
    return []
  }
}

/** Recent searches, offered under the empty search field. */
export const recentSearches = browserList('kaido:recent-searches', 5)

/** Searches that the visitor wants to come back to. */
export const savedSearches = browserList('kaido:saved-searches', 20)
