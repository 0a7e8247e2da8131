'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { useWrite } from '@/ui/client/use-write'
import { Outcome } from './Outcome'

const ToldContext = createContext<ReturnType<typeof useWrite> | null>(null)

/** Around what leaves the list when something is done to it: what came of that stands above, and stays. */
export function Told({ children }: { children: ReactNode }) {
  const calls = useWrite()
  return (
    <ToldContext value={calls}>
      <Outcome called={calls.called} />
      {children}
    </ToldContext>
  )
}

/** Makes calls whose outcome the list around says. */
export function useTold(): ReturnType<typeof useWrite> {
  const told = useContext(ToldContext)
  if (!told) throw new Error('this belongs inside of Told')
  return told
}
