'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-href'
import { WISHLIST_FAILED } from '@/modules/inventory/wishlist/rules/wishlist'
import { setVisitor } from '@/modules/inventory/wishlist/ui/buyer/heart-visitor'
import { showOverlayUrl } from '@/ui/overlay/show-overlay-url'
import { toast } from '@/ui/toast'
import { useComparison } from './use-comparison'

type Props = {
  signedIn: boolean
  /** The vehicle whose heart was clicked before the sign-in. */
  clicked: number | null
}

/**
 * What goes along on every page for buyers: the hearts of whoever is signed in, a click that waited for the sign-in,
 * and the bar of the comparison. Each part is fetched when there is something for it to do. Once per page.
 */
export function HeartsAndCompareBar({ signedIn, clicked }: Props) {
  useEffect(() => {
    setVisitor(signedIn, () => showOverlayUrl(signInHref('wishlist', location.pathname + location.search)))
    if (!signedIn) return
    import('@/modules/inventory/wishlist/ui/buyer/heart-calls').then(
      ({ doRememberedClick }) => doRememberedClick(clicked),
      () => {
        // The cookie still holds the click, so the next page does it; whoever clicked sees that it is not done.
        if (clicked !== null) toast(WISHLIST_FAILED, 'warning')
      },
    )
  }, [signedIn, clicked])
  return <CompareBarWhenNeeded />
}

function CompareBarWhenNeeded() {
  const count = useComparison().length
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (count === 0 || Bar) return
    import('./compare-bar').then(
      ({ CompareBar }) => setBar(() => CompareBar),
      // The comparison is stored all the same; the bar is fetched again when it changes, and on the next page.
      () => undefined,
    )
  }, [count, Bar])
  return count > 0 && Bar ? <Bar /> : null
}
