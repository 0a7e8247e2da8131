'use client'
import { type ReactNode, useState } from 'react'
import { nextSteps } from '@/kernel/workflow/workflow'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { LabelledField } from '@/ui/back-office/labelled-field'
import type { Option } from '@/ui/back-office/list/list-type'
import { NoteField } from '@/ui/back-office/note-field'
import type { TicketChoices } from '../../queries/list-ticket-choices'
import { TICKET_STATUS_LABELS, type TicketStatus } from '../../rules/ticket-choices'
import { REASON_MAX } from '../../rules/ticket-limits'
import { stepTo } from '../../rules/ticket-transition'
import { TICKET_STEPS } from '../../rules/ticket-workflow'
import { type Assignment, assignTickets, changeStatusOf } from './assign-or-change-many-tickets'
import type { BulkDone } from './bulk-outcome'
import type { BulkTicket } from './bulk-ticket-type'
import * as words from './words'

export type BulkAct = 'assign' | 'status'

type Props = {
  tickets: readonly BulkTicket[]
  choices: Pick<TicketChoices, 'agents' | 'departments'>
  onClose: () => void
  onDone: (done: BulkDone) => void
  /** The status that is chosen at first. */
  initial?: TicketStatus
}

/** Assigns tickets, or changes their status; for one ticket and for several. */
export const BulkDialog = ({ act, ...props }: Props & { act: BulkAct }) =>
  act === 'assign' ? <AssignDialog {...props} /> : <StatusDialog {...props} />

const UNCHANGED = ''
const NONE = 'none'

/** What a choice means in a call: what is left as it is, is omitted. */
const chosenId = (chosen: string): number | null | undefined =>
  chosen === UNCHANGED ? undefined : chosen === NONE ? null : Number(chosen)

/** Sends what a dialog asks for; the dialog shows why nothing was done. */
function useBulk(onDone: (done: BulkDone) => void) {
  const [refusal, setRefusal] = useState<string | null>(null)
  return {
    refusal,
    send: async (call: () => Promise<BulkDone | string>) => {
      setRefusal(null)
      const done = await call()
      if (typeof done === 'string') setRefusal(done)
      else onDone(done)
    },
  }
}

/** Assigns tickets to a department, to somebody, or to both. */
export function AssignDialog({ choices, onClose, onDone, tickets }: Props) {
  const { refusal, send } = useBulk(onDone)
  const [department, setDepartment] = useState(UNCHANGED)
  const [handler, setHandler] = useState(UNCHANGED)
  const [reason, setReason] = useState('')
  const assignment: Assignment = {
    departmentId: chosenId(department),
    handlerId: chosenId(handler),
    reason: reason.trim() || null,
  }
  return (
    <ConfirmDialog
      disabled={department === UNCHANGED && handler === UNCHANGED}
      onClose={onClose}
      onConfirm={() => send(() => assignTickets(tickets, assignment))}
      refusal={refusal}
      title={words.assignTickets(tickets)}
      verb={words.assign}
    >
      <Choice
        label={words.department}
        onChange={setDepartment}
        options={choices.departments.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={department}
      >
        <option value={UNCHANGED}>{words.unchanged}</option>
        <option value={NONE}>{words.noDepartment}</option>
      </Choice>
      <Choice
        label={words.handler}
        onChange={setHandler}
        options={choices.agents.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={handler}
      >
        <option value={UNCHANGED}>{words.unchanged}</option>
        <option value={NONE}>{words.nobody}</option>
      </Choice>
      <NoteField label={words.reason} max={REASON_MAX} onChange={setReason} value={reason} />
    </ConfirmDialog>
  )
}

/** The states that staff can bring all of these tickets to. */
function statusesFor(tickets: readonly BulkTicket[]): TicketStatus[] {
  const reachable = tickets.map(({ status }) => nextSteps(TICKET_STEPS, status, 'staff'))
  const common = (reachable[0] ?? []).map((step) => TICKET_STEPS[step].to)
  const all = common.filter((to) =>
    reachable.every((steps) => steps.some((step) => TICKET_STEPS[step].to === to)),
  )
  return [...new Set(all)]
}

/** Whether bringing any of them to a status takes a reason. */
const needsReason = (tickets: readonly BulkTicket[], to: TicketStatus): boolean =>
  tickets.some(({ status }) => {
    const step = stepTo(status, to, 'staff')
    return step !== null && 'needs' in TICKET_STEPS[step]
  })

/** Changes the status of tickets, for a reason. */
export function StatusDialog({ initial, onClose, onDone, tickets }: Props) {
  const { refusal, send } = useBulk(onDone)
  const statuses = statusesFor(tickets)
  const [status, setStatus] = useState<string>(statuses.find((one) => one === initial) ?? statuses[0] ?? '')
  const [reason, setReason] = useState('')
  const chosen = statuses.find((one) => one === status)
  const isReasonNeeded = chosen !== undefined && needsReason(tickets, chosen)
  return (
    <ConfirmDialog
      disabled={!chosen || (isReasonNeeded && reason.trim() === '')}
      onClose={onClose}
      onConfirm={async () => {
        if (chosen)
          await send(() => changeStatusOf(tickets, { status: chosen, reason: reason.trim() || null }))
      }}
      refusal={refusal ?? (statuses.length === 0 ? words.noCommonStatus : null)}
      title={words.changeStatusOf(tickets)}
      verb={words.changeStatus}
    >
      <Choice
        label={words.newStatus}
        onChange={setStatus}
        options={statuses.map((value) => ({ value, label: TICKET_STATUS_LABELS[value] }))}
        value={status}
      />
      <NoteField
        label={isReasonNeeded ? words.reasonNeeded : words.reason}
        max={REASON_MAX}
        onChange={setReason}
        value={reason}
      />
    </ConfirmDialog>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  children?: ReactNode
}

const Choice = ({ children, label, onChange, options, value }: ChoiceProps) => (
  <LabelledField label={label}>
    {(marks) => (
      <select
        {...marks}
        className={styles.input}
        onChange={({ target }) => onChange(target.value)}
        value={value}
      >
        {children}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </LabelledField>
)
