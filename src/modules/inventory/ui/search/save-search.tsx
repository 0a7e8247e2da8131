'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { buttonStyle } from '@/ui/button'
import { toast } from '@/ui/toast'
import { accountSearches } from './account-store'
import { savedSearches } from './browser-list'

/** What talks to the server is fetched by those who are signed in. */
export const accountActions = () => import('./account-actions')

/** Searches that are kept in this browser; none while the server draws the page. */
export const useBrowserSearches = () =>
  useSyncExternalStore(savedSearches.subscribe, savedSearches.read, savedSearches.onServer)

/** Searches that the account keeps; none for a guest, and none until they have been asked for. */
export function useAccountSearches(signedIn: boolean) {
  const searches = useSyncExternalStore(
    accountSearches.subscribe,
    accountSearches.read,
    accountSearches.onServer,
  )
  useEffect(() => {
    if (signedIn)
      accountActions().then(
        ({ loadSearches }) => loadSearches(),
        () => undefined,
      )
  }, [signedIn])
  return searches
}

/** A search to keep: `query` is its canonical form, '' where there is nothing to keep. */
export type Keepable = { name: string; href: string; query: string }

type SaveProps = Keepable & { signedIn: boolean; label: string; quiet?: boolean }

/**
 * Keeps a search, in the account of whoever is signed in and else in this browser, or says that it is kept. Hidden
 * without script, since it could do nothing then.
 */
export function SaveSearch({ name, href, query, signedIn, label, quiet }: SaveProps) {
  const inBrowser = useBrowserSearches().some((saved) => saved.href === href)
  const inAccount = useAccountSearches(signedIn).find((saved) => saved.query === query)
  const [busy, setBusy] = useState(false)
  const isSaved = signedIn ? inAccount !== undefined : inBrowser
  const toggleInAccount = async () => {
    setBusy(true)
    const { forgetSearch, keepSearch } = await accountActions()
    await (inAccount ? forgetSearch(inAccount.id) : keepSearch(name, query))
    setBusy(false)
  }
  const toggleInBrowser = () => {
    if (isSaved) savedSearches.remove(href)
    else savedSearches.add({ name, href })
    toast(isSaved ? 'Search removed' : 'Search saved in this browser')
  }
  return (
    <span className="scripted">
      <button
        type="button"
        disabled={busy}
        onClick={signedIn ? toggleInAccount : toggleInBrowser}
        className={buttonStyle(quiet ? 'quiet' : 'secondary', quiet ? 'px-3 text-13 lg:min-h-9' : undefined)}
      >
        {isSaved ? 'Remove saved search' : label}
      </button>
    </span>
  )
}
