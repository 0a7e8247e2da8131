'use client'
import styles from '@/ui/admin/admin.module.css'
import { callApi } from '@/ui/admin/call'
import { Answer } from '@/ui/admin/list/Answer'
import list from '@/ui/admin/list/list.module.css'
import { useCall } from '@/ui/admin/use-call'

/** Sends an e-mail that failed once more. */
export function SendAgain({ id }: { id: number }) {
  const { busy, called, run } = useCall()
  return (
    <span className={list.rowActions}>
      <button
        className={styles.button}
        disabled={busy}
        onClick={() => run(callApi('POST', `/email-outbox/${id}/send-again`))}
        type="button"
      >
        Send again
      </button>
      <Answer called={called} />
    </span>
  )
}
