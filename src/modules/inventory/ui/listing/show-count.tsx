'use client'

import { useContext } from 'react'
import { LiveCount } from './listing-frame'

/** 'Show 1,284 vehicles' on the button, following the choices while they are made. */
export function ShowCount({ total, capped }: { total: number; capped: boolean }) {
  const live = useContext(LiveCount)
  const count = live ?? { total, capped }
  if (count === 'unknown') return 'Search'
  const text = `${count.total.toLocaleString('en-US')}${count.capped ? '+' : ''}`
  const noun = count.total === 1 && !count.capped ? 'vehicle' : 'vehicles'
  return (
    <>
      <span className="scripted lg:hidden">
        Show {text} {noun}
      </span>
      <span className="scripted hidden lg:inline">Search{live ? ` (${text} ${noun})` : ''}</span>
      <span className="unscripted">Search</span>
    </>
  )
}
