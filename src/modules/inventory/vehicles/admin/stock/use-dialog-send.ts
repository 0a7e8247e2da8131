'use client'
import { useState } from 'react'
import type { Called } from '@/ui/client/answer'

/** Sends what a dialog asked for, once at a time: closes the dialog, or keeps why it was refused. */
export function useDialogSend(onClose: () => void) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (call: () => Promise<Called>) => {
    if (busy) return
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.ok) onClose()
    else setRefusal(answer.message)
  }
  return { busy, refusal: busy ? null : refusal, send }
}
