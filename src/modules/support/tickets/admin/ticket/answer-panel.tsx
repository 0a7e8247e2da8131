'use client'
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { SEND_AND_END_KEYS, SEND_AND_WAIT_KEYS, SEND_KEYS } from '@/ui/back-office/button-keys'
import { FormFailure } from '@/ui/back-office/form-failure'
import { LabelledField } from '@/ui/back-office/labelled-field'
import requests from '@/ui/back-office/requests.module.css'
import type { TicketStatus } from '../../rules/ticket-choices'
import { MESSAGE_MAX } from '../../rules/ticket-limits'
import type { Writing } from './answer-draft-name'
import { AnswerFiles } from './answer-files'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import { useAnswer } from './use-answer'
import * as words from './words'

type Props = {
  data: TicketData
  writing: Writing
  area: RefObject<HTMLTextAreaElement | null>
  /** Which of both has been begun and not sent. */
  begun: Readonly<Record<Writing, boolean>>
  isHidden?: boolean
  onBegun: (isBegun: boolean) => void
  onChoose: (what: Writing) => void
  onCanned: () => void
  onType: () => void
}

/** The keys of the screen work again. */
function leaveByEscape(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  event.currentTarget.blur()
}

/** Writes an answer, or a note for staff alone. Each is stored in this tab until it is sent. */
export function AnswerPanel(props: Props) {
  const { area, data, isHidden, onCanned, onType, writing } = props
  const answer = useAnswer(data, writing)
  const { form, isBusy } = answer
  const isNote = writing === 'note'
  const isClosed = data.ticket.status === 'CLOSED'
  const onBegun = useEffectEvent(props.onBegun)
  useEffect(() => onBegun(!answer.isBlank), [answer.isBlank])
  const send = (status: TicketStatus | null) => {
    // The button that was pressed goes dead meanwhile.
    area.current?.focus()
    answer.send(status)
  }
  return (
    <form className={css.answer} data-note={isNote || undefined} hidden={isHidden} onSubmit={form.submit}>
      <Kinds {...props} />
      {isClosed && !isNote && <p className={styles.quiet}>{words.closed}</p>}
      <Problems answer={answer} />
      <MessageField
        answer={answer}
        area={area}
        isNote={isNote}
        isReadOnly={isClosed && !isNote}
        onType={onType}
      />
      <AnswerFiles files={answer.files} isClosed={isClosed} onCanned={isNote ? null : onCanned} />
      {isNote ? (
        <Buttons isBusy={isBusy} onSend={send} steps={NOTES} />
      ) : (
        <>
          <MailBox {...form.register('isMailed')} />
          <Buttons isBusy={isBusy} isClosed={isClosed} onSend={send} steps={ANSWERS} />
        </>
      )}
    </form>
  )
}

type FieldProps = Pick<Props, 'area' | 'onType'> & {
  answer: ReturnType<typeof useAnswer>
  isNote: boolean
  isReadOnly: boolean
}

/** It takes the focus also where nothing can be written: the keys of the screen are not meant for what is typed there. */
function MessageField({ answer: { errorOf, form }, area, isNote, isReadOnly, onType }: FieldProps) {
  const { ref, ...message } = form.register('message', { onChange: onType })
  return (
    <LabelledField
      error={errorOf}
      help={words.keysOfComposer}
      label={isNote ? words.yourNote : words.yourAnswer}
    >
      {(marks) => (
        <textarea
          {...marks}
          {...message}
          className={requests.area}
          maxLength={MESSAGE_MAX}
          onKeyDown={leaveByEscape}
          readOnly={isReadOnly}
          ref={(element) => {
            ref(element)
            area.current = element
          }}
          rows={7}
        />
      )}
    </LabelledField>
  )
}

const MailBox = (input: ComponentProps<'input'>) => (
  <label className={css.check}>
    <input {...input} type="checkbox" />
    {words.sendByMail}
  </label>
)

/** The ways to send an answer, and the status that each leaves the ticket in; the first is the usual. */
const ANSWERS: readonly Sending[] = [
  { status: null, verb: words.send, keys: SEND_KEYS },
  { status: 'WAITING_ON_CUSTOMER', verb: words.sendAndWait, keys: SEND_AND_WAIT_KEYS },
  { status: 'RESOLVED', verb: words.sendAndResolve, keys: SEND_AND_END_KEYS },
]
const NOTES: readonly Sending[] = [{ status: null, verb: words.saveNote, keys: SEND_KEYS }]

type Sending = { status: TicketStatus | null; verb: string; keys: string }

type ButtonsProps = {
  isBusy: boolean
  isClosed?: boolean
  steps: readonly Sending[]
  onSend: (status: TicketStatus | null) => void
}

const Buttons = ({ isBusy, isClosed = false, onSend, steps }: ButtonsProps) => (
  <span className={styles.actions}>
    {steps.map(({ keys, status, verb }, place) => (
      <button
        aria-keyshortcuts={keys}
        className={place === 0 ? styles.primary : styles.button}
        disabled={isBusy || isClosed}
        key={verb}
        onClick={() => onSend(status)}
        type="button"
      >
        {place === 0 && isBusy ? words.sending : verb}
      </button>
    ))}
  </span>
)

const KINDS = [
  ['answer', words.answer],
  ['note', words.note],
] as const

const Kinds = ({ begun, onChoose, writing }: Pick<Props, 'begun' | 'onChoose' | 'writing'>) => (
  <fieldset aria-label={words.writeAs} className={css.kinds}>
    {KINDS.map(([kind, title]) => (
      <button aria-pressed={kind === writing} key={kind} onClick={() => onChoose(kind)} type="button">
        {begun[kind] && kind !== writing ? words.begun(title) : title}
      </button>
    ))}
  </fieldset>
)

/** What came in between, why it could not be sent, and that it was there from before. */
function Problems({ answer: { form, isBroughtBack, warning } }: { answer: ReturnType<typeof useAnswer> }) {
  return (
    <>
      {warning && (
        <div className={styles.alert} role="alert">
          {warning}
        </div>
      )}
      <FormFailure
        isBroughtBack={isBroughtBack}
        isUnsent={form.refused !== null && form.refused.status === undefined}
        message={form.problem}
        onReload={null}
      />
    </>
  )
}
