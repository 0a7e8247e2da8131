'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { useLazyComponent } from '@/ui/use-lazy-component'
import { noteViewed, recentlyViewed } from './recently-viewed-store'

type Props = {
  /** The vehicle of this page, which is remembered and not shown. */
  current?: number
  /** The reader's port, where totals are for; null for none. */
  to: number | null
  /** What they count distances in. */
  unit: DistanceUnit
  saving: boolean
  className?: string
}

const fetchSection = () => import('./recently-viewed-section').then((file) => file.RecentlyViewedSection)

/** A page is whole without it. */
const lost = () => undefined

/** Vehicles looked at before, at the foot of a page. What draws them is fetched where there are some. */
export function RecentlyViewed({ current, ...rest }: Props) {
  const ids = useSyncExternalStore(recentlyViewed.subscribe, recentlyViewed.read, recentlyViewed.onServer)
  useEffect(() => {
    if (current !== undefined) noteViewed(current)
  }, [current])
  const Section = useLazyComponent(
    ids.some((id) => id !== current),
    fetchSection,
    lost,
  )
  return Section && <Section current={current} {...rest} />
}
