'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** A page that arrives sooner needs no hint. */
const PATIENCE_MS = 150
/** A navigation that never ends is not hinted at for ever. */
const GIVE_UP_MS = 15_000

/** A line at the top while the next page is on its way; without it a tap on a slow line seems to do nothing. */
export function NavigationProgress() {
  const address = `${usePathname()}?${useSearchParams()}`
  const [leaving, setLeaving] = useState<string | null>(null)
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const onClick = (event: MouseEvent) => {
      if (!isNavigation(event)) return
      timers.add(setTimeout(() => setLeaving(address), PATIENCE_MS))
      timers.add(setTimeout(() => setLeaving(null), GIVE_UP_MS))
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      for (const timer of timers) clearTimeout(timer)
      // Whoever comes back here is not leaving.
      setLeaving(null)
    }
  }, [address])
  // Shown only until the URL is another one.
  return leaving === address && <div aria-hidden className="navigation-hint" />
}

/** A plain click on a link to another URL of this site that opens nothing over the page instead. */
function isNavigation(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.hasAttribute('aria-haspopup'))
    return false
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false
  if (link.origin !== location.origin) return false
  return link.pathname + link.search !== location.pathname + location.search
}
