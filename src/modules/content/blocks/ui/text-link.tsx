import type { ReactNode } from 'react'
import { isTextLink } from '@/kernel/markup/safe-links'
import { Link, linkStyle } from '@/ui/link'

const isOutside = (href: string): boolean => /^[a-z]+:/i.test(href)

type LinkProps = { url?: unknown; newTab?: unknown; children: ReactNode }

/** A link of a text; one that the rules would refuse is shown as text. */
export function TextLink({ children, newTab, url }: LinkProps) {
  if (!isTextLink(url)) return children
  if (!newTab && !isOutside(url)) return <Link href={url}>{children}</Link>
  const outside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={url} className={linkStyle} {...outside}>
      {children}
    </a>
  )
}
