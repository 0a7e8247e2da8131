'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useTransition } from 'react'
import { filtersIn, type Given, listHref } from './list-href'
import { rememberList } from './remembered-list-url'

/** Where a list stands, and the ways to its other pages and filters. */
type Place = {
  given: Given
  /** Whether the viewer narrowed the list. */
  isFiltered: boolean
  /** Whether other rows are on their way. */
  busy: boolean
  href: (change: Given) => string
  go: (change: Given) => void
  /** A change that loses the filters, but not the order and the length of a page. */
  cleared: Given
  reset: () => void
  /** Reads the same rows again. */
  refresh: () => void
}

const PlaceContext = createContext<Place | null>(null)

type Props = {
  /** The texts of the URL. */
  given: Given
  /** The defaults of a URL; none of it is a filter. */
  usual?: Given
  children: ReactNode
}

/** A list with everything that stands in its URL: whatever is inside moves within it. */
export function ListContext({ children, given, usual }: Props) {
  const router = useRouter()
  const [busy, startGoing] = useTransition()
  const filters = filtersIn(given, usual)
  const href = (change: Given) => listHref(given, change, usual)
  const go = (change: Given) => startGoing(() => router.push(href(change), { scroll: false }))
  const cleared = Object.fromEntries(filters.map((name) => [name, '']))
  useEffect(() => rememberList(window.location.pathname, listHref(given, {}, usual)), [given, usual])
  const place: Place = {
    given,
    cleared,
    isFiltered: filters.length > 0,
    busy,
    href,
    go,
    reset: () => go(cleared),
    refresh: () => startGoing(() => router.refresh()),
  }
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** The list that something stands in. */
export function useList(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('this belongs inside a List')
  return place
}

/** Whether the rows around are being replaced; never, for a table in no list. */
export const useListBusy = (): boolean => useContext(PlaceContext)?.busy ?? false

/** Whether a click is a plain one, and not meant for a new tab or a download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type LinkProps = {
  change: Given
  label?: string
  className?: string
  isCurrent?: boolean
  children: ReactNode
}

/** A link to the same list with a change of its URL; the rows stay until the others are there. */
export function ListLink({ change, children, className, isCurrent = false, label }: LinkProps) {
  const { go, href } = useList()
  return (
    <Link
      aria-current={isCurrent || undefined}
      aria-label={label}
      className={className}
      href={href(change)}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        go(change)
      }}
    >
      {children}
    </Link>
  )
}
