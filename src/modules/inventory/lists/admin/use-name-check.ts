'use client'
import { useEffect, useState } from 'react'
import { callApi } from '@/ui/back-office/call'
import { tagRoute } from '../rules/tag'

/** Long enough that a name is typed before it is asked about. */
const TYPING_MS = 300

type Answer = { name: string; isTaken: boolean }

/** Whether another tag has this name already; null while nobody knows. The list answers with an equal name first. */
export function useNameCheck(given: string, ownId: number | undefined): 'free' | 'taken' | null {
  const name = given.trim()
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (tagRoute(name) === '') return
    let isWanted = true
    const timer = setTimeout(async () => {
      const called = await callApi('GET', `/tags?limit=1&name=${encodeURIComponent(name)}`)
      if (!isWanted || !called.ok || !Array.isArray(called.data)) return
      const [first] = called.data as { id: number; name: string }[]
      const isSame = first?.name.toLowerCase() === name.toLowerCase()
      setAnswer({ name, isTaken: isSame && first?.id !== ownId })
    }, TYPING_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [name, ownId])
  if (answer?.name !== name) return null
  return answer.isTaken ? 'taken' : 'free'
}
