'use client'

import { useRef, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { type Called, messageOr } from '@/ui/client/answer'

/** What a form's `submit` results in; nothing where no call was made. */
export type Submitted = Called | undefined

/** Shows each issue at its field, and focuses the first of them. @returns whether any has a field */
export type PlaceIssues = (issues: readonly Issue[]) => boolean

type Options = {
  place: PlaceIssues
  /** Shown for a refusal that the server does not explain; by default what is known of the response. */
  fallback?: string
  /** After a success the form is sent no more: the page is about to change. */
  isFinal?: boolean
}

/**
 * What all forms share: sent once at a time, however often it is clicked, with the result of the last time. `called` is
 * null until there is one, `refused` a refusal that no field shows, and `problem` its message.
 */
export function useSubmission({ fallback, isFinal = false, place }: Options) {
  const isOut = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [called, setCalled] = useState<Called | null>(null)
  const [isPlaced, setPlaced] = useState(false)
  const run = async (send: () => Promise<Submitted>): Promise<void> => {
    if (isOut.current) return
    isOut.current = true
    setBusy(true)
    setCalled(null)
    let isDone = false
    try {
      const answer = await send()
      isDone = isFinal && answer?.ok === true
      setPlaced(answer?.ok === false && place(answer.issues))
      setCalled(answer ?? null)
    } finally {
      isOut.current = isDone
      setBusy(isDone)
    }
  }
  const explained = (answer: Called): Called =>
    fallback === undefined ? answer : { ...answer, message: messageOr(answer, fallback) }
  const refused = called?.ok === false && !isPlaced ? explained(called) : null
  return { called, clear: () => setCalled(null), isBusy, problem: refused?.message ?? null, refused, run }
}
