'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { persistForm } from './form-drafts'

type SetText = (name: string, value: string) => void

/** The ref for the form, and whether it holds what was typed before and is not saved. */
export type DraftFields = { form: RefObject<HTMLFormElement | null>; isKept: boolean }

/**
 * Keeps the input of a form managed by a library: restored values are passed to it. They are forgotten when the form
 * is reset.
 *
 * @param at what the form was filled from; a draft of anything else is discarded
 */
export function useDraftFields(name: string, at: string, setText: SetText): DraftFields {
  const form = useRef<HTMLFormElement>(null)
  const [isKept, setRestored] = useState(false)
  const setTextRef = useRef(setText)
  useEffect(() => {
    setTextRef.current = setText
  }, [setText])
  useEffect(() => {
    const shown = form.current
    if (!shown) return
    const before = textsOf(shown)
    const stop = persistForm(shown, name, { at, onRestored: setRestored })
    for (const [field, value] of textsOf(shown))
      if (before.get(field) !== value) setTextRef.current(field, value)
    return stop
  }, [name, at])
  return { form, isKept }
}

const textsOf = (form: HTMLFormElement): Map<string, string> =>
  new Map(
    [...new FormData(form)].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  )
