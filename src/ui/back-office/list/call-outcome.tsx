import type { ReactNode } from 'react'
import styles from '../admin.module.css'

type Props = {
  /** What came of the last call; nothing yet, or a sentence and whether it is a good one. */
  called: { ok: boolean; message: string } | null
  /** Something was done, though not all of it: neither good nor wrong. */
  isPartial?: boolean
  /** Details of it. */
  children?: ReactNode
}

/** The result of an action on a list, also announced. */
export function CallOutcome({ called, children, isPartial = false }: Props) {
  const tone = called?.ok ? 'green' : 'red'
  return (
    <div aria-live="polite">
      {called && (
        <div className={styles.alert} data-tone={isPartial ? undefined : tone} role="status">
          {called.message}
          {children}
        </div>
      )}
    </div>
  )
}
