'use client'
import type { ComponentProps } from 'react'
import { useZone } from '../time/use-zone'

/** A cell of moments: on a phone its title names the zone, which the heading of the column names elsewhere. */
export function ZonedCell({ title, ...cell }: ComponentProps<'td'> & { title: string }) {
  return <td {...cell} data-label={`${title} (${useZone()})`} />
}
