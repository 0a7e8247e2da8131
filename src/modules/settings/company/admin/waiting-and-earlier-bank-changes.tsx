'use client'
import { Fragment, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { cx } from '@/ui/cx'
import type { ShownBankChange } from '../queries/list-bank-changes-with-approval'
import { accountLabel } from '../rules/account-label'
import { BANK_KIND_LABELS, BANK_STATUS_LABELS, PENDING, type Verdict } from '../rules/bank-changes'
import { fieldChanges } from '../rules/describe-bank-change'
import * as words from '../words'
import { ApprovalProblem, ApproveButton } from './approve-button'
import css from './company.module.css'

type Props = { changes: ShownBankChange[]; mayUpdate: boolean; viewer: number }
type Pending = { change: ShownBankChange; verdict: Verdict }

const TONES = { PENDING: 'amber', APPROVED: 'green', REJECTED: 'red' } as const

const decide = (id: number, verdict: Verdict) => {
  const params = { path: { id } }
  return verdict === 'approve'
    ? callApi('put', '/api/v1/company-settings/bank-account-changes/{id}/approve', { params })
    : callApi('put', '/api/v1/company-settings/bank-account-changes/{id}/reject', { params })
}

/** Changes that wait, each to be decided by somebody other than its proposer. */
export function WaitingChanges({ changes, mayUpdate, viewer }: Props) {
  const { called, clear, run } = useWrite()
  const [pending, setPending] = useState<Pending | null>(null)
  const waiting = changes.filter(({ status }) => status === PENDING)
  const open = (next: Pending) => {
    clear()
    setPending(next)
  }
  const confirm = async ({ change, verdict }: Pending) => {
    const { ok } = await run(decide(change.id, verdict))
    if (ok) setPending(null)
  }
  return (
    <>
      <CallOutcome called={pending ? null : called} />
      {waiting.length > 0 && <h3>{words.waitingForApproval}</h3>}
      {waiting.map((change) => (
        <article className={cx(css.change, css.waiting)} key={change.id}>
          <Change listed={change} />
          <Decision onSelect={open} change={change} mayUpdate={mayUpdate} viewer={viewer} />
        </article>
      ))}
      {pending && (
        <DecisionDialog
          pending={pending}
          onClose={() => setPending(null)}
          onConfirm={() => confirm(pending)}
          refusal={called?.ok === false ? called.message : null}
        />
      )}
    </>
  )
}

/** The latest changes that were approved or rejected. */
export function EarlierChanges({ changes }: Pick<Props, 'changes'>) {
  const decided = changes.filter(({ status }) => status !== PENDING)
  if (decided.length === 0) return null
  return (
    <details className={css.earlier}>
      <summary>{words.earlierChanges}</summary>
      {decided.map((change) => (
        <article className={css.change} key={change.id}>
          <Change listed={change} />
        </article>
      ))}
    </details>
  )
}

type DecisionProps = Omit<Props, 'changes'> & { change: ShownBankChange; onSelect: (next: Pending) => void }

/** What the viewer can do about a change: its proposer waits, somebody else decides; or why they cannot. */
function Decision({ onSelect, change, mayUpdate, viewer }: DecisionProps) {
  if (change.proposedById === viewer) return <p className={list.help}>{words.yourProposal}</p>
  if (!mayUpdate) return null
  return (
    <>
      <span className={css.actions}>
        <ApproveButton
          id={`bank-change-${change.id}`}
          onClick={() => onSelect({ change, verdict: 'approve' })}
          problem={change.approvalProblem}
        />
        <button
          className={styles.button}
          onClick={() => onSelect({ change, verdict: 'reject' })}
          type="button"
        >
          {words.reject}
        </button>
      </span>
      <ApprovalProblem id={`bank-change-${change.id}`} problem={change.approvalProblem} />
    </>
  )
}

type DialogProps = {
  pending: Pending
  refusal: string | null
  onClose: () => void
  onConfirm: () => Promise<void>
}

function DecisionDialog({ pending: { change, verdict }, ...dialog }: DialogProps) {
  const approves = verdict === 'approve'
  return (
    <ConfirmDialog
      {...dialog}
      title={approves ? words.approveChange : words.rejectChange}
      verb={approves ? words.approve : words.reject}
    >
      <Change listed={change} />
      {approves && <p>{words.comparedInPerson}</p>}
      <p>{approves ? words.approvedTakesEffect : words.rejectedStays}</p>
    </ConfirmDialog>
  )
}

/** A change in words: which account, who, when, and each field before and after. */
function Change({ listed }: { listed: ShownBankChange }) {
  const { change, decidedAt, decidedBy, proposedAt, proposedBy, status } = listed
  const account = change.before ?? change.after
  return (
    <>
      <p className={css.what}>
        <strong>
          {BANK_KIND_LABELS[change.kind]}: {account && accountLabel(account)}
        </strong>
        <StatusLabel tone={TONES[status]}>{BANK_STATUS_LABELS[status]}</StatusLabel>
      </p>
      {change.kind !== 'REMOVE' && (
        <dl className={css.fields}>
          {fieldChanges(change.before, change.after).map(({ after, before, label, name }) => (
            <Fragment key={name}>
              <dt>{label}</dt>
              <dd>
                {change.before && (
                  <>
                    <del>{before || words.nothingSet}</del> →{' '}
                  </>
                )}
                <ins>{after || words.nothingSet}</ins>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p className={list.help}>
        {words.proposedBy(proposedBy)}, <LocalTime iso={proposedAt} />
        {decidedBy && decidedAt && (
          <>
            . {words.decidedBy(BANK_STATUS_LABELS[status], decidedBy)}, <LocalTime iso={decidedAt} />
          </>
        )}
      </p>
    </>
  )
}
