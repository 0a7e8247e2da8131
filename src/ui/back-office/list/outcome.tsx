import type { ReactNode } from 'react'
import styles from '../admin.module.css'

type Props = {
  /** What came of the last call; nothing yet, or a sentence and whether it is a good one. */
  called: { ok: boolean; message: string } | null
  /** Something was done, though not all of it: neither good nor wrong. */
  isPartial?: boolean
  /** What else there is to say of it. */
  children?: ReactNode
}

/** What came of something that was done to a list, where it is also heard. */
export function Outcome({ called, children, isPartial = false }: Props) {
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
