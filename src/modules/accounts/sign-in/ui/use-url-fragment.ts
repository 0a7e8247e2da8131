'use client'

import { useEffect, useState } from 'react'
import { readDraft, removeDraft, storeDraft } from '@/ui/form/stored-draft'

/** The part of the address after the '#'; null before it has been read, empty if there was none. */
export type Fragment = Record<string, string> | null

const nameOf = () => `link ${location.pathname}`

/** Once a mailed link has done its work, or cannot. */
export const forgetLink = (): void => removeDraft(nameOf())

/** A mailed link is stored in this tab, so that its page can be loaded again until it has done its work. */
function linkOf(fragment: Record<string, string>): Record<string, string> {
  if ('token' in fragment) storeDraft(nameOf(), '', fragment)
  const isThere = Object.keys(fragment).length > 0
  return isThere ? fragment : (readDraft<Record<string, string>>(nameOf(), '') ?? {})
}

/**
 * Takes the part of the address after the '#', as in a mailed link, and removes it from the address: whatever
 * is shown, shared or bookmarked afterwards contains no token. A second link opened in the same page is read
 * too.
 */
export function useUrlFragment(): Fragment {
  const [fragment, setFragment] = useState<Fragment>(null)
  useEffect(() => {
    const take = () => {
      const values = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
      const isThere = Object.keys(values).length > 0
      if (isThere) history.replaceState(history.state, '', location.pathname + location.search)
      // When mounted twice, the second read finds nothing and is ignored.
      const taken = linkOf(values)
      setFragment((known) => (isThere ? taken : (known ?? taken)))
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return fragment
}
