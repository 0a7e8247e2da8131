'use client'

import { useState } from 'react'
import { buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { toast } from '@/ui/toast'
import { useIsHydrated } from '@/ui/use-is-hydrated'
import { accountActions } from './account-actions'
import { savedSearches } from './browser-searches'
import * as words from './browser-words'
import { useAccountSearches } from './use-account-searches'
import { useBrowserSearches } from './use-browser-searches'

/** A search to save: `query` is its canonical form, '' where there is nothing to save. */
export type Keepable = { name: string; href: string; query: string }

type SaveProps = Keepable & { signedIn: boolean; label: string; quiet?: boolean }

/**
 * Saves a search, in the account of whoever is signed in and else in this browser, or shows that it is saved.
 * Hidden without script, since it could do nothing then.
 */
export function SaveSearch({ name, href, query, signedIn, label, quiet }: SaveProps) {
  const inBrowser = useBrowserSearches().some((saved) => saved.href === href)
  const inAccount = useAccountSearches(signedIn).find((saved) => saved.query === query)
  const [busy, setBusy] = useState<string | null>(null)
  const isAwake = useIsHydrated()
  const isSaved = signedIn ? inAccount !== undefined : inBrowser
  const toggleInAccount = async () => {
    if (busy) return
    setBusy(inAccount ? words.removing : words.saving)
    const actions = await accountActions()
    await (inAccount ? actions?.forgetSearch(inAccount.id) : actions?.storeSearch(name, query))
    setBusy(null)
  }
  const toggleInBrowser = () => {
    if (isSaved) savedSearches.remove(href)
    else savedSearches.add({ name, href })
    toast(isSaved ? words.searchRemoved : words.searchSavedInThisBrowser)
  }
  return (
    <span className="scripted">
      <button
        type="button"
        // A click that is not handled yet would look like one that was.
        disabled={!isAwake}
        // Not disabled while it works: whoever pressed it would lose the focus.
        aria-disabled={busy !== null || undefined}
        onClick={signedIn ? toggleInAccount : toggleInBrowser}
        className={buttonStyle(
          quiet ? 'quiet' : 'secondary',
          cx(
            'aria-disabled:opacity-55',
            quiet && 'lg:min-h-9',
            !isAwake && 'disabled:cursor-progress disabled:opacity-100',
          ),
          quiet ? 'small' : 'usual',
        )}
      >
        {busy ?? (isSaved ? words.removeSavedSearch : label)}
      </button>
    </span>
  )
}
