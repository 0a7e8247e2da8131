'use client'
import { type FormEvent, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { type PlaceIssues, type Submitted, useSubmission } from '@/ui/form/use-submission'

type Options = {
  /** The fields in the order of the screen. */
  names: readonly string[]
  /** The id of a field's control, which is focused where it is wrong. */
  idOf: (name: string) => string
  /** Sends what was entered, or returns the refusal of what is wrong with it. */
  submit: () => Promise<Submitted>
  isFinal?: boolean
}

/** Whether an issue belongs to a field, or to a part of it. */
export const isAbout = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`)

/**
 * `useSchemaForm` for forms of declared fields (`FieldInput`), which hold a draft: sent once at a time, with what is wrong
 * at each field, of which the first gets the focus.
 */
export function useDraftForm({ idOf, isFinal, names, submit }: Options) {
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const place: PlaceIssues = (nextIssues) => {
    setIssues(nextIssues)
    const first = names.find((name) => nextIssues.some(({ path }) => isAbout(name, path)))
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
    return first !== undefined
  }
  const { run, ...submission } = useSubmission({ place, isFinal })
  /** Shows what is wrong with a field before it is sent; null if nothing is any more. */
  const fault = (name: string, message: string | null) =>
    setIssues((before) => [
      ...before.filter(({ path }) => !isAbout(name, path)),
      ...(message === null ? [] : [{ path: name, message }]),
    ])
  const send = (event?: FormEvent): Promise<void> => {
    event?.preventDefault()
    return run(() => {
      setIssues([])
      return submit()
    })
  }
  const issueOf = (name: string) => issues.find(({ path }) => isAbout(name, path))?.message
  return { ...submission, fault, issueOf, issues, submit: send }
}
