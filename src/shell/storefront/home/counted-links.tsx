'use client'

import type { CSSProperties } from 'react'
import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import { COUNT } from './vehicle-count-look'

/** The link and the text of a line, how many vehicles are behind it, and its outline where it has one. */
export type CountedLink = readonly [href: string, name: string, count: string, outline?: string]

const outlineOf = (address: string | undefined): CSSProperties | undefined =>
  address ? ({ '--outline': `url(${address})` } as CSSProperties) : undefined

/** On ruled lines, or on cards with the outline of a body, which takes the colour of the text around it. */
const LOOKS = {
  lines: {
    list: 'grid gap-x-8',
    link: 'flex min-h-11 items-baseline justify-between gap-2 border-b border-line py-2.5 text-14 font-medium hover:border-link hover:text-link',
  },
  cards: {
    list: 'grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-6',
    link: cx(
      'flex h-full flex-col items-center rounded-card border border-line bg-surface px-2 py-3 text-center text-14 font-medium hover:border-control hover:text-link',
      'before:mb-1 before:h-10 before:w-20 before:bg-current before:[mask:var(--outline)_center/contain_no-repeat]',
      'forced-colors:before:bg-[canvastext] forced-colors:before:forced-color-adjust-none',
    ),
  },
}

type LedgerProps = { lines: readonly CountedLink[]; look: keyof typeof LOOKS; className?: string }

/** Names with counts, each a link. Rendered from data, once: as a server component it would be sent twice. */
export function CountedLinks({ lines, look, className }: LedgerProps) {
  const { link, list } = LOOKS[look]
  return (
    <ul className={cx(list, className)}>
      {lines.map(([href, name, count, outline]) => (
        <li key={href}>
          <PlainLink href={href} style={outlineOf(outline)} className={link}>
            {`${name} `}
            <span className={COUNT}>{count}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  )
}
