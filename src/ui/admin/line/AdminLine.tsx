'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { NavigationHint } from '../../navigation-hint'
import { guardPages, takeChanged } from './gate'
import { LeaveGuard } from './LeaveGuard'
import { LineNote } from './LineNote'
import { SignedOut } from './SignedOut'

/** Reads a screen anew that somebody comes back to after a change: the router has kept it as it was before. */
function useFreshBack(): void {
  const router = useRouter()
  useEffect(() => {
    const onBack = () => {
      if (takeChanged()) router.refresh()
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [router])
}

/**
 * What every screen of the back office can rely on: it stays while the line is lost, it says when an answer takes long,
 * what is entered outlives the session, and nothing unsaved is left without a question.
 */
export function AdminLine({ children }: { children: ReactNode }) {
  useEffect(guardPages, [])
  useFreshBack()
  return (
    <LeaveGuard>
      {children}
      <SignedOut />
      <LineNote />
      <NavigationHint />
    </LeaveGuard>
  )
}
