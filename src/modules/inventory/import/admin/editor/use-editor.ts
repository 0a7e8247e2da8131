'use client'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImportField } from '../../engine/fields'
import type { FieldSource } from '../../engine/map/schema'
import type { PreviewRow } from '../../operations/preview-import'
import type { CheckView, ImportFileView } from '../../queries/import-files'
import { callImport, type Problem } from '../call-import'
import { withField } from './map-view'
import { type Draft, draftText, sentDraft, useKeptDraft } from './use-kept-draft'

const PREVIEW_AFTER_MS = 500
const LOOK_EVERY_MS = 1000

/** What the server says of the first rows: not asked yet, judged, or why the map cannot be used. */
export type Preview =
  | { at: 'waiting' }
  | { at: 'judged'; rows: PreviewRow[] }
  | { at: 'refused'; message: string; errors: Problem[] }

/** The first rows, judged anew some time after the last change. */
function usePreview(fileId: number, draft: Draft, isKept: boolean): Preview & { busy: boolean } {
  const [preview, setPreview] = useState<Preview>({ at: 'waiting' })
  const [busy, setBusy] = useState(isKept)
  useEffect(() => {
    if (!isKept) return
    let isOld = false
    setBusy(true)
    const timer = setTimeout(async () => {
      const answer = await callImport<PreviewRow[]>('POST', `/files/${fileId}/preview`, sentDraft(draft))
      if (isOld) return
      setPreview(
        answer.ok
          ? { at: 'judged', rows: answer.data }
          : { at: 'refused', message: answer.message, errors: answer.errors },
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
  const [check, setCheck] = useState(file.check)
  const [lost, setLost] = useState('')
  const working = isWorking(check)
  useEffect(() => {
    if (!working) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const look = async (): Promise<void> => {
      const answer = await callImport<CheckView | null>('GET', `/files/${file.id}/check`)
      if (isOver) return
      setLost(answer.ok ? '' : answer.message)
      if (answer.ok) setCheck(answer.data)
      timer = setTimeout(look, LOOK_EVERY_MS)
    }
    timer = setTimeout(look, LOOK_EVERY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [working, file.id])
  return { check, lost, setCheck, working }
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
  const act = async <T>(what: 'check' | 'run', path: string, done: (data: T) => void): Promise<void> => {
    setBusy(what)
    const answer = await callImport<T>('POST', `/files/${file.id}/${path}`, sentDraft(draft))
    setBusy('')
    setProblem(answer.ok ? '' : answer.message)
    if (answer.ok) done(answer.data)
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
    startCheck: () =>
      act<CheckView>('check', 'check', (data) => {
        setCheck(data)
        setChecked(draftText(draft))
      }),
    stopCheck: async () => {
      const answer = await callImport('DELETE', `/files/${file.id}/check`)
      setProblem(answer.ok ? '' : answer.message)
      if (answer.ok) setCheck(null)
    },
    run: () => {
      if (started.current) return Promise.resolve()
      started.current = true
      return act<{ id: number }>('run', 'run', ({ id }) =>
        router.push(`/admin/inventory/import/${id}`),
      ).finally(() => {
        started.current = false
      })
    },
  }
}
export type Editor = ReturnType<typeof useEditor>
