'use client'

import { useContext } from 'react'
import { Icon } from '@/ui/icon'
import { LiveListing } from './listing-frame'

const WORDS = {
  offline: 'You are offline. Your choices are kept.',
  waiting: 'You are offline. Your choices are kept, and the list will update once you are back online.',
}

/** Says that there is no line, and that nothing is lost. */
export function LineNote({ className }: { className?: string }) {
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
