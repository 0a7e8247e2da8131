'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { callApi } from '@/ui/client/call-api'
import { staffTicketHref } from '../../rules/ticket-hrefs'
import { SUBJECT_MAX } from '../../rules/ticket-limits'
import { useDialogCall } from '../use-dialog-call'
import type { ShownMessage, TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import * as words from './words'

const NONE: ReadonlySet<number> = new Set()

/** Moves chosen messages into a new ticket, which is then opened. */
export function SplitDialog({ data, onClose }: { data: TicketData; onClose: () => void }) {
  const { id, subject: before, ticketNumber } = data.ticket
  const [chosen, setChosen] = useState(NONE)
  const [subject, setSubject] = useState(before)
  const { refusal, send } = useDialogCall()
  const leave = useLeave()
  // The first is the ticket's own text, which stays.
  const messages = data.messages.filter((message) => message.id !== 0)
  const split = () => {
    const body = { responseIds: [...chosen], subject: subject.trim() }
    const call = callApi('post', '/api/v1/support-management/tickets/{id}/split', {
      ...{ params: { path: { id } }, body },
    })
    return send(call, (answer) => {
      onClose()
      leave(staffTicketHref(answer.data.id))
    })
  }
  return (
    <ConfirmDialog
      disabled={chosen.size === 0 || subject.trim() === ''}
      onClose={onClose}
      onConfirm={split}
      refusal={refusal}
      title={words.splitTitle(ticketNumber)}
      verb={words.split}
    >
      <p>{words.splitResult}</p>
      <Messages chosen={chosen} messages={messages} onChange={setChosen} />
      <LabelledField label={words.newSubject}>
        {(marks) => (
          <input
            {...marks}
            autoComplete="off"
            className={styles.input}
            maxLength={SUBJECT_MAX}
            onChange={({ target }) => setSubject(target.value)}
            value={subject}
          />
        )}
      </LabelledField>
    </ConfirmDialog>
  )
}

type MessagesProps = {
  messages: readonly ShownMessage[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

function Messages({ chosen, messages, onChange }: MessagesProps) {
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset aria-label={words.chooseMessages} className={css.messages}>
      {messages.map(({ author, id, message }) => (
        <label key={id}>
          <input checked={chosen.has(id)} onChange={() => toggle(id)} type="checkbox" />
          <span>
            {author ?? words.unknownPerson}
            <span className={`${css.under} ${css.preview}`}>{message}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
