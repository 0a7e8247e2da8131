'use client'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { type Done, isOutdated } from '@/ui/client/answer'
import type { SavedRecord } from '@/ui/client/record-calls'
import { refusalOf } from '@/ui/form/refusal-of'
import { usePersistedState } from '@/ui/form/use-persisted-state'
import { useUnsaved } from '../connection/unsaved-forms'
import type { Field, ListRow, ListShape } from '../list/list-type'
import type { Entered } from '../merge/use-versions'
import type { FormRules } from './form-rules-type'
import { bodyOf, type DraftValue, draftOf, type Entry, entryOf, pictureOf } from './record-draft'
import { sendRecord } from './send-record'
import { useDraftForm } from './use-draft-form'

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

/** Input, stored in this browser until it is saved. */
function useEntry({ entered, merged, row, shape }: Given & Version) {
  const begin = entryOf(shape.fields, row)
  const [entry, setEntry, isBroughtBack] = usePersistedState({
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

/** Sends what was entered, once at a time; what two versions were merged into is sent from the start. */
function useSend(given: Given & Version, { entry, saved }: ReturnType<typeof useEntry>) {
  const { merged, onReload, onSaved, row, rules, shape } = given
  const id = useId()
  const idOf = (name: string) => `${id}-${name}`
  const form = useDraftForm({
    names: shape.fields.map(({ name }) => name),
    idOf,
    // The record is not sent again while the list is loading.
    isFinal: true,
    submit: async () => {
      const wrong = rules.check(bodyOf(shape.fields, entry.draft))
      if (wrong.length > 0) return refusalOf(wrong)
      const { called, issues } = await sendRecord(shape, row, entry.draft)
      if (called.ok) {
        saved.current = true
        onSaved(called)
        return called
      }
      if (isOutdated(called)) onReload?.()
      const message = rules.failure?.(row ? 'update' : 'create', called) ?? called.message
      return { ...called, issues, message }
    },
  })
  const sendMerged = useEffectEvent(() => void form.submit())
  useEffect(() => {
    if (merged) sendMerged()
  }, [merged])
  return { ...form, idOf }
}

/** A record being edited: what was entered, its errors, and the functions to change and save it. */
export function useRecordForm(given: Given & Version) {
  const { row, rules, shape } = given
  const entered = useEntry(given)
  const sending = useSend(given, entered)
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
    sending.fault(field.name, refusal)
  }
  return { ...sending, entry, isBroughtBack, change }
}
