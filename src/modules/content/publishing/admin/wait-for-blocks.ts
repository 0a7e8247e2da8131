'use client'

/*
 * What is typed in a block reaches its text only when the server has answered about the block: Payload asks after a pause,
 * by an action of the page. Whoever saves before that would save the block without its last words.
 */

/** How long Payload waits before it asks, and what it needs afterwards, in milliseconds, with some to spare. */
const PAUSE_MS = 350
/** How long an answer is waited for. */
const MOST_MS = 10_000

let pending = 0

/** Counts the page's actions under way. @returns how to stop */
export function watchActions(): () => void {
  const send = window.fetch
  window.fetch = async (...request) => {
    if (!new Headers(request[1]?.headers).has('next-action')) return send(...request)
    pending += 1
    try {
      return await send(...request)
    } finally {
      pending -= 1
    }
  }
  const watched = window.fetch
  return () => {
    if (window.fetch === watched) window.fetch = send
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits until what is typed in the blocks of the form has reached their text; at once where there are none. */
export async function waitForBlocks(): Promise<void> {
  if (!document.querySelector('[data-lexical-decorator]')) return
  const end = Date.now() + MOST_MS
  do await pause(PAUSE_MS)
  while (pending > 0 && Date.now() < end)
  await pause(PAUSE_MS)
}
