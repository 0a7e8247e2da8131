'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { persistFormInput } from './persist-form-input'
import { type DraftPlace, removeDraft } from './stored-draft'

/** The ref for the form, and whether it holds what was typed before and is not saved. */
type DraftFields = { form: RefObject<HTMLFormElement | null>; isRestored: boolean; forget: () => void }

/**
 * Stores the input of a form managed by the library: restored values are passed to it. They are forgotten when the form
 * is reset.
 */
export function useDraftFields<Values extends FieldValues, Sent extends FieldValues>(
  draft: DraftPlace | null,
  { getValues, setValue }: UseFormReturn<Values, unknown, Sent>,
): DraftFields {
  const form = useRef<HTMLFormElement>(null)
  const [isRestored, setRestored] = useState(false)
  const { at = '', name } = draft ?? {}
  useEffect(() => {
    const shown = form.current
    if (!shown || name === undefined) return
    const before = textsOf(shown)
    const stop = persistFormInput(shown, name, { at, onRestored: setRestored })
    for (const [field, text] of textsOf(shown)) {
      if (before.get(field) === text) continue
      const path = field as Path<Values>
      // Of a box, the form has its value only if it is ticked.
      const value = typeof getValues(path) === 'boolean' ? true : text
      setValue(path, value as PathValue<Values, Path<Values>>)
    }
    return stop
  }, [getValues, setValue, name, at])
  const forget = () => {
    if (name === undefined) return
    removeDraft(name)
    setRestored(false)
  }
  return { form, isRestored, forget }
}

const textsOf = (form: HTMLFormElement): Map<string, string> =>
  new Map(
    [...new FormData(form)].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  )
