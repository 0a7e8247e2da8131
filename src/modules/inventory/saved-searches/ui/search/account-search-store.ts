import type { AlertFrequency } from '../../rules/saved-search-alerts'

/** A search saved in the account. */
export type AccountSearch = {
  id: number
  name: string
  query: string
  href: string
  frequency: AlertFrequency
  createdAt: string
  lastToldAt: string | null
}

const NONE: readonly AccountSearch[] = []
const listeners = new Set<() => void>()
let known = NONE

/** The signed-in person's searches, once fetched. */
export const accountSearches = {
  read: () => known,
  onServer: () => NONE,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set: (searches: readonly AccountSearch[]) => {
    known = searches
    for (const listener of listeners) listener()
  },
}
