'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { PlainLink } from '@/ui/link'
import * as words from './browser-words'
import type { CustomerGroup } from './customer-page-groups'

const LINK =
  'flex min-h-11 items-center rounded-control px-3 text-14 whitespace-nowrap text-soft hover:bg-link-wash hover:text-ink aria-[current]:bg-link-wash aria-[current]:font-semibold aria-[current]:text-ink'

/** The line of a page: its own, or that of the page it is below. The first of each group stands for itself alone. */
export function currentOf(path: string, groups: readonly CustomerGroup[]): string | null {
  const lines = groups.flatMap(({ pages }) => pages.map(({ href }) => href))
  const above = groups.flatMap(({ pages }) => pages.slice(1).map(({ href }) => href))
  if (lines.includes(path)) return path
  const elsewhere = groups
    .flatMap(({ pages }) => pages)
    .find(({ also }) => also !== undefined && (path === also || path.startsWith(`${also}/`)))
  if (elsewhere) return elsewhere.href
  const parents = above.filter((href) => path.startsWith(`${href}/`))
  return parents.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** The way through the customer's area: a column on wide screens, a bar that can be pushed sideways on a phone. */
export function CustomerNav({ groups }: { groups: readonly CustomerGroup[] }) {
  const path = usePathname()
  const current = currentOf(path, groups)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = current && bar.current?.querySelector<HTMLElement>(`[href="${CSS.escape(current)}"]`)
    if (link && bar.current) bar.current.scrollLeft = link.offsetLeft - 16
  }, [current])
  return (
    <nav
      ref={bar}
      aria-label={words.yourAccount}
      className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 pb-2 md:-mx-6 md:px-6 lg:mx-0 lg:block lg:overflow-visible lg:border-0 lg:p-0"
    >
      {groups.map(({ title, pages }) => (
        <div key={title} className="contents lg:mb-6 lg:block">
          <h2 className="hidden px-3 pb-1 text-13 font-semibold text-faint lg:block">{title}</h2>
          <ul className="contents lg:block">
            {pages.map(({ href, label }) => (
              <li key={href}>
                <PlainLink
                  href={href}
                  aria-current={href === current ? (href === path ? 'page' : true) : undefined}
                  className={LINK}
                >
                  {label}
                </PlainLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
