'use client'
import styles from '@/ui/back-office/admin.module.css'
import { useCallOutcome } from '@/ui/back-office/list/call-outcome-context'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'

/** Sends all dead jobs of the chosen queue, or of every queue, back to the queue. */
export function RetryDeadJobs({ queue }: { queue?: string }) {
  const { busy, run } = useCallOutcome()
  return (
    <button
      className={styles.button}
      disabled={busy}
      onClick={() =>
        run(callApi('post', '/api/v1/background-jobs/dead/retry', { body: queue ? { queue } : {} }))
      }
      type="button"
    >
      {queue ? words.retryAllInThisQueue : words.retryAllDeadJobs}
    </button>
  )
}
