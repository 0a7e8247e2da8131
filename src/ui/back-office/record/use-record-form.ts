'use client'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { type Called, type Done, isOutdated } from '@/ui/client/answer'
import type { SavedRecord } from '@/ui/client/records'
import { usePersistedDraft } from '@/ui/form/use-persisted-draft'
import { useUnsaved } from '../line/unsaved'
import type { Field, ListRow, ListShape } from '../list/types'
import type { Entered } from '../merge/use-versions'
import { bodyOf, type DraftValue, draftOf, type Entry, entryOf, pictureOf } from './draft'
import type { FormRules } from './form-rules'
import { sendRecord } from './send-record'

export type Given = {
  shape: ListShape
  row: ListRow | null
  rules: FormRules
  onSaved: (saved: Done<SavedRecord>) => void
  /** Reads the record again, to merge what somebody else saved; null if it cannot be read here any more. */
  onReload: (() => void) | null
}

/** What a form has to do with the versions of its record; see `useVersions`. */
export type Version = { merged: Entry | null; entered: Entered<Entry> }

const textOf = ({ draft }: Entry): string => JSON.stringify(draft)

/** Input, kept in this browser until it is saved. */
function useEntry({ entered, merged, row, shape }: Given & Version) {
  const begin = entryOf(shape.fields, row)
  const [entry, setEntry, isBroughtBack] = usePersistedDraft({
    name: `entry ${shape.path} ${row?.id ?? 'new'}`,
    at: row?.updatedAt ?? '',
    begin,
    entered: merged,
    textOf,
  })
  const begun = useRef(textOf(begin))
  const saved = useRef(false)
  const unsaved = () => (!saved.current && textOf(entry) !== begun.current ? entry : null)
  useUnsaved(() => unsaved() !== null)
  useEffect(() => {
    entered.current = unsaved
  })
  return { entry, setEntry, isBroughtBack, saved }
}

type Show = (found: Issue[]) => boolean

/** The fields' errors; the first one shown gets the focus. */
function useIssues(shape: ListShape) {
  const id = useId()
  const idOf = (field: Field) => `${id}-${field.name}`
  const [issues, setIssues] = useState<Issue[]>([])
  const show: Show = (found) => {
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

/** Sends what was entered, once at a time; what two versions were merged into is sent from the start. */
function useSend(given: Given & Version, { entry, saved }: ReturnType<typeof useEntry>, show: Show) {
  const { merged, onReload, onSaved, row, rules, shape } = given
  const [failure, setFailure] = useState<Called | null>(null)
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const refused = (called: Called) => {
    const message = rules.failure?.(row ? 'update' : 'create', called) ?? called.message
    setFailure({ ...called, message })
    if (isOutdated(called)) onReload?.()
  }
  const send = async () => {
    if (isSending.current) return
    setFailure(null)
    if (show(rules.check(bodyOf(shape.fields, entry.draft)))) return
    isSending.current = true
    setBusy(true)
    const { called, issues } = await sendRecord(shape, row, entry.draft)
    if (called.ok) {
      // Busy for good: the record is not sent again while the list is loading.
      saved.current = true
      return onSaved(called)
    }
    isSending.current = false
    setBusy(false)
    if (!show(issues)) refused(called)
  }
  const sendMerged = useEffectEvent(() => void send())
  useEffect(() => {
    if (merged) sendMerged()
  }, [merged])
  return { failure, busy, send }
}

/** A record being edited: what was entered, its errors, and the functions to change and save it. */
export function useRecordForm(given: Given & Version) {
  const { row, rules, shape } = given
  const entered = useEntry(given)
  const { fault, idOf, issueOf, show } = useIssues(shape)
  const sending = useSend(given, entered, show)
  const { entry, isBroughtBack, setEntry } = entered
  const change = (field: Field, value: DraftValue, label = '') => {
    const dependent = shape.fields.filter(({ loads }) => loads?.by === field.name)
    const cleared = Object.fromEntries(dependent.map(({ name }) => [name, '']))
    const file = field.kind === 'image' ? pictureOf(value).file : undefined
    const refusal = (file && rules.checkImage?.(file)) ?? null
    // A rejected picture is not used: the field shows its initial one.
    const taken = refusal ? (draftOf(shape.fields, row)[field.name] ?? '') : value
    setEntry(({ draft, labels }) => ({
      draft: { ...draft, ...cleared, [field.name]: taken },
      labels: { ...labels, [field.name]: label },
    }))
    fault(field, refusal)
  }
  return { ...sending, entry, isBroughtBack, idOf, issueOf, change, fault }
}
