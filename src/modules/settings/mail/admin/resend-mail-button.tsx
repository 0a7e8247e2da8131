'use client'
import styles from '@/ui/back-office/admin.module.css'
import { useCallOutcome } from '@/ui/back-office/list/call-outcome-context'
import list from '@/ui/back-office/list/list-context.module.css'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'

/** Sends an e-mail that failed once more. */
export function ResendMailButton({ id, subject }: { id: number; subject: string }) {
  const { busy, run } = useCallOutcome()
  return (
    <span className={list.rowActions}>
      <button
        aria-label={words.sendSubjectAgain(subject)}
        className={styles.button}
        disabled={busy}
        onClick={() =>
          run(callApi('post', '/api/v1/email-outbox/{id}/send-again', { params: { path: { id } } }))
        }
        type="button"
      >
        {words.sendAgain}
      </button>
    </span>
  )
}
