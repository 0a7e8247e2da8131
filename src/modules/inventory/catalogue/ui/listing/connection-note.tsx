'use client'

import { useContext } from 'react'
import { Icon } from '@/ui/icon'
import * as words from './browser-words'
import { LiveListing } from './listing-frame'

const WORDS = {
  offline: words.offlineChoicesStored,
  waiting: words.offlineListWaits,
}

/** Shows that there is no connection, and that nothing is lost. */
export function ConnectionNote({ className }: { className?: string }) {
  const { line } = useContext(LiveListing)
  return (
    <div role="status" className={className}>
      {line !== 'open' && (
        <p className="flex items-center gap-2 rounded-control bg-amber-wash px-3 py-2 text-13 font-medium text-amber">
          <Icon name="triangle-alert" size={16} />
          {WORDS[line]}
        </p>
      )}
    </div>
  )
}
