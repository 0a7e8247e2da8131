'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { refusalOf } from './refusal-of'
import { type PlaceIssues, type Submitted, useSubmission } from './use-submission'

type Texts<Name extends string> = Record<Name, string>

type Options<Name extends string> = {
  /** The names of the controls, in the order of the screen. */
  names: readonly Name[]
  /** Everything wrong with the texts; the first issue of a field is shown. Without it, only the server validates. */
  check?: (texts: Texts<Name>) => readonly Issue[]
  /** Sends what is valid. A refusal is shown at its fields; `refused` and `problem` are what no field shows. */
  submit: (texts: Texts<Name>, form: HTMLFormElement) => Promise<Submitted>
  fallback?: string
  isFinal?: boolean
}

/**
 * `useSchemaForm` for small forms of texts, and for pages that load no library: the browser has the values. Messages come
 * when the form is sent, and go as their fields are corrected.
 */
export function usePlainForm<Name extends string>({ check, names, submit, ...options }: Options<Name>) {
  const shown = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Texts<Name>>>({})
  const place: PlaceIssues = (issues) => {
    const firstIssues = firstOfEach<Name>(issues)
    setErrors(firstIssues)
    const first = names.find((name) => firstIssues[name])
    if (first) controlIn(shown.current, first)?.focus()
    return first !== undefined
  }
  const { run, ...submission } = useSubmission({ place, ...options })
  const correct = useEffectEvent((form: HTMLFormElement, { target }: Event) => {
    const name = names.find((one) => target instanceof Element && one === target.getAttribute('name'))
    if (!name || !errors[name]) return
    const { [name]: _, ...others } = errors
    const left = firstOfEach<Name>(check?.(textsOf(form, names)) ?? [])[name]
    setErrors({ ...others, ...(left && { [name]: left }) } as typeof errors)
  })
  const isWrong = Object.keys(errors).length > 0
  useEffect(() => {
    const form = shown.current
    if (!form || !isWrong) return
    const onInput = (event: Event) => correct(form, event)
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [isWrong])
  const send = async (form: HTMLFormElement): Promise<Submitted> => {
    const texts = textsOf(form, names)
    const issues = check?.(texts) ?? []
    if (issues.length > 0) return refusalOf(issues)
    setErrors({})
    return submit(texts, form)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    shown.current = form
    return run(() => send(form))
  }
  return { ...submission, errors, submit: onSubmit }
}

function controlIn(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const control = form?.elements.namedItem(name)
  const first = control instanceof RadioNodeList ? control[0] : control
  return first instanceof HTMLElement ? first : null
}

const textsOf = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Texts<Name> => {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Texts<Name>
}

const firstOfEach = <Name extends string>(issues: readonly Issue[]) =>
  Object.fromEntries(issues.toReversed().map(({ message, path }) => [path, message])) as Partial<Texts<Name>>
