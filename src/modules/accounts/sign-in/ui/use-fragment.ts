'use client'

import { useEffect, useState } from 'react'

/** What stood behind the '#' of the address; null before anybody has looked, empty when nothing stood there. */
export type Fragment = Record<string, string> | null

/**
 * Takes what stands behind the '#' of the address, as a mail's link brings it, and removes it there: what is shown,
 * shared or bookmarked from then on holds no token. A second link that is opened in the same page counts again.
 */
export function useFragment(): Fragment {
  const [fragment, setFragment] = useState<Fragment>(null)
  useEffect(() => {
    const take = () => {
      const found = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
      const isThere = Object.keys(found).length > 0
      if (isThere) history.replaceState(history.state, '', location.pathname + location.search)
      // Mounted twice, the second look finds nothing and does not count.
      setFragment((known) => (isThere ? found : (known ?? {})))
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return fragment
}
