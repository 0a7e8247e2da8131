'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { wayForward } from '../over/over-page'

/**
 * Follows the site's own links by changing only what differs on the page. One listener for all of them: a component
 * for each link would be drawn, sent and brought to life fifty times a page. Once per page.
 */
export function SoftLinks() {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = softLinkOf(event)
      if (!link) return
      event.preventDefault()
      router[link.dataset.soft === 'replace' ? 'replace' : wayForward()](
        link.pathname + link.search + link.hash,
        {
          scroll: link.dataset.scroll !== 'keep',
        },
      )
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
  return null
}

/** The link that a plain click follows inside the site, unless somebody else has taken the click. */
function softLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-soft]')
  if (!link || link.target || link.origin !== location.origin) return null
  return isPlaceOnPage(link) ? null : link
}

/** The browser itself leads to a place on the page that is shown. */
const isPlaceOnPage = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search
