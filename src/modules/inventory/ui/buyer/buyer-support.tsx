'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { signInHref } from '@/modules/accounts/rules/sign-in-reasons'
import { useComparison } from './comparison'
import { visitorIs } from './hearts'

type Props = {
  signedIn: boolean
  /** The vehicle whose heart was clicked before the sign-in. */
  clicked: number | null
}

/**
 * What goes along on every page for buyers: the hearts of whoever is signed in, a click that waited for the sign-in,
 * and the bar of the comparison. Each part is fetched when there is something for it to do. Once per page.
 */
export function BuyerSupport({ signedIn, clicked }: Props) {
  const router = useRouter()
  useEffect(() => {
    visitorIs(signedIn, () => {
      router.push(signInHref('wishlist', location.pathname + location.search), { scroll: false })
    })
    if (!signedIn) return
    const loaded = import('./heart-actions')
    loaded.then(({ doRememberedClick }) => doRememberedClick(clicked)).catch(() => undefined)
  }, [signedIn, clicked, router])
  return <CompareBarWhenNeeded />
}

function CompareBarWhenNeeded() {
  const count = useComparison().length
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (count === 0 || Bar) return
    import('../compare/compare-bar').then(
      ({ CompareBar }) => setBar(() => CompareBar),
      () => undefined,
    )
  }, [count, Bar])
  return count > 0 && Bar ? <Bar /> : null
}
