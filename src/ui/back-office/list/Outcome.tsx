import type { ReactNode } from 'react'
import styles from '../admin.module.css'

type Props = {
  /** What came of the last call; nothing yet, or a sentence and whether it is a good one. */
  called: { ok: boolean; message: string } | null
  /** What else there is to say of it. */
  children?: ReactNode
}

/** What came of something that was done to a list, where it is also heard. */
export function Outcome({ called, children }: Props) {
  return (
    <div aria-live="polite">
      {called && (
        <div className={styles.alert} data-tone={called.ok ? 'green' : 'red'} role="status">
          {called.message}
          {children}
        </div>
      )}
    </div>
  )
}
