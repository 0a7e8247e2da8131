'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { useWrite } from '@/ui/client/use-write'
import { cx } from '@/ui/cx'
import type { ListedTextChange } from '../queries/list-text-changes'
import { PENDING, TEXT_CHANGE_STATUS_LABELS } from '../rules/text-change-status'
import * as words from '../words'
import { DecideTextChange, type Deciding } from './decide-text-change'
import mail from './mail.module.css'
import { MailTextDifference } from './mail-text-difference'

/** Who looks at it: administrators decide, and whoever proposed a text withdraws it. */
type Viewer = { id: number; isAdministrator: boolean; mayUpdate: boolean }
type Props = { changes: ListedTextChange[]; viewer: Viewer }

const TONES = { PENDING: 'amber', APPROVED: 'green', REJECTED: 'red', WITHDRAWN: 'slate' } as const

/** The text of an e-mail that waits for an administrator, and the last ones that were decided. */
export function MailTextChanges({ changes, viewer }: Props) {
  const write = useWrite()
  const [pending, setPending] = useState<Deciding | null>(null)
  const open = (next: Deciding) => {
    write.clear()
    setPending(next)
  }
  const decided = changes.filter(({ status }) => status !== PENDING)
  return (
    <section className={mail.changes}>
      <CallOutcome called={pending ? null : write.called} />
      {changes
        .filter(({ status }) => status === PENDING)
        .map((change) => (
          <article className={cx(mail.change, mail.awaited)} key={change.id}>
            <Change change={change} />
            <Choices onSelect={open} change={change} viewer={viewer} />
          </article>
        ))}
      {decided.length > 0 && (
        <details className={mail.earlier} open={decided[0]?.status === 'REJECTED'}>
          <summary>{words.earlierTexts}</summary>
          {decided.map((change) => (
            <article className={mail.change} key={change.id}>
              <Change change={change} />
            </article>
          ))}
        </details>
      )}
      {pending && <DecideTextChange pending={pending} onClose={() => setPending(null)} write={write} />}
    </section>
  )
}

const VERBS = { approve: words.approve, reject: words.reject, withdraw: words.withdraw }

type ChoicesProps = { onSelect: (next: Deciding) => void; change: ListedTextChange; viewer: Viewer }

function Choices({ onSelect, change, viewer }: ChoicesProps) {
  const button = (verb: Deciding['verb'], className = styles.button) => (
    <button className={className} onClick={() => onSelect({ verb, change })} type="button">
      {VERBS[verb]}
    </button>
  )
  return (
    <>
      {!viewer.isAdministrator && <p className={list.help}>{words.onlyAdministrators}</p>}
      <span className={styles.actions}>
        {viewer.isAdministrator && button('approve', styles.primary)}
        {viewer.isAdministrator && button('reject')}
        {viewer.mayUpdate && change.proposedById === viewer.id && button('withdraw')}
      </span>
    </>
  )
}

/** A proposed text: who, when, what is to be checked in it, and the difference. */
function Change({ change }: { change: ListedTextChange }) {
  const { after, before, decidedAt, decidedBy, proposedAt, proposedBy, reason, risky, status } = change
  const label = TEXT_CHANGE_STATUS_LABELS[status]
  return (
    <>
      <p>
        <StatusLabel tone={TONES[status]}>{label}</StatusLabel>
      </p>
      <p className={list.help}>
        {words.proposedBy(proposedBy)}, <LocalTime iso={proposedAt} />
        {decidedBy !== null && decidedAt && (
          <>
            . {words.decidedBy(label, decidedBy)}, <LocalTime iso={decidedAt} />
          </>
        )}
      </p>
      {reason && <p>{words.rejectedBecause(reason)}</p>}
      {risky.length > 0 && (
        <p className={mail.risky}>
          {words.toBeChecked}
          {risky.map((part) => (
            <code key={part}>{part}</code>
          ))}
        </p>
      )}
      <MailTextDifference after={after} before={before} />
    </>
  )
}
