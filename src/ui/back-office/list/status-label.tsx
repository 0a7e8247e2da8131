import type { ReactNode } from 'react'
import styles from '../admin.module.css'

/** A state in a word, with a dot in its colour. */
export function StatusLabel({ children, tone }: { tone: string; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  )
}
