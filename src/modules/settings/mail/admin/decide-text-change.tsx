import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { callApi } from '@/ui/client/call-api'
import type { useWrite } from '@/ui/client/use-write'
import type { ListedTextChange } from '../queries/list-text-changes'
import { REASON_MAX } from '../rules/mail-text-limits'
import * as words from '../words'
import { MailTextDifference } from './mail-text-difference'

/** What somebody wants to do about a text that waits. */
export type Deciding = { verb: 'approve' | 'reject' | 'withdraw'; change: ListedTextChange }

type Props = { pending: Deciding; write: ReturnType<typeof useWrite>; onClose: () => void }

const TEXTS = {
  approve: { title: words.approveText, verb: words.approve, about: words.approveAbout },
  reject: { title: words.rejectText, verb: words.reject, about: words.rejectAbout },
  withdraw: { title: words.withdrawText, verb: words.withdraw, about: words.withdrawAbout },
}

const call = ({ change, verb }: Deciding, reason: string) => {
  const params = { path: { id: change.id } }
  if (verb === 'approve') return callApi('put', '/api/v1/email-template-changes/{id}/approve', { params })
  if (verb === 'withdraw') return callApi('put', '/api/v1/email-template-changes/{id}/withdraw', { params })
  return callApi('put', '/api/v1/email-template-changes/{id}/reject', { params, body: { reason } })
}

/** Confirms before a text is approved, rejected with a reason, or withdrawn. */
export function DecideTextChange({ pending, onClose, write: { called, run } }: Props) {
  const [reason, setReason] = useState('')
  const { about, title, verb } = TEXTS[pending.verb]
  const { after, before } = pending.change
  const confirm = async () => {
    const { ok } = await run(call(pending, reason.trim()))
    if (ok) onClose()
  }
  return (
    <ConfirmDialog
      disabled={pending.verb === 'reject' && reason.trim() === ''}
      onClose={onClose}
      onConfirm={confirm}
      refusal={called?.ok === false ? called.message : null}
      title={title}
      verb={verb}
    >
      {pending.verb === 'approve' && <MailTextDifference after={after} before={before} />}
      <p>{about}</p>
      {pending.verb === 'reject' && (
        <label className={styles.field}>
          <span className={styles.label}>{words.reason}</span>
          <textarea
            className={styles.input}
            maxLength={REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
            rows={3}
            value={reason}
          />
        </label>
      )}
    </ConfirmDialog>
  )
}
