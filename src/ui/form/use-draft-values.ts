'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftPlace, readDraft, removeDraft, storeDraft } from './stored-draft'

/** Whether values from before have been restored, and how to let go of them. */
type DraftValues = {
  isRestored: boolean
  /** Empties the form again. */
  discard: () => void
  /** Called once the form has been sent. */
  forget: () => void
}

/**
 * Stores the values of a form managed by the library in this tab, as `useDraftFields` does, for forms whose fields
 * come and go with what is entered in others.
 */
export function useDraftValues<Values extends FieldValues, Sent extends FieldValues>(
  draft: DraftPlace | null,
  { getValues, reset, subscribe }: UseFormReturn<Values, unknown, Sent>,
): DraftValues {
  const [isRestored, setRestored] = useState(false)
  const begin = useRef<string>(null)
  const { at = '', name } = draft ?? {}
  useEffect(() => {
    if (name === undefined) return
    begin.current ??= textOf(getValues())
    const stored = readDraft<Values>(name, at)
    if (stored) {
      reset({ ...getValues(), ...stored }, { keepDefaultValues: true })
      setRestored(true)
    }
    const callback = ({ values }: { values: Values }) => {
      if (textOf(values) === begin.current) removeDraft(name)
      else storeDraft(name, at, values)
    }
    return subscribe({ formState: { values: true }, callback })
  }, [getValues, reset, subscribe, name, at])
  return {
    isRestored,
    discard: () => {
      reset()
      setRestored(false)
    },
    forget: () => {
      if (name === undefined) return
      begin.current = textOf(getValues())
      removeDraft(name)
      setRestored(false)
    },
  }
}

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** What is filled in: a field that is not there and an empty one are the same. */
const textOf = (values: object): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => !isEmpty(value))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
