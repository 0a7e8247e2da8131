'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { load } from './account-actions'
import { accountSearches } from './account-search-store'

/** Searches that the account has; none for a guest, and none until they have been read. */
export function useAccountSearches(signedIn: boolean) {
  const searches = useSyncExternalStore(
    accountSearches.subscribe,
    accountSearches.read,
    accountSearches.onServer,
  )
  useEffect(() => {
    if (!signedIn) return
    load().then(
      ({ loadSearches }) => loadSearches(),
      // Nothing was clicked: without a line the searches are not listed, and saving one shows what is wrong.
      () => undefined,
    )
  }, [signedIn])
  return searches
}
