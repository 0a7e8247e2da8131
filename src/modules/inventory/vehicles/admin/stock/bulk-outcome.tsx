'use client'
import { useEffect, useRef } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import * as words from '../../words'
import stock from './stock.module.css'
import type { Bulk } from './use-bulk-run'

/** What was done to several vehicles, what could not be, and the way back. It takes the focus of the bar that went. */
export function BulkOutcome({ bulk: { busy, last, run } }: { bulk: Bulk }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (last) region.current?.focus({ preventScroll: true })
  }, [last])
  const undo = last?.undo
  return (
    <div className={stock.outcome} ref={region} tabIndex={-1}>
      <CallOutcome called={last?.done ?? null}>
        {last && last.done.refusals.length > 0 && (
          <ul>
            {last.done.refusals.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {undo && (
          <button
            className={`${styles.button} ${stock.undo}`}
            disabled={busy}
            onClick={() => run([], undo)}
            type="button"
          >
            {words.undo}
          </button>
        )}
      </CallOutcome>
    </div>
  )
}
