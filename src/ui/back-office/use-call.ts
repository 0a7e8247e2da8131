'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Called } from './call'

/** Makes calls from a list one at a time: what came of the last one, and the rows read again after it. */
export function useCall() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [called, setCalled] = useState<Called | null>(null)
  const run = async (call: Promise<Called>): Promise<Called> => {
    setBusy(true)
    const answer = await call
    setCalled(answer)
    setBusy(false)
    router.refresh()
    return answer
  }
  return { busy, called, run, clear: () => setCalled(null) }
}
