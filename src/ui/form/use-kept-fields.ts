'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { keepForm } from './keep-form'

type SetText = (name: string, value: string) => void

/** The ref for the form, and whether it holds what was typed before and is not saved. */
export type KeptFields = { form: RefObject<HTMLFormElement | null>; isKept: boolean }

/**
 * Keeps the input of a form managed by a library: restored values are passed to it. They are forgotten when the form
 * is reset.
 *
 * @param at what the form was filled from; a draft of anything else is discarded
 */
export function useKeptFields(name: string, at: string, setText: SetText): KeptFields {
  const form = useRef<HTMLFormElement>(null)
  const [isKept, setKept] = useState(false)
  const tell = useRef(setText)
  useEffect(() => {
    tell.current = setText
  }, [setText])
  useEffect(() => {
    const shown = form.current
    if (!shown) return
    const before = textsOf(shown)
    const stop = keepForm(shown, name, { at, onKept: setKept })
    for (const [field, value] of textsOf(shown)) if (before.get(field) !== value) tell.current(field, value)
    return stop
  }, [name, at])
  return { form, isKept }
}

const textsOf = (form: HTMLFormElement): Map<string, string> =>
  new Map(
    [...new FormData(form)].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  )
