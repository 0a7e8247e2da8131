'use client'
import { useEffect, useRef, useState } from 'react'
import { type DraftForm, type DraftState, QuoteDraftStore, textOfDraft } from './quote-draft-store'

/** After this long without a change, what was entered is stored. */
const PAUSE_MS = 1_500
/** After this long, what could not be stored is tried again. */
const AGAIN_MS = 10_000

/**
 * Stores what was entered and not sent on the server, so that it is available tomorrow, in another tab and on
 * another machine. Whoever comes back to this tab sees what was stored elsewhere meanwhile.
 *
 * @param stamp of what was stored when the form was opened, and is in it; null for nothing
 */
export function useQuoteDraft(form: DraftForm, stamp: string | null, isReadOnly: boolean) {
  const [{ other, outcome }, setState] = useState<DraftState>({ outcome: null, other: null })
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const [keeper] = useState(
    () => new QuoteDraftStore(() => latest.current, setState, { stamp, draft: form.draft }),
  )
  const text = form.isEntered ? textOfDraft(form.draft) : null
  const isSavingDraft = !isReadOnly && other === null
  useEffect(() => {
    if (!isSavingDraft || text === null) return
    const timer = setTimeout(() => keeper.store(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSavingDraft, keeper, text])
  useEffect(() => {
    if (!isSavingDraft || outcome !== 'failed') return
    const timer = setInterval(() => keeper.store(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isSavingDraft, keeper, outcome])
  useEffect(() => {
    if (isReadOnly) return
    const follow = () => (document.visibilityState === 'hidden' ? keeper.store() : keeper.look())
    keeper.look()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      keeper.store()
    }
  }, [isReadOnly, keeper])
  return {
    outcome,
    isUnkept: () => !isReadOnly && keeper.isUnkept(),
    saveNow: () => keeper.store(),
    /** Other entries that were stored meanwhile, and what can be done about them. */
    others: other && { useMine: () => keeper.store(other), openTheirs: () => keeper.open(other) },
  }
}
