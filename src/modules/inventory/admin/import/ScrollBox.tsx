import type { ReactNode } from 'react'
import styles from '@/ui/admin/admin.module.css'

type Props = { label: string; className?: string; busy?: boolean; children: ReactNode }

/** In the order of the page: what scrolls has to be reached to be scrolled without a mouse. */
const REACHABLE = 0

/** A table that may be wider than the screen. */
export function ScrollBox({ busy, children, className = '', label }: Props) {
  return (
    <section
      aria-busy={busy}
      aria-label={label}
      className={`${styles.scroll} ${className}`}
      tabIndex={REACHABLE}
    >
      {children}
    </section>
  )
}
