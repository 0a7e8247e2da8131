'use client'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import styles from '../admin.module.css'
import { useListBusy } from './list-context'
import list from './list-context.module.css'

type Props = { label: string; className?: string; busy?: boolean; children: ReactNode }

/** In the order of the page: what scrolls has to be reached to be scrolled without a mouse. */
const REACHABLE = 0

/** A table that may be wider than the screen; pale while its rows are being replaced. */
export function ScrollBox({ busy = false, children, className, label }: Props) {
  const isReplaced = useListBusy()
  return (
    <section
      aria-busy={busy || isReplaced}
      aria-label={label}
      className={cx(styles.scroll, list.scroll, className)}
      tabIndex={REACHABLE}
    >
      {children}
    </section>
  )
}
