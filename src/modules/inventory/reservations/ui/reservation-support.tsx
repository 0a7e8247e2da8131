'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { signInHref } from '@/modules/accounts/sign-in/rules/sign-in-reasons'
import { wayForward } from '@/ui/over/over-page'
import { holderIs } from './reservations'

/** Tells the reserve buttons who looks at the page, and where a guest signs in. Once per page. */
export function ReservationSupport({ signedIn }: { signedIn: boolean }) {
  const router = useRouter()
  useEffect(() => {
    holderIs(signedIn, () => {
      router[wayForward()](signInHref('reserve', location.pathname + location.search), { scroll: false })
    })
  }, [signedIn, router])
  return null
}
