'use client'
import Link from 'next/link'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import { LabelledField } from '@/ui/back-office/labelled-field'
import list from '@/ui/back-office/list/list-context.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { SaveButton } from '@/ui/back-office/save-button'
import { usePlainForm } from '@/ui/form/use-plain-form'
import type { StaffStage } from '../../rules/application-board'
import { APPLICATION_LIMITS } from '../../rules/application-limits'
import { changeApplications, doneWith, type StepDone, type Target } from './change-applications'
import type { StepContext } from './step-context'
import css from './steps.module.css'
import * as words from './words'

export type StepRequest = { to: StaffStage | 'REJECTED'; targets: readonly Target[] }

type Props = StepRequest & { context: StepContext; onClose: () => void; onDone: (done: StepDone) => void }

/** What goes with a step, the usual of which is chosen: Enter takes it. */
export function StepDialog({ context, onClose, onDone, targets, to }: Props) {
  const mail = to === 'REJECTED' ? undefined : context.mails[to]
  const [notify, setNotify] = useState(mail !== undefined)
  const [reason, setReason] = useState('')
  const { isBusy, problem, submit } = usePlainForm({
    names: [],
    isFinal: true,
    submit: async () => {
      const answer = await changeApplications(targets, { status: to, reason: reason.trim() || null, notify })
      if (answer.ok) onDone(doneWith(targets, answer.body))
      return answer
    },
  })
  const names = targets.map(({ name }) => name)
  const isRejection = to === 'REJECTED'
  return (
    <AdminDialog
      narrow
      onClose={onClose}
      title={isRejection ? words.rejectThem(names) : words.moveTo(names, to)}
    >
      <form className={css.stack} onSubmit={submit}>
        {isRejection ? (
          <Reason hours={context.rejectionHours} onChange={setReason} value={reason} />
        ) : (
          <Notify count={names.length} mail={mail} onChange={setNotify} value={notify} />
        )}
        {problem && <Refusal>{problem}</Refusal>}
        <div className={dialog.foot}>
          <button className={styles.button} onClick={onClose} type="button">
            {words.cancel}
          </button>
          <SaveButton autoFocus={!isRejection} isBusy={isBusy}>
            {isBusy ? words.working : isRejection ? words.reject : words.move}
          </SaveButton>
        </div>
      </form>
    </AdminDialog>
  )
}

type ReasonProps = { value: string; hours: number; onChange: (reason: string) => void }

const Reason = ({ hours, onChange, value }: ReasonProps) => (
  <LabelledField help={words.rejectionMail(hours)} label={words.reason}>
    {(marks) => (
      <input
        {...marks}
        autoComplete="off"
        className={styles.input}
        maxLength={APPLICATION_LIMITS.reason}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      />
    )}
  </LabelledField>
)

type NotifyProps = {
  count: number
  mail: StepContext['mails'][StaffStage]
  value: boolean
  onChange: (notify: boolean) => void
}

function Notify({ count, mail, onChange, value }: NotifyProps) {
  if (!mail) return <p className={css.plain}>{words.noMail}</p>
  return (
    <div>
      <label className={list.check}>
        <input checked={value} onChange={({ target }) => onChange(target.checked)} type="checkbox" />
        {words.writeToThem(count)}
      </label>
      <p className={list.under}>
        {mail.title} · <Link href={mail.href}>{words.changeText}</Link>
      </p>
    </div>
  )
}
