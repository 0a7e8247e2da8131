import { type RefObject, useEffect, useState } from 'react'
import { fetchCounts, type LiveCounts } from './live-counts'

const DEBOUNCE_MS = 250

/** `isCutOff`: there was no response at all, as when offline. */
type Counted = { at: string; counts: LiveCounts | null; failed: boolean; isCutOff: boolean }

const NOT_YET = { counts: null, failed: false, isCutOff: false }

/**
 * Counts while choices are made in the frame's form: one call after a pause, the last response wins and
 * outdated calls are aborted. Without a response no number is shown; visitors see no reason.
 *
 * @param query the list shown; counts of an earlier one mean nothing
 */
export function useLiveCounts(frame: RefObject<HTMLElement | null>, query: string) {
  const [state, setState] = useState<Counted>({ at: query, ...NOT_YET })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    return watch(element, (counts, isCutOff) =>
      setState({ at: query, counts, failed: counts === null, isCutOff }),
    )
  }, [frame, query])
  return state.at === query ? state : NOT_YET
}

/** Calls `done` with the counts after each change, or null if there are none; returns a function to stop. */
function watch(frame: HTMLElement, done: (counts: LiveCounts | null, isCutOff: boolean) => void): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let changed: HTMLFormElement | null = null

  const count = async (form: HTMLFormElement) => {
    running?.abort()
    const mine = new AbortController()
    running = mine
    // Without a response the panel shows no numbers, rather than old ones.
    const answer = await fetchCounts(form, mine.signal).catch((error: unknown) => error)
    if (mine.signal.aborted || stop.signal.aborted) return
    done(answer instanceof Error ? null : (answer as LiveCounts), answer instanceof TypeError)
  }
  const soon = () => {
    clearTimeout(timer)
    if (changed) timer = setTimeout(count, DEBOUNCE_MS, changed)
  }
  const onInput = (event: Event) => {
    const { form, dataset } = event.target as HTMLInputElement
    if (!form || dataset.apply !== undefined) return
    changed = form
    soon()
  }
  // Choices ticked before hydration count as well.
  for (const form of frame.querySelectorAll('form')) if (isTouched(form)) changed = form
  soon()
  const { signal } = stop
  frame.addEventListener('input', onInput, { signal })
  // A group being opened adds choices whose counts are still those of the list. `toggle` does not bubble.
  frame.addEventListener('toggle', soon, { signal, capture: true })
  window.addEventListener('online', soon, { signal })
  return () => {
    clearTimeout(timer)
    running?.abort()
    stop.abort()
  }
}

const isTouched = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')].some(
    (box) => box.checked !== box.defaultChecked,
  )
