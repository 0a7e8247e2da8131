'use client'

import type { ReactNode } from 'react'
import { PlainLink } from '@/ui/link'
import { useAuthPanel } from './auth-panel-context'

/** The same address with the place to go back to. */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`

type AuthLinkProps = { to: string; className?: string; children: ReactNode }

/**
 * From one panel to another. Over a page it takes the other's place, so that closing still shows the page; on a
 * page of its own it loads the other's, which would otherwise open over this one.
 */
export function AuthLink({ to, className = LINK, children }: AuthLinkProps) {
  const { inDialog, next } = useAuthPanel()
  const href = withNext(to, next)
  if (!inDialog)
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  return (
    <PlainLink replace scroll={false} href={href} className={className}>
      {children}
    </PlainLink>
  )
}

const LINK = 'font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2'
