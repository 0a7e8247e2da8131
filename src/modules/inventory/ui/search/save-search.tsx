'use client'

import { useSyncExternalStore } from 'react'
import { buttonStyle } from '@/ui/button'
import { toast } from '@/ui/toast'
import { savedSearches } from './browser-list'

/** Searches that are kept in this browser; none while the server draws the page. */
export const useSavedSearches = () =>
  useSyncExternalStore(savedSearches.subscribe, savedSearches.read, savedSearches.onServer)

type SaveProps = { name: string; href: string; label: string; quiet?: boolean }

/** Keeps a search in this browser, or says that it is kept. Hidden without script, since it could do nothing then. */
export function SaveSearch({ name, href, label, quiet }: SaveProps) {
  const isSaved = useSavedSearches().some((saved) => saved.href === href)
  const toggle = () => {
    if (isSaved) savedSearches.remove(href)
    else savedSearches.add({ name, href })
    toast(isSaved ? 'Search removed' : 'Search saved in this browser')
  }
  return (
    <span className="scripted">
      <button
        type="button"
        onClick={toggle}
        className={buttonStyle(quiet ? 'quiet' : 'secondary', quiet ? 'px-3 text-13 lg:min-h-9' : undefined)}
      >
        {isSaved ? 'Remove saved search' : label}
      </button>
    </span>
  )
}
