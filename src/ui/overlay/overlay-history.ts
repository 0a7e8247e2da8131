/**
 * What lies over a page (a sheet, a dialog, the pictures) closes with the browser's Back, as everybody expects on a
 * phone. Each one needs an entry of the history to go back from, with the page's own URL. The entry of one that was
 * closed otherwise stays for the next one: taking it away could undo a navigation that has just begun. Back passes
 * over it.
 */
type Over = { close: () => void }
type Place = { href: string; depth: number }

/** The part of an entry's state with for how many things over its page it was made. */
const DEPTH = 'kaidoOver'

/** From the lowest to the topmost. */
const over: Over[] = []
let isListening = false
/** The entry that the page is at. */
let seen: Place = { href: '', depth: 0 }

const here = (): Place => ({
  href: window.location.href,
  depth: Number(window.history.state?.[DEPTH] ?? 0),
})

/** Gives everything over the page an entry that has none. The router's own state goes along: to it, they are one page. */
export function makeEntries(): void {
  for (let depth = here().depth + 1; depth <= over.length; depth += 1)
    window.history.pushState({ ...window.history.state, [DEPTH]: depth }, '')
  seen = here()
}

/** Closes what lies uppermost, down to so many. */
function closeTo(depth: number): void {
  for (const { close } of over.slice(depth).toReversed()) close()
}

function onPop(event: PopStateEvent): void {
  const from = seen
  seen = here()
  if (seen.href !== from.href) {
    closeTo(0)
    return
  }
  if (seen.depth >= from.depth) return
  // The page stays as it is: the router has nothing to restore.
  event.stopImmediatePropagation()
  if (over.length <= seen.depth) {
    window.history.back()
    return
  }
  closeTo(seen.depth)
  // What confirms before it closes is still open, and needs an entry again.
  setTimeout(makeEntries)
}

/**
 * Follows what the router does to the history. It writes a state of its own, also where it only reads the page anew: at
 * the same URL an entry retains its depth.
 */
function followRouter(): void {
  const { history, location } = window
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)]
  history.pushState = (...entry) => {
    push(...entry)
    seen = here()
  }
  history.replaceState = (...entry) => {
    const { depth, href } = here()
    replace(...entry)
    if (depth > 0 && location.href === href) replace({ ...history.state, [DEPTH]: depth }, '')
    seen = here()
  }
}

/**
 * Handles Back ahead of the router: the browser calls the window's own listeners in the order in which they came, so
 * this has to be called before the page comes to life.
 */
export function listenForBack(): void {
  if (isListening) return
  isListening = true
  seen = here()
  followRouter()
  window.addEventListener('popstate', onPop, { capture: true })
}

/**
 * Registers what has just been opened over the page. Components use `useCloseByBack` instead.
 *
 * @param close called when Back is to close it; it may stay open, for example to confirm the loss of unsaved input
 * @returns to be called when it has closed, by whatever means
 */
export function lieOver(close: () => void): () => void {
  listenForBack()
  const one: Over = { close }
  over.push(one)
  makeEntries()
  return () => {
    const place = over.indexOf(one)
    if (place >= 0) over.splice(place, 1)
  }
}

/**
 * How the router goes to another page: in place of the entry of what lies over this one, so that Back shows this page
 * once.
 */
export const wayForward = (): 'push' | 'replace' => (here().depth === 0 ? 'push' : 'replace')
