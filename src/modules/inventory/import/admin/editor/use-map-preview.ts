import { useEffect, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { callApi } from '@/ui/client/call-api'
import type { PreviewRow } from '../../operations/preview-import'
import { type Draft, sentDraft } from './use-import-draft'

const PREVIEW_AFTER_MS = 500

/** The server's result for the first rows: not requested yet, validated, or why the map cannot be used. */
export type Preview =
  | { at: 'waiting' }
  | { at: 'judged'; rows: PreviewRow[] }
  | { at: 'refused'; message: string; errors: readonly Issue[] }

/** The first rows, validated again a short time after the last change. */
export function useMapPreview(fileId: number, draft: Draft, isStored: boolean): Preview & { busy: boolean } {
  const [preview, setPreview] = useState<Preview>({ at: 'waiting' })
  const [busy, setBusy] = useState(isStored)
  useEffect(() => {
    if (!isStored) return
    let isOld = false
    setBusy(true)
    const timer = setTimeout(async () => {
      const answer = await callApi('post', '/api/v1/imports/files/{id}/preview', {
        params: { path: { id: fileId } },
        body: sentDraft(draft),
      })
      if (isOld) return
      setPreview(
        answer.ok
          ? { at: 'judged', rows: answer.body.data }
          : { at: 'refused', message: answer.message, errors: answer.issues },
      )
      setBusy(false)
    }, PREVIEW_AFTER_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [fileId, draft, isStored])
  return { ...preview, busy }
}
