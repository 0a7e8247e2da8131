'use client'
import { type ReactNode, useEffect } from 'react'
import { guardPages } from '@/ui/client/hold-page-requests'
import { NavigationProgress } from '@/ui/page/navigation-progress'
import { followKeys } from '../button-keys'
import { followTypedChoices } from '../follow-typed-choices'
import { ConnectionNote } from './connection-note'
import { LeaveGuard } from './leave-guard'
import { SignedOut } from './signed-out'

/**
 * What every screen of the back office can rely on: it stays while the line is lost, it shows when an answer takes
 * long, what is entered outlives the session, nothing unsaved is lost without a question, keys that are announced
 * work, and what is typed in a list selects exactly that.
 */
export function AdminConnection({ children }: { children: ReactNode }) {
  useEffect(guardPages, [])
  useEffect(followKeys, [])
  useEffect(followTypedChoices, [])
  return (
    <LeaveGuard>
      {children}
      <SignedOut />
      <ConnectionNote />
      <NavigationProgress />
    </LeaveGuard>
  )
}
