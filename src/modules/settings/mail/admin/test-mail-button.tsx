'use client'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { callApi } from '@/ui/client/call-api'
import { useSubmission } from '@/ui/form/use-submission'
import * as words from '../words'

/** Sends the reader an e-mail, to see whether it arrives. */
export function TestMailButton({ email }: { email: string }) {
  const { called, isBusy, run } = useSubmission({ place: () => false })
  return (
    <div>
      <CallOutcome called={called} />
      <button
        aria-disabled={isBusy}
        className={styles.button}
        onClick={() => run(() => callApi('post', '/api/v1/email-sender/test', {}))}
        type="button"
      >
        {words.sendTestTo(email)}
      </button>
    </div>
  )
}
