'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { holderIs } from './holds'

/** Tells the reserve buttons who looks at the page, and where a guest signs in. Once per page. */
export function HoldSupport({ signedIn }: { signedIn: boolean }) {
  const router = useRouter()
  useEffect(() => {
    holderIs(signedIn, () => {
      const next = encodeURIComponent(window.location.pathname + window.location.search)
      router.push(`/auth/login?next=${next}`, { scroll: false })
    })
  }, [signedIn, router])
  return null
}
