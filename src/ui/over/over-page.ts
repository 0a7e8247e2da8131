/**
 * What lies over a page (a sheet, a dialog, the pictures) closes with the browser's Back, as everybody expects on a
 * phone. For each one the history gets an entry with the page's own address; leaving the entry closes it, and
 * closing it any other way leaves the entry.
 */

/** The part of an entry's state that says how many things lie over its page. */
const DEPTH = 'kaidoOver'

type Over = { close: () => void }

/** From the lowest to the topmost. */
let over: readonly Over[] = []
/** The page's address, which its own entries share. */
let address = ''
/** Somebody is on the way to another page; that takes the place of the entry. */
let isLeaving = false
let isGoingBack = false
let isListening = false

const depthHere = (): number => Number(window.history.state?.[DEPTH] ?? 0)

/**
 * Registers what has just been opened over the page.
 *
 * @param close called when Back asks for it to be closed
 * @returns to be called when it has closed, by whatever means
 */
export function lieOver(close: () => void): () => void {
  const one: Over = { close }
  listen()
  over = [...over, one]
  isLeaving = false
  address = window.location.href
  if (depthHere() < over.length)
    window.history.pushState({ ...window.history.state, [DEPTH]: over.length }, '')
  return () => {
    if (!over.includes(one)) return
    over = over.filter((other) => other !== one)
    // Not at once: what was only mounted twice is open again by then, and whoever leaves the page has said so.
    setTimeout(dropEntries)
  }
}

/** Leaves the entries of what has been closed. */
function dropEntries(): void {
  const spare = depthHere() - over.length
  if (spare <= 0 || isLeaving) return
  isGoingBack = true
  window.history.go(-spare)
}

/**
 * How the router goes to another page: in place of the entry of what lies over this one, or the way back would lead
 * to this page twice. Call it just before, and before closing anything.
 */
export function wayForward(): 'push' | 'replace' {
  if (depthHere() === 0) return 'push'
  isLeaving = true
  return 'replace'
}

function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', onPop, { capture: true })
  document.addEventListener('click', onClick, { capture: true })
}

function onPop(event: PopStateEvent): void {
  const depth = depthHere()
  const closing = over.slice(depth)
  const isOurs = (closing.length > 0 || isGoingBack) && window.location.href === address
  isGoingBack = false
  over = over.slice(0, depth)
  // The page stays the same, so the router has nothing to do.
  if (isOurs) event.stopImmediatePropagation()
  for (const { close } of closing.toReversed()) close()
}

/** A link followed from what lies over the page leads away, however it is followed. */
function onClick(event: MouseEvent): void {
  if (over.length === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (link && !link.target) isLeaving = true
}
