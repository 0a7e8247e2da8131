'use client'
import { whenReachable } from '@/ui/offline/when-reachable'
import { lostDuring, watched } from './connection-state'
import { SIGNED_OUT_EVENT } from './session-state'

/** Responses of a proxy in front of a server that is restarting. */
const UNAVAILABLE = new Set([502, 503, 504])

let held: Promise<void> | null = null

/** Holds requested pages until `until` resolves; each further request reports the reason again. */
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

/**
 * Whether the router requests a screen's content, rather than prefetching or changing anything: that is done
 * once.
 */
const isPage = (init: RequestInit | undefined): boolean => {
  if ((init?.method ?? 'GET') !== 'GET') return false
  const headers = new Headers(init?.headers)
  return headers.has('rsc') && !headers.has('next-router-prefetch')
}

/** Retries until there is a response. */
async function patiently(request: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  for (;;) {
    await allowed()
    const answer = await watched(request()).catch((error: unknown) => {
      if (signal?.aborted) throw error
      return null
    })
    if (answer && !UNAVAILABLE.has(answer.status)) return answer
    await lostDuring(answeredAgain())
  }
}

/**
 * Makes the router wait for the connection: by default it reacts to a failed request by loading the URL
 * again, which without a connection replaces a screen and all its input with the browser's own error page.
 *
 * @returns a function to stop this
 */
export function guardPages(): () => void {
  const plain = window.fetch
  const guarded: typeof fetch = (input, init) => {
    const send = () => plain.call(window, input, init)
    return isPage(init) ? patiently(send, init?.signal) : send()
  }
  window.fetch = guarded
  return () => {
    if (window.fetch === guarded) window.fetch = plain
  }
}
