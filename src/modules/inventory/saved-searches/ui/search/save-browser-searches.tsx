'use client'

import { useState } from 'react'
import { buttonStyle } from '@/ui/button'
import { accountActions } from './account-actions'
import * as words from './browser-words'
import { useBrowserSearches } from './use-browser-searches'

/** Offers to whoever is signed in to save what this browser stored before. Nothing where it saved nothing. */
export function SaveBrowserSearches() {
  const links = useBrowserSearches()
  const [busy, setBusy] = useState(false)
  if (links.length === 0) return null
  const save = async () => {
    setBusy(true)
    await (await accountActions())?.saveBrowserSearches(links)
    setBusy(false)
  }
  return (
    <button type="button" disabled={busy} onClick={save} className={buttonStyle('quiet', '', 'small')}>
      {links.length === 1 ? words.moveSearchFromThisBrowser : words.moveSearchesFromThisBrowser(links.length)}
    </button>
  )
}
