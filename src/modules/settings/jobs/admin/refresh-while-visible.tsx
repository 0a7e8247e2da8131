'use client'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useRefreshWhileVisible } from '@/ui/page/use-refresh-while-visible'
import * as words from '../words'

const EVERY_MS = 5000

/** Loads the list anew every five seconds, while somebody can see it and the last time is over. */
export function RefreshWhileVisible() {
  const router = useRouter()
  const [busy, start] = useTransition()
  useRefreshWhileVisible(EVERY_MS, () => {
    if (!busy) start(() => router.refresh())
  })
  return <>{words.updatesEveryFiveSeconds}</>
}
