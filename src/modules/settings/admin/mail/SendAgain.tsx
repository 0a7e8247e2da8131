'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { callMail } from './call-mail'

/** Sends an e-mail that failed once more. */
export function SendAgain({ id }: { id: number }) {
  const router = useRouter()
  const [said, setSaid] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    setSaid((await callMail('POST', `/email-outbox/${id}/send-again`)).message)
    setBusy(false)
    router.refresh()
  }
  return (
    <>
      <button className={styles.button} disabled={busy} onClick={send} type="button">
        Send again
      </button>
      <span className={styles.quiet} role="status">
        {said && ` ${said}`}
      </span>
    </>
  )
}
