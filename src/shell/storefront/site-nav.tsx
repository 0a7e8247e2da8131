'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import * as words from './browser-words'
import type { NavigationLink } from './site-menu-and-foot-links'

/** The element that holds the main navigation; a phone opens it as a sheet. */
export const SITE_MENU = 'site-menu'

const LINK =
  'flex min-h-11 items-center border-b border-line text-16 text-soft hover:text-link aria-[current]:font-semibold aria-[current]:text-ink lg:inline-flex lg:border-0 lg:px-2.5 lg:text-14 lg:font-medium lg:whitespace-nowrap lg:aria-[current]:underline lg:aria-[current]:decoration-2 lg:aria-[current]:underline-offset-8'

/** This page itself, a page below it, or neither; a place on a page is never the current one. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

/** The menu on a phone stays open over the next page unless it is closed. */
const close = (event: MouseEvent) =>
  event.currentTarget.closest<HTMLElement>(`#${SITE_MENU}`)?.hidePopover?.()

/** Pages below another one: open over the page on a computer, in the sheet on a phone. */
const BELOW =
  'lg:absolute lg:top-full lg:left-0 lg:z-10 lg:min-w-48 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:py-1'
const BELOW_LINK =
  'flex min-h-11 items-center border-b border-line pl-4 text-16 text-soft hover:text-link aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-9 lg:border-0 lg:px-3 lg:text-14 lg:whitespace-nowrap'

/** Closes what is open over the page when something else is wanted; in the sheet of a phone nothing moves. */
const closeUnless = (details: HTMLDetailsElement | null, target: EventTarget | null) => {
  if (!details?.open || !(target instanceof Node) || details.contains(target)) return
  if (!details.closest(':popover-open')) details.open = false
}

const closeByKey = ({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

type BelowProps = {
  label: string
  links: readonly Pick<NavigationLink, 'href' | 'label'>[]
  path: string
  className?: string
}

/** Pages under one heading, which opens without script. */
function Below({ className, label, links, path }: BelowProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const away = ({ target }: Event) => closeUnless(details.current, target)
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [])
  const current = links.some(({ href }) => currentOf(href, path)) ? 'true' : undefined
  const follow = (event: MouseEvent) => {
    if (details.current) details.current.open = false
    close(event)
  }
  return (
    <details
      ref={details}
      name="site-menu-below"
      className={cx('group lg:relative lg:inline-block', className)}
      onBlur={({ currentTarget, relatedTarget }) => closeUnless(currentTarget, relatedTarget)}
      onKeyDown={closeByKey}
    >
      <summary aria-current={current} className={`${LINK} cursor-pointer list-none justify-between gap-1`}>
        {label}
        <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
      </summary>
      <div className={BELOW}>
        {links.map(({ href, label }) => (
          <PlainLink
            key={href}
            href={href}
            aria-current={currentOf(href, path)}
            onClick={follow}
            className={BELOW_LINK}
          >
            {label}
          </PlainLink>
        ))}
      </div>
    </details>
  )
}

type EntryProps = { link: NavigationLink; path: string; className?: string }

function Entry({ className, link: { below, href, label }, path }: EntryProps) {
  if (below)
    return <Below className={className} label={label} links={[{ href, label }, ...below]} path={path} />
  return (
    <PlainLink
      href={href}
      aria-current={currentOf(href, path)}
      onClick={close}
      className={cx(LINK, className)}
    >
      {label}
    </PlainLink>
  )
}

/** Links that fit on one line beside the search on a computer. */
const IN_LINE = 5

/**
 * The links of the main navigation, the page that one is on marked. Those that do not fit on one line of a computer are
 * under a heading of their own there; a phone's sheet has room for all.
 */
export function SiteNav({ links }: { links: readonly NavigationLink[] }) {
  const path = usePathname()
  const fits = links.length <= IN_LINE
  const rest = fits ? [] : links.slice(IN_LINE - 1)
  return (
    <>
      {links.map((link, at) => (
        <Entry
          key={link.href}
          link={link}
          path={path}
          className={fits || at < IN_LINE - 1 ? undefined : 'lg:hidden!'}
        />
      ))}
      {rest.length > 0 && (
        <Below
          className="max-lg:hidden"
          label={words.more}
          links={rest.flatMap(({ below = [], ...first }) => [first, ...below])}
          path={path}
        />
      )}
    </>
  )
}
