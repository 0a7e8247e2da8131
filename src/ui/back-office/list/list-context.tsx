'use client'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useTransition } from 'react'
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
