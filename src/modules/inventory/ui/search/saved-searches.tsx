'use client'

import { type ReactNode, useId, useState } from 'react'
import { buttonStyle, IconButton } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { savedSearches } from './browser-list'
import { useSavedSearches } from './save-search'

/** The way back to saved searches beside the page's heading, which holds the line's height before they are known. */
export function SavedSearches({ children }: { children: ReactNode }) {
  const saved = useSavedSearches()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isShown = isOpen && saved.length > 0
  return (
    <>
      <div className="flex min-h-11 items-center gap-3">
        {children}
        {saved.length > 0 && (
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className={buttonStyle('quiet', 'px-2 text-13')}
          >
            Saved searches ({saved.length})
          </button>
        )}
      </div>
      {isShown && (
        <ul
          id={id}
          aria-label="Saved searches"
          className="my-2 rounded-card border border-line bg-surface py-1 pr-1 pl-4"
        >
          {saved.map(({ name, href }) => (
            <li key={href} className="flex items-center gap-2 border-t border-line first:border-0">
              <PlainLink
                href={href}
                onClick={() => setIsOpen(false)}
                className="flex min-h-11 min-w-0 flex-1 items-center py-1 text-14 text-link hover:underline"
              >
                {name}
              </PlainLink>
              <IconButton icon="x" label={`Remove ${name}`} onClick={() => savedSearches.remove(href)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
