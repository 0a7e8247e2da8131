'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { useWrite } from '@/ui/client/use-write'
import { CallOutcome } from './call-outcome'

const NoticeContext = createContext<ReturnType<typeof useWrite> | null>(null)

/** Around what leaves the list when something is done to it: what came of that stands above, and stays. */
export function CallOutcomeProvider({ children }: { children: ReactNode }) {
  const calls = useWrite()
  return (
    <NoticeContext value={calls}>
      <CallOutcome called={calls.called} />
      {children}
    </NoticeContext>
  )
}

/** Makes calls whose outcome the list around shows. */
export function useCallOutcome(): ReturnType<typeof useWrite> {
  const notices = useContext(NoticeContext)
  if (!notices) throw new Error('this belongs inside of CallOutcomeProvider')
  return notices
}
