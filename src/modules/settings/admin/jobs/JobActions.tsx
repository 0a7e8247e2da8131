'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { callJob, type Outcome } from './call-job'
import jobs from './jobs.module.css'

type Props = {
  id: string
  title: string
  mayRetry: boolean
  /** What cancelling is called here. */
  cancelLabel: string
}

/** Retry and cancel for one job. */
export function JobActions({ cancelLabel, id, mayRetry, title }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const call = async (verb: 'retry' | 'cancel') => {
    setBusy(true)
    setOutcome(await callJob(`${id}/${verb}`))
    setBusy(false)
    router.refresh()
  }
  return (
    <div className={jobs.actions}>
      {mayRetry && (
        <button
          aria-label={`Retry ${title}`}
          className={styles.button}
          disabled={busy}
          onClick={() => call('retry')}
          type="button"
        >
          Retry
        </button>
      )}
      <button
        aria-label={`${cancelLabel} ${title}`}
        className={styles.button}
        disabled={busy}
        onClick={() => call('cancel')}
        type="button"
      >
        {cancelLabel}
      </button>
      <span className={jobs.said} data-ok={outcome?.ok} role="status">
        {outcome?.message}
      </span>
    </div>
  )
}
