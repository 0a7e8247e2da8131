'use client'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { type Done, isOutdated } from '@/ui/client/answer'
import type { SavedRecord } from '@/ui/client/records'
import { useKept } from '@/ui/form/use-kept'
import { useUnsaved } from '../line/unsaved'
import type { Field, ListRow, ListShape } from '../list/types'
import { bodyOf, type DraftValue, draftOf, pictureOf } from './draft'
import type { FormRules } from './form-rules'
import { sendRecord } from './send-record'

type Given = {
  shape: ListShape
  row: ListRow | null
  rules: FormRules
  onSaved: (saved: Done<SavedRecord>) => void
}

type Refused = { message: string; isOutdated: boolean; isUnsent: boolean }

/** Input, kept in this browser until it is saved. */
function useDraft(shape: ListShape, row: ListRow | null) {
  const [draft, setDraft, isBroughtBack] = useKept({
    name: `record ${shape.path} ${row?.id ?? 'new'}`,
    at: row?.updatedAt ?? '',
    begin: draftOf(shape.fields, row),
  })
  const begun = useRef(JSON.stringify(draft))
  const saved = useRef(false)
  useUnsaved(() => !saved.current && JSON.stringify(draft) !== begun.current)
  return { draft, setDraft, isBroughtBack, saved }
}

/** The fields' errors; the first one shown gets the focus. */
function useIssues(shape: ListShape) {
  const id = useId()
  const idOf = (field: Field) => `${id}-${field.name}`
  const [issues, setIssues] = useState<Issue[]>([])
  const show = (found: Issue[]): boolean => {
    setIssues(found)
    const first = shape.fields.find(({ name }) => found.some(({ path }) => path === name))
    if (first) document.getElementById(idOf(first))?.focus()
    return first !== undefined
  }
  const fault = (field: Field, message: string | null) =>
    setIssues((before) => [
      ...before.filter(({ path }) => path !== field.name),
      ...(message === null ? [] : [{ path: field.name, message }]),
    ])
  const issueOf = ({ name }: Field) => issues.find(({ path }) => path === name)?.message
  return { idOf, issueOf, show, fault }
}

/** A record being edited: its draft, its errors, and the functions to change and save it. */
export function useRecordForm({ onSaved, row, rules, shape }: Given) {
  const { draft, isBroughtBack, saved, setDraft } = useDraft(shape, row)
  const { fault, idOf, issueOf, show } = useIssues(shape)
  const [failure, setFailure] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    if (show(rules.check(bodyOf(shape.fields, draft)))) return
    setBusy(true)
    const { called, issues } = await sendRecord(shape, row, draft)
    if (called.ok) {
      // Busy for good: the record is not sent again while the list is loading.
      saved.current = true
      return onSaved(called)
    }
    setBusy(false)
    if (!show(issues))
      setFailure({
        message: rules.failure?.(row ? 'update' : 'create', called) ?? called.message,
        isOutdated: isOutdated(called),
        isUnsent: called.status === undefined,
      })
  }
  const change = (field: Field, value: DraftValue) => {
    const dependent = shape.fields.filter(({ loads }) => loads?.by === field.name)
    const cleared = Object.fromEntries(dependent.map(({ name }) => [name, '']))
    const file = field.kind === 'image' ? pictureOf(value).file : undefined
    const refusal = (file && rules.checkImage?.(file)) ?? null
    // A rejected picture is not used: the field shows its initial one.
    const taken = refusal ? (draftOf(shape.fields, row)[field.name] ?? '') : value
    setDraft((before) => ({ ...before, ...cleared, [field.name]: taken }))
    fault(field, refusal)
  }
  return { draft, isBroughtBack, failure, busy, idOf, issueOf, submit, change, fault }
}
