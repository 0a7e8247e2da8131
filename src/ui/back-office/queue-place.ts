/** A list that a record was opened from: its URL, and its records in their order. */
type Queue = { href: string; ids: readonly number[] }

/** Where a record stands in the list that was open last. */
export type QueuePlace = { href: string; previous: number | null; next: number | null }

/**
 * Remembers in this tab what a list shows, so that one record leads to the next.
 *
 * @param key the name of the list in the tab's storage
 * @param home its plain URL, which all of its URLs begin with
 */
export function queuePlaces(key: string, home: string) {
  function read(): Queue {
    try {
      const stored: Queue | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      if (stored?.href.startsWith(home) && Array.isArray(stored.ids)) return stored
    } catch {
      // Storage is blocked, or it is another version's data.
    }
    return { href: home, ids: [] }
  }
  return {
    nowhere: { href: home, previous: null, next: null } satisfies QueuePlace,
    remember: (queue: Queue): void => {
      try {
        sessionStorage.setItem(key, JSON.stringify(queue))
      } catch {
        // Storage is blocked or full: a record then leads to the plain list.
      }
    },
    placeOf: (id: number): QueuePlace => {
      const { href, ids } = read()
      const place = ids.indexOf(id)
      if (place < 0) return { href, previous: null, next: ids[0] ?? null }
      return { href, previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null }
    },
  }
}
