'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/ui/toast'
import { callApi } from './call-api'

/** A button's call: one at a time, what came of it said in passing, and the page drawn anew. */
export function useAction() {
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const act = async (method: string, path: string) => {
    setBusy(path)
    const { ok, message } = await callApi(method, path)
    toast(message)
    setBusy(null)
    if (ok) router.refresh()
  }
  return { act, busy }
}
