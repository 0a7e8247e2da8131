'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { useCallOutcome } from '@/ui/back-office/list/call-outcome-context'
import list from '@/ui/back-office/list/list-context.module.css'
import { callApi } from '@/ui/client/call-api'
import * as words from '../words'

type Props = {
  id: string
  title: string
  mayRetry: boolean
  /** Whether its last try has failed: then it is not stopped but put away. */
  isDead: boolean
}

/** Retry and cancel for one job; what cannot be undone is confirmed first. */
export function JobActions({ id, isDead, mayRetry, title }: Props) {
  const { busy, run } = useCallOutcome()
  const [asking, setConfirming] = useState(false)
  const verb = isDead ? words.discard : words.cancel
  const params = { path: { id } }
  const retry = () => run(callApi('post', '/api/v1/background-jobs/{id}/retry', { params }))
  const cancel = async () => {
    setConfirming(false)
    await run(callApi('post', '/api/v1/background-jobs/{id}/cancel', { params }))
  }
  return (
    <span className={list.rowActions}>
      {mayRetry && (
        <button
          aria-label={words.retryTitle(title)}
          className={styles.button}
          disabled={busy}
          onClick={retry}
          type="button"
        >
          {words.retry}
        </button>
      )}
      <button
        aria-label={`${verb} ${title}`}
        className={styles.button}
        disabled={busy}
        onClick={() => setConfirming(true)}
        type="button"
      >
        {verb}
      </button>
      {asking && (
        <CancelDialog
          isDead={isDead}
          onClose={() => setConfirming(false)}
          onConfirm={cancel}
          title={title}
          verb={verb}
        />
      )}
    </span>
  )
}

type CancelProps = Pick<Props, 'isDead' | 'title'> & {
  verb: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

function CancelDialog({ isDead, onClose, onConfirm, title, verb }: CancelProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={onConfirm}
      title={words.verbThisJob(verb)}
      verb={words.verbTheJob(verb)}
      wayBack={isDead ? 'cancel' : 'doNotCancel'}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{isDead ? words.itWillBeSetAside : words.whatIsDoneStays}</p>
    </ConfirmDialog>
  )
}
