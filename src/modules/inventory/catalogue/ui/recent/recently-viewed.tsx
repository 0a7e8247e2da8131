'use client'

import { useEffect, useState } from 'react'
import { RECENT_KEY } from '../../rules/recently-viewed'
import type { RecentSection } from './recent-section'

type Props = {
  /** The vehicle of this page, which is remembered and not shown. */
  current?: number
  /** The reader's port, where totals are for; null for none. */
  to: number | null
  saving: boolean
  className?: string
}

const hasAny = (): boolean => {
  try {
    return localStorage.getItem(RECENT_KEY) !== null
  } catch {
    return false
  }
}

/** Vehicles looked at before, at the foot of a page. What draws them is fetched when there may be some. */
export function RecentlyViewed({ current, ...rest }: Props) {
  const [Section, setSection] = useState<typeof RecentSection | null>(null)
  useEffect(() => {
    if (current === undefined && !hasAny()) return
    import('./recent-section').then(
      (part) => {
        if (current !== undefined) part.noteViewed(current)
        setSection(() => part.RecentSection)
      },
      // A page is whole without it.
      () => undefined,
    )
  }, [current])
  return Section && <Section current={current} {...rest} />
}
