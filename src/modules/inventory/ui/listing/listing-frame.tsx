'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { fetchCount, hrefOfForm, isListingLink } from './form-address'

type Count = { total: number; capped: boolean } | 'unknown' | null

/** How many vehicles the choices would give that are made but not yet applied; null while nothing has changed. */
export const LiveCount = createContext<Count>(null)

const DEBOUNCE_MS = 250

/**
 * Makes the listing's own links and its form change only the results, with their skeleton meanwhile, and counts
 * while choices are made. Everything inside works without it as plain links and a plain form.
 */
export function ListingFrame({ children }: { children: ReactNode }) {
  const router = useRouter()
  const address = useSearchParams().toString()
  const frame = useRef<HTMLDivElement>(null)
  const [pending, startTransition] = useTransition()
  const [count, setCount] = useState<{ at: string; count: Count }>({ at: address, count: null })

  useEffect(() => {
    const found = frame.current
    if (!found) return
    const go = (href: string) => {
      for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
      startTransition(() => router.push(href))
    }
    return listen(found, go, (next) => setCount({ at: address, count: next }))
  }, [router, address])

  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    // A new address: the fields show what it says, whatever was ticked before.
    frame.current?.querySelector('form')?.reset()
  }, [address])

  return (
    <LiveCount value={count.at === address ? count.count : null}>
      <div ref={frame} className="group/frame" data-pending={pending || undefined} aria-busy={pending}>
        {children}
      </div>
    </LiveCount>
  )
}

/** Listens to links and the form inside the frame; gives back how to stop. */
function listen(frame: HTMLElement, go: (href: string) => void, counted: (count: Count) => void): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

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
    if (!form) return
    if (dataset.apply !== undefined) return form.requestSubmit()
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const mine = ++turn
      const next = await fetchCount(form)
      if (mine === turn && !stop.signal.aborted) counted(next)
    }, DEBOUNCE_MS)
  }

  // In the capture phase, so that a link's own handler sees that the click is taken.
  frame.addEventListener('click', onClick, { capture: true, signal: stop.signal })
  frame.addEventListener('submit', onSubmit, { signal: stop.signal })
  frame.addEventListener('input', onInput, { signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
