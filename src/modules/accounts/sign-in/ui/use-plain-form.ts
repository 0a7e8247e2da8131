'use client'

import { type FormEvent, useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { type Called, errorsByField, messageOr } from '@/ui/client/answer'
import * as words from './browser-words'

type Texts<Name extends string> = Record<Name, string>

type Options<Name extends string> = {
  names: readonly Name[]
  check: (texts: Texts<Name>) => Issue[]
  /** What a valid form does. On success the form stays disabled: the page is about to change. */
  send: (texts: Texts<Name>) => Promise<Called>
}

/**
 * A small form without a library: validated, submitted once however often it is clicked, errors next to their
 * fields.
 */
export function usePlainForm<Name extends string>({ names, check, send }: Options<Name>) {
  const isOut = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Partial<Texts<Name>>>({})
  const [problem, setProblem] = useState<string | null>(null)

  const show = (form: HTMLFormElement, found: Partial<Texts<Name>>) => {
    setErrors(found)
    const first = names.find((name) => found[name])
    const field = first && form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return first !== undefined
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isOut.current) return
    setProblem(null)
    const texts = textsOf(form, names)
    if (show(form, firstOfEach(check(texts)) as Partial<Texts<Name>>)) return
    isOut.current = true
    setBusy(true)
    const answer = await send(texts)
    if (answer.ok) return
    isOut.current = false
    setBusy(false)
    if (!show(form, errorsByField(answer) as Partial<Texts<Name>>))
      setProblem(messageOr(answer, words.anErrorOccurred))
  }
  return { onSubmit, errors, problem, isBusy }
}

const textsOf = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Texts<Name> => {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Texts<Name>
}

/** One message per field: the first. */
const firstOfEach = (issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries([...issues].reverse().map(({ path, message }) => [path, message]))
