'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/ui/client/call-api'

/** A colleague who has the ticket open, too. */
export type Other = { id: number; name: string; isTyping: boolean }

/** How often others are shown that somebody is here, in milliseconds. */
const PRESENCE_MS = 10_000

/** Shows others that the viewer has this ticket open or is writing, and who else has; not for those who only read. */
export function usePresence(id: number, isShown: boolean): { others: readonly Other[]; type: () => void } {
  const [others, setOthers] = useState<readonly Other[]>([])
  const typedAt = useRef(0)
  const emit = useRef<() => Promise<void>>(async () => undefined)
  useEffect(() => {
    if (!isShown) return
    let isHere = true
    emit.current = async () => {
      if (document.visibilityState !== 'visible') return
      const body = { typing: Date.now() - typedAt.current < PRESENCE_MS }
      const params = { path: { id } }
      const answer = await callApi('post', '/api/v1/support-management/tickets/{id}/presence', {
        params,
        body,
      })
      if (isHere && answer.ok) setOthers(answer.body.data)
    }
    const visit = () => void emit.current()
    visit()
    const timer = setInterval(visit, PRESENCE_MS)
    document.addEventListener('visibilitychange', visit)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', visit)
    }
  }, [id, isShown])
  const type = useCallback(() => {
    const isFirst = Date.now() - typedAt.current >= PRESENCE_MS
    typedAt.current = Date.now()
    if (isFirst) void emit.current()
  }, [])
  return { others, type }
}
