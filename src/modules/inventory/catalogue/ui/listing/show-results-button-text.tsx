'use client'

import { useContext } from 'react'
import { vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import * as words from './browser-words'
import { LiveListing } from './listing-frame'

/** 'Show 1,284 vehicles' on the button, following the choices while they are made; 'Search' when no number is known. */
export function ShowResultsButtonText({ total, capped }: { total: number; capped: boolean }) {
  const { counts, failed } = useContext(LiveListing)
  if (failed) return words.search
  const text = vehiclesText(counts?.total ?? total, counts?.capped ?? capped)
  return (
    <>
      <span className="scripted lg:hidden">{words.showMatches(text)}</span>
      <span className="scripted hidden lg:inline">Search{counts ? ` (${text})` : ''}</span>
      <span className="unscripted">{words.search}</span>
    </>
  )
}
