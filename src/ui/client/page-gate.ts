'use client'
import { whenReachable } from '@/ui/offline/when-reachable'
import { lostDuring, watched } from './line-state'
import { SIGNED_OUT_EVENT } from './session'

/** Answers of whatever stands before a server that is being started again. */
const UNAVAILABLE = new Set([502, 503, 504])

let held: Promise<void> | null = null

/** Holds the pages that are asked for until `until` is over; each that is asked for says once more why. */
export async function holdPages(until: Promise<void>): Promise<void> {
  held = until
  await until
  held = null
}

async function allowed(): Promise<void> {
  if (!held) return
  window.dispatchEvent(new Event(SIGNED_OUT_EVENT))
  await held
}

const answeredAgain = (): Promise<void> => new Promise((resolve) => whenReachable(resolve))

/** Whether the router asks for what a screen shows, and neither looks ahead nor changes anything: that is done once. */
const isPage = (init: RequestInit | undefined): boolean => {
  if ((init?.method ?? 'GET') !== 'GET') return false
  const headers = new Headers(init?.headers)
  return headers.has('rsc') && !headers.has('next-router-prefetch')
}

/** Asks until there is an answer. */
async function patiently(ask: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  for (;;) {
    await allowed()
    const answer = await watched(ask()).catch((error: unknown) => {
      if (signal?.aborted) throw error
      return null
    })
    if (answer && !UNAVAILABLE.has(answer.status)) return answer
    await lostDuring(answeredAgain())
  }
}

/**
 * Has the router wait for the line: by itself it answers a failed request by loading the address anew, which without a
 * line puts the browser's own error page in the place of a screen and of all that was entered in it.
 *
 * @returns how to end it
 */
export function guardPages(): () => void {
  const plain = window.fetch
  const guarded: typeof fetch = (input, init) => {
    const ask = () => plain.call(window, input, init)
    return isPage(init) ? patiently(ask, init?.signal) : ask()
  }
  window.fetch = guarded
  return () => {
    if (window.fetch === guarded) window.fetch = plain
  }
}
