'use client'
import styles from '@/ui/admin/admin.module.css'
import { callApi } from '@/ui/admin/call'
import list from '@/ui/admin/list/list.module.css'
import { useTold } from '@/ui/admin/list/Told'

/** Sends an e-mail that failed once more. */
export function SendAgain({ id, subject }: { id: number; subject: string }) {
  const { busy, run } = useTold()
  return (
    <span className={list.rowActions}>
      <button
        aria-label={`Send '${subject}' again`}
        className={styles.button}
        disabled={busy}
        onClick={() => run(callApi('POST', `/email-outbox/${id}/send-again`))}
        type="button"
      >
        Send again
      </button>
    </span>
  )
}
