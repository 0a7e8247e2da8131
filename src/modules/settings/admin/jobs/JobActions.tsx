'use client'
import styles from '@/ui/admin/admin.module.css'
import { callApi } from '@/ui/admin/call'
import { Answer } from '@/ui/admin/list/Answer'
import list from '@/ui/admin/list/list.module.css'
import { useCall } from '@/ui/admin/use-call'

type Props = {
  id: string
  title: string
  mayRetry: boolean
  /** What cancelling is called here. */
  cancelLabel: string
}

/** Retry and cancel for one job. */
export function JobActions({ cancelLabel, id, mayRetry, title }: Props) {
  const { busy, called, run } = useCall()
  const button = (label: string, verb: 'retry' | 'cancel') => (
    <button
      aria-label={`${label} ${title}`}
      className={styles.button}
      disabled={busy}
      onClick={() => run(callApi('POST', `/background-jobs/${id}/${verb}`))}
      type="button"
    >
      {label}
    </button>
  )
  return (
    <span className={list.rowActions}>
      {mayRetry && button('Retry', 'retry')}
      {button(cancelLabel, 'cancel')}
      <Answer called={called} />
    </span>
  )
}
