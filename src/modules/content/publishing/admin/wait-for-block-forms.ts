'use client'

/*
 * What is typed in a block reaches its text only when the server has answered about the block: Payload sends what was typed
 * after a pause, in two requests, one after the other. A text saved before that would lack the last words of the block.
 */

/** How long Payload waits before its requests, and what it needs afterwards, in milliseconds, with some to spare. */
const PAUSE_MS = 350
/** How long an answer is waited for. */
const MOST_MS = 10_000

let pending = 0

const endOne = () => {
  pending -= 1
}

/** Counts the requests of the page under way, each until its answer has been read. @returns how to stop */
export function watchRequests(): () => void {
  const send = window.fetch
  window.fetch = async (...request) => {
    pending += 1
    const sent = send(...request)
    sent.then((answer) => answer.clone().arrayBuffer()).then(endOne, endOne)
    return sent
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
  // One pause more than is quiet: the second request follows the first.
  for (let quiet = 0; quiet < 2 && Date.now() < end; quiet = pending > 0 ? 0 : quiet + 1)
    await pause(PAUSE_MS)
}
