'use client'

import { useEffect, useState } from 'react'

/** The part of the address after the '#'; null before it has been read, empty if there was none. */
export type Fragment = Record<string, string> | null

/**
 * Takes the part of the address after the '#', as in a mailed link, and removes it from the address: whatever
 * is shown, shared or bookmarked afterwards contains no token. A second link opened in the same page is read
 * too.
 */
export function useFragment(): Fragment {
  const [fragment, setFragment] = useState<Fragment>(null)
  useEffect(() => {
    const take = () => {
      const found = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
      const isThere = Object.keys(found).length > 0
      if (isThere) history.replaceState(history.state, '', location.pathname + location.search)
      // When mounted twice, the second read finds nothing and is ignored.
      setFragment((known) => (isThere ? found : (known ?? {})))
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return fragment
}
