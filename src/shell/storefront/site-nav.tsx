'use client'

import { usePathname } from 'next/navigation'
import type { MouseEvent } from 'react'
import { PlainLink } from '@/ui/link'
import type { NavigationLink } from './site-links'

/** The element that holds the main navigation; a phone opens it as a sheet. */
export const SITE_MENU = 'site-menu'

const LINK =
  'flex min-h-11 items-center border-b border-line text-16 text-soft hover:text-link aria-[current]:font-semibold aria-[current]:text-ink lg:inline-flex lg:border-0 lg:px-3 lg:text-14 lg:font-medium lg:whitespace-nowrap lg:aria-[current]:underline lg:aria-[current]:decoration-2 lg:aria-[current]:underline-offset-8'

/** This page itself, a page below it, or neither; a place on a page is never the current one. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

/** The menu on a phone stays open over the next page unless it is closed. */
const close = (event: MouseEvent) =>
  event.currentTarget.closest<HTMLElement>(`#${SITE_MENU}`)?.hidePopover?.()

/** The links of the main navigation, the page that one is on marked. */
export function SiteNav({ links }: { links: readonly NavigationLink[] }) {
  const path = usePathname()
  return links.map(({ href, label }) => (
    <PlainLink key={href} href={href} aria-current={currentOf(href, path)} onClick={close} className={LINK}>
      {label}
    </PlainLink>
  ))
}
