'use client'

import { useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, useEffect, useRef } from 'react'
import { persistFormInput } from '@/ui/form/persist-form-input'
import { hrefOfForm, isListingLink } from './form-href'
import { FILTER_FORM, FOUND } from './listing-form-ids'
import type { LiveCounts } from './live-counts'
import { type Line, useListingNavigation } from './use-listing-navigation'
import { useLiveCounts } from './use-live-counts'

type Live = {
  /** Null while nothing has changed since the list was made. */
  counts: LiveCounts | null
  /** The last count did not come, so no number is known. */
  failed: boolean
  line: Line
}

export const LiveListing = createContext<Live>({ counts: null, failed: false, line: 'open' })

/**
 * Makes the listing's own links and its form change only the results, with their skeleton meanwhile, and counts
 * while choices are made. Everything inside works without it as plain links and a plain form.
 */
export function ListingFrame({ children }: { children: ReactNode }) {
  const query = useSearchParams().toString()
  const frame = useRef<HTMLDivElement>(null)
  const { counts, failed, isCutOff } = useLiveCounts(frame, query)
  const { go, pending, line } = useListingNavigation(isCutOff)

  useEffect(() => {
    if (frame.current) return listen(frame.current, go)
  }, [go])

  useEffect(() => {
    if (frame.current) applyEarlyChoices(frame.current)
  }, [])

  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    // A new URL: the fields show its values, whatever was ticked before.
    frame.current?.querySelector('form')?.reset()
    if (frame.current) restoreFocus(frame.current)
  }, [query])

  useEffect(() => {
    const form = frame.current?.querySelector<HTMLFormElement>(`#${FILTER_FORM}`)
    return form ? persistFormInput(form, 'vehicle-filters', { at: query, hold: false }) : undefined
  }, [query])

  return (
    <LiveListing value={{ counts, failed, line }}>
      <div ref={frame} className="group/listing" data-pending={pending || undefined} aria-busy={pending}>
        {children}
      </div>
    </LiveListing>
  )
}

/** Order and page size apply at once: also when they were chosen before the page had come to life, and nobody listened. */
function applyEarlyChoices(frame: HTMLElement): void {
  const changed = [...frame.querySelectorAll<HTMLSelectElement>('select[data-apply]')].find(
    ({ selectedOptions: [chosen] }) => chosen && !chosen.defaultSelected,
  )
  changed?.form?.requestSubmit()
}

/**
 * After another list has come: a choice that was made anew has the focus again; where what was pressed is gone, or
 * continues from the end of the last list, the keyboard goes on from the results.
 */
function restoreFocus({ dataset }: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.closest('nav[aria-label="Pages"]')) return
  const select =
    activeElement === body && document.querySelector<HTMLElement>(`select[id="${dataset.focus}"]`)
  const place = select || document.getElementById(FOUND)
  place?.focus({ preventScroll: true })
}

/** Listens to links and the form inside the frame; gives back how to stop. */
function listen(frame: HTMLElement, go: (href: string) => void): () => void {
  const stop = new AbortController()
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isListingLink(link, event)) return
    event.preventDefault()
    go(link.pathname + link.search)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    go(hrefOfForm(event.target as HTMLFormElement))
  }
  const onInput = (event: Event) => {
    const { form, dataset } = event.target as HTMLInputElement
    if (dataset.apply !== undefined) form?.requestSubmit()
  }
  const onFocus = (event: FocusEvent) => {
    frame.dataset.focus = (event.target as Element).id
  }
  // In the capture phase, so that a link's own handler sees that the click is taken.
  frame.addEventListener('click', onClick, { capture: true, signal: stop.signal })
  frame.addEventListener('focusin', onFocus, { signal: stop.signal })
  frame.addEventListener('submit', onSubmit, { signal: stop.signal })
  frame.addEventListener('input', onInput, { signal: stop.signal })
  return () => stop.abort()
}
