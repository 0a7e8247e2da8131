'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { callJob, type Outcome } from './call-job'
import jobs from './jobs.module.css'

/** Sends all dead jobs of the chosen queue, or of all, back to work. */
export function RetryDead({ queue }: { queue: string }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const retry = async () => {
    setBusy(true)
    setOutcome(await callJob('dead/retry', queue === '' ? {} : { queue }))
    setBusy(false)
    router.refresh()
  }
  return (
    <>
      <span className={jobs.said} data-ok={outcome?.ok} role="status">
        {outcome?.message}
      </span>
      <button className={styles.button} disabled={busy} onClick={retry} type="button">
        {queue === '' ? 'Retry all dead jobs' : 'Retry all of this queue'}
      </button>
    </>
  )
}
