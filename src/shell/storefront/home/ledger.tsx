'use client'

import type { CSSProperties } from 'react'
import { PlainLink } from '@/ui/link'

/** The link and the text of a line, how many vehicles are behind it, and its outline where it has one. */
export type LedgerLine = readonly [href: string, name: string, count: string, outline?: string]

const outlineOf = (address: string | undefined): CSSProperties | undefined =>
  address ? ({ '--outline': `url(${address})` } as CSSProperties) : undefined

/** Names with counts, each a link. Rendered from data, once: as a server component it would be sent twice. */
export function Ledger({ lines, className }: { lines: readonly LedgerLine[]; className: string }) {
  return (
    <ul className={className}>
      {lines.map(([href, name, count, outline]) => (
        <li key={href}>
          <PlainLink href={href} style={outlineOf(outline)}>
            {`${name} `}
            <span>{count}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
