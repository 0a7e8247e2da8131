'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { wayForward } from '../overlay/overlay-history'
import { linkToFollow } from './link-to-follow'

/**
 * Follows the site's own links by changing only what differs on the page. One listener for all of them: a component
 * for each link would be drawn, sent and brought to life fifty times a page. Once per page.
 */
export function FollowLinks() {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkToFollow(event)
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
