'use client'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from '@/ui/back-office/record/draft'
import { callApi } from '@/ui/client/office'

/** After this long without a change, what was entered is kept. */
const PAUSE_MS = 1_500

/** What became of keeping it; null before anything was entered. */
export type Kept = 'saved' | 'failed' | null

/**
 * Keeps what was entered and not sent on the server, so that it is there tomorrow and on another machine.
 * @param seen the `updatedAt` of the quote that the entries were made on
 * @param isChanged whether something was entered here
 */
export function useQuoteDraft(id: number, seen: string, draft: Draft, isChanged: boolean): Kept {
  const [kept, setKept] = useState<Kept>(null)
  const latest = useRef(0)
  useEffect(() => {
    if (!isChanged) return
    latest.current += 1
    const mine = latest.current
    const timer = setTimeout(async () => {
      const texts = Object.fromEntries(
        Object.entries(draft).filter(
          (entry): entry is [string, string | boolean] => typeof entry[1] !== 'object',
        ),
      )
      const { ok } = await callApi('put', '/api/v1/quotes/{id}/draft', {
        params: { path: { id } },
        body: { draft: texts, updatedAt: seen },
      })
      if (mine === latest.current) setKept(ok ? 'saved' : 'failed')
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, id, isChanged, seen])
  return kept
}
