'use client'

import type { ReactNode } from 'react'
import { useSignOut } from './use-sign-out'

/** Ends the session and goes home. */
export function SignOutButton({ className, children }: { className: string; children: ReactNode }) {
  const { isBusy, signOut } = useSignOut()
  return (
    <button type="button" disabled={isBusy} onClick={signOut} className={className}>
      {children}
    </button>
  )
}
