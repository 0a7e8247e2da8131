'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import type { Answer } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { readOf } from '@/ui/client/read'
import type { ImportField } from '../../engine/fields'
import type { FieldSource } from '../../engine/map/schema'
import type { PreviewRow } from '../../operations/preview-import'
import type { CheckView, ImportFileView } from '../../queries/import-files'
import { withField } from './map-view'
import { type Draft, draftText, sentDraft, useKeptDraft } from './use-kept-draft'

const PREVIEW_AFTER_MS = 500
const LOOK_EVERY_MS = 1000

/** What the server says of the first rows: not asked yet, judged, or why the map cannot be used. */
export type Preview =
  | { at: 'waiting' }
  | { at: 'judged'; rows: PreviewRow[] }
  | { at: 'refused'; message: string; errors: readonly Issue[] }

/** The first rows, judged anew some time after the last change. */
function usePreview(fileId: number, draft: Draft, isKept: boolean): Preview & { busy: boolean } {
  const [preview, setPreview] = useState<Preview>({ at: 'waiting' })
  const [busy, setBusy] = useState(isKept)
  useEffect(() => {
    if (!isKept) return
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
  }, [fileId, draft, isKept])
  return { ...preview, busy }
}

const isWorking = (check: CheckView | null): boolean =>
  check?.state === 'waiting' || check?.state === 'running'

/** The check of the whole file, looked at while it runs; it goes on when nobody looks. */
function useCheck(file: ImportFileView) {
  const client = useQueryClient()
  const read = readOf('/api/v1/imports/files/{id}/check', { params: { path: { id: file.id } } })
  const given: { data: CheckView | null } = { data: file.check }
  const { data, failureReason } = useQuery({
    ...read,
    initialData: given,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => isWorking(state.data?.data ?? null) && LOOK_EVERY_MS,
  })
  const setCheck = (check: CheckView | null) => client.setQueryData(read.queryKey, { data: check })
  const check = data.data
  return { check, lost: failureReason?.message ?? '', setCheck, working: isWorking(check) }
}

/** Everything that the editor of an import knows and does. */
export function useEditor(file: ImportFileView) {
  const router = useRouter()
  const [draft, setDraft, isBroughtBack] = useKeptDraft(file)
  const [checked, setChecked] = useState(file.check ? draftText(file.start) : '')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'' | 'check' | 'run'>('')
  const started = useRef(false)
  const preview = usePreview(file.id, draft, file.isKept)
  const { check, lost, setCheck, working } = useCheck(file)
  const setField = useCallback(
    (field: ImportField, source: FieldSource | null) => {
      setDraft((before) => ({ ...before, map: withField(before.map, field, source) }))
    },
    [setDraft],
  )
  const params = { path: { id: file.id } }
  const act = async <T>(
    what: 'check' | 'run',
    call: Promise<Answer<{ data: T }>>,
    done: (data: T) => void,
  ) => {
    setBusy(what)
    const answer = await call
    setBusy('')
    setProblem(answer.ok ? '' : answer.message)
    if (answer.ok) done(answer.body.data)
  }
  return {
    draft,
    /** Whether it was mapped in this tab before and brought back. */
    isBroughtBack,
    setDraft,
    setField,
    preview,
    check,
    lost,
    working,
    busy,
    problem,
    /** Whether the check, done or at work, is of what is on the screen now. */
    isChecked: check !== null && checked === draftText(draft),
    startCheck: () => {
      const call = callApi('post', '/api/v1/imports/files/{id}/check', { params, body: sentDraft(draft) })
      return act('check', call, (data) => {
        setCheck(data)
        setChecked(draftText(draft))
      })
    },
    stopCheck: async () => {
      const answer = await callApi('delete', '/api/v1/imports/files/{id}/check', { params })
      setProblem(answer.ok ? '' : answer.message)
      if (answer.ok) setCheck(null)
    },
    run: () => {
      if (started.current) return Promise.resolve()
      started.current = true
      const call = callApi('post', '/api/v1/imports/files/{id}/run', { params, body: sentDraft(draft) })
      return act('run', call, ({ id }) => router.push(`/admin/inventory/import/${id}`)).finally(() => {
        started.current = false
      })
    },
  }
}
export type Editor = ReturnType<typeof useEditor>
