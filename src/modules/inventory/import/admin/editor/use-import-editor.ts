'use client'
import { useRouter } from 'next/navigation'
import { useCallback, useRef } from 'react'
import { callApi } from '@/ui/client/call-api'
import type { ImportField } from '../../engine/import-fields'
import type { FieldSource } from '../../engine/map/import-map-schema'
import type { ImportFileView } from '../../queries/get-import-file'
import { withField } from './map-in-editor'
import { useFileCalls } from './use-file-calls'
import { useFileCheck } from './use-file-check'
import { sentDraft, useImportDraft } from './use-import-draft'
import { useMapPreview } from './use-map-preview'

/** The state and actions of an import's editor. */
export function useImportEditor(file: ImportFileView) {
  const router = useRouter()
  const [draft, setDraft, isBroughtBack] = useImportDraft(file)
  const calls = useFileCalls()
  const { act, busy, problem } = calls
  const started = useRef(false)
  const preview = useMapPreview(file.id, draft, file.isKept)
  const check = useFileCheck(file, draft, calls)
  const setField = useCallback(
    (field: ImportField, source: FieldSource | null) => {
      setDraft((before) => ({ ...before, map: withField(before.map, field, source) }))
    },
    [setDraft],
  )
  return {
    ...check,
    draft,
    /** Whether the mapping was restored from this tab. */
    isBroughtBack,
    setDraft,
    setField,
    preview,
    busy,
    problem,
    run: () => {
      if (started.current) return Promise.resolve()
      started.current = true
      const call = callApi('post', '/api/v1/imports/files/{id}/run', {
        params: { path: { id: file.id } },
        body: sentDraft(draft),
      })
      return act('run', call, ({ id }) => router.push(`/admin/inventory/import/${id}`)).finally(() => {
        started.current = false
      })
    },
  }
}
export type Editor = ReturnType<typeof useImportEditor>
