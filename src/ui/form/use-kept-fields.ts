'use client'

import { useEffect, useRef } from 'react'
import { keepForm } from './keep-form'

type SetText = (name: string, value: string) => void

/**
 * Keeps the input of a form managed by a library: restored values are passed to it.
 *
 * @param at what the form was filled from; a draft of anything else is discarded
 * @returns the ref for the form
 */
export function useKeptFields(name: string, at: string, setText: SetText) {
  const form = useRef<HTMLFormElement>(null)
  const tell = useRef(setText)
  useEffect(() => {
    tell.current = setText
  }, [setText])
  useEffect(() => {
    const shown = form.current
    if (!shown) return
    const before = textsOf(shown)
    const stop = keepForm(shown, name, { at })
    for (const [field, value] of textsOf(shown)) if (before.get(field) !== value) tell.current(field, value)
    return stop
  }, [name, at])
  return form
}

const textsOf = (form: HTMLFormElement): Map<string, string> =>
  new Map(
    [...new FormData(form)].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : [])),
  )
