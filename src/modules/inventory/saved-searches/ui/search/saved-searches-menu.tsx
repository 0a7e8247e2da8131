'use client'

import { type ReactNode, useId, useState } from 'react'
import { buttonStyle, IconButton } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { accountActions } from './account-actions'
import { savedSearches } from './browser-searches'
import * as words from './browser-words'
import { SaveBrowserSearches } from './save-browser-searches'
import { useAccountSearches } from './use-account-searches'
import { useBrowserSearches } from './use-browser-searches'

type Props = { signedIn: boolean; children: ReactNode }

/** The way back to saved searches beside the page's heading, which holds the line's height before they are known. */
export function SavedSearchesMenu({ signedIn, children }: Props) {
  const inBrowser = useBrowserSearches()
  const inAccount = useAccountSearches(signedIn)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const saved = signedIn ? inAccount : inBrowser
  const isShown = isOpen && saved.length > 0
  const remove = (href: string) => {
    const savedSearch = signedIn && inAccount.find((search) => search.href === href)
    if (savedSearch) accountActions().then((actions) => actions?.forgetSearch(savedSearch.id))
    else savedSearches.remove(href)
  }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        {children}
        {saved.length > 0 && (
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className={buttonStyle('quiet', '', 'small')}
          >
            {words.countedSavedSearches(saved.length)}
          </button>
        )}
        {signedIn && <SaveBrowserSearches />}
      </div>
      {isShown && (
        <SavedList
          id={id}
          saved={saved}
          signedIn={signedIn}
          onLeave={() => setIsOpen(false)}
          onRemove={remove}
        />
      )}
    </>
  )
}

type ListProps = {
  id: string
  saved: readonly { href: string; name: string }[]
  signedIn: boolean
  onLeave: () => void
  onRemove: (href: string) => void
}

function SavedList({ id, saved, signedIn, onLeave, onRemove }: ListProps) {
  return (
    <div id={id} className="my-2 rounded-card border border-line bg-surface py-1 pr-1 pl-4">
      <ul aria-label={words.savedSearches}>
        {saved.map(({ href, name }) => (
          <li key={href} className="flex items-center gap-2 border-t border-line first:border-0">
            <PlainLink
              href={href}
              onClick={onLeave}
              className="flex min-h-11 min-w-0 flex-1 items-center py-1 text-14 text-link hover:underline"
            >
              {name}
            </PlainLink>
            <IconButton icon="x" label={words.removeName(name)} onClick={() => onRemove(href)} />
          </li>
        ))}
      </ul>
      <PlainLink
        href="/dashboard/saved-searches"
        rel="nofollow"
        className="flex min-h-11 items-center border-t border-line py-1 text-13 text-soft hover:underline"
      >
        {signedIn ? words.renameThemAndChoose : words.signInToReceiveNew}
      </PlainLink>
    </div>
  )
}
