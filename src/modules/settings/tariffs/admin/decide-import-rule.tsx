import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import list from '@/ui/back-office/list/list-context.module.css'
import { callApi } from '@/ui/client/call-api'
import type { useWrite } from '@/ui/client/use-write'
import type { RuleVersion } from '../queries/list-import-rule-versions'
import { DESTINATION_MAX } from '../rules/destination-and-import-rule-limits'
import { ruleInWords } from '../rules/import-rule-words'
import * as words from './destination-words'
import { ImportRuleRateTable } from './import-rule-rate-table'

/** What somebody wants to do about a version that waits. */
export type Deciding = { verb: 'approve' | 'reject' | 'withdraw'; version: RuleVersion }

type Props = { pending: Deciding; write: ReturnType<typeof useWrite>; onClose: () => void }

const TEXTS = {
  approve: { title: words.approveVersion, verb: words.approve, about: words.approveAbout },
  reject: { title: words.rejectVersion, verb: words.reject, about: words.rejectAbout },
  withdraw: { title: words.withdrawVersion, verb: words.withdraw, about: words.withdrawAbout },
}

const call = ({ verb, version }: Deciding, reason: string) => {
  const params = { path: { id: version.rule.id } }
  if (verb === 'approve') return callApi('put', '/api/v1/destination-rules/{id}/approve', { params })
  if (verb === 'withdraw') return callApi('put', '/api/v1/destination-rules/{id}/withdraw', { params })
  return callApi('put', '/api/v1/destination-rules/{id}/reject', { params, body: { reason } })
}

/** Confirms before a version is approved, rejected with a reason, or withdrawn. */
export function DecideImportRule({ pending, onClose, write: { called, run } }: Props) {
  const [reason, setReason] = useState('')
  const { about, title, verb } = TEXTS[pending.verb]
  const { rule } = pending.version
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
      <p>
        <strong>{rule.name}</strong>: {ruleInWords(rule)}
      </p>
      <ImportRuleRateTable rule={rule} />
      <p>{about}</p>
      {pending.verb === 'reject' && (
        <label className={styles.field}>
          <span className={styles.label}>{words.reason}</span>
          <textarea
            className={styles.input}
            maxLength={DESTINATION_MAX.note}
            onChange={(event) => setReason(event.target.value)}
            rows={3}
            value={reason}
          />
          <span className={list.help}>{words.reasonMissing}</span>
        </label>
      )}
    </ConfirmDialog>
  )
}
