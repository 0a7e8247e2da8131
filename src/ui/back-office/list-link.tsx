'use client'

import Link from 'next/link'
import type { MouseEvent, ReactNode } from 'react'
import { useList } from './list/list-context'
import type { Given } from './list/list-href'

/** Whether a click is a plain one, and not meant for a new tab or a download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type LinkProps = {
  change: Given
  label?: string
  className?: string
  isCurrent?: boolean
  children: ReactNode
}

/** A link to the same list with a change of its URL; the rows stay until the others are there. */
export function ListLink({ change, children, className, isCurrent = false, label }: LinkProps) {
  const { go, href } = useList()
  return (
    <Link
      aria-current={isCurrent || undefined}
      aria-label={label}
      className={className}
      href={href(change)}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        go(change)
      }}
    >
      {children}
    </Link>
  )
}
