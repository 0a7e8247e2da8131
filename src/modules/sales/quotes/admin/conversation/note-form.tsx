'use client'
import { type FormEvent, useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { Outcome } from '@/ui/back-office/list/outcome'
import { FormFailure } from '@/ui/back-office/outdated'
import requests from '@/ui/back-office/requests.module.css'
import { useWrite } from '@/ui/client/use-write'
import { usePersistedDraft } from '@/ui/form/use-persisted-draft'
import { NOTE_MAX } from '../../rules/message-limits'
import * as words from '../words'
import styles from './conversation.module.css'
import type { SendNote } from './sent-note'

const EMPTY = { message: '', internal: false }

type Props = { about: string; send: SendNote }

/** A note that is being written: kept in this tab until it is sent, also when the page is left. */
function useNote({ about, send }: Props) {
  const { busy, called, run } = useWrite()
  const [note, setNote, isBroughtBack] = usePersistedDraft({
    name: `note ${about}`,
    at: '',
    begin: EMPTY,
    persistsOnLeave: true,
  })
  const [key, setKey] = useState(() => crypto.randomUUID())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { ok } = await run(send({ body: note, headers: { 'idempotency-key': key } }))
    if (!ok) return
    setNote(EMPTY)
    setKey(crypto.randomUUID())
  }
  return { busy, called, isBroughtBack, note, setNote, submit }
}

/** Writes to the customer, or for staff alone. */
export function NoteForm(props: Props) {
  const { busy, called, isBroughtBack, note, setNote, submit } = useNote(props)
  const { internal, message } = note
  return (
    <form className={styles.form} onSubmit={submit}>
      <Outcome called={called?.ok === false ? called : null} />
      <FormFailure isBroughtBack={isBroughtBack && message !== ''} message={null} onReload={null} />
      <label className={page.field}>
        <span className={page.label}>{words.message}</span>
        <textarea
          className={requests.area}
          maxLength={NOTE_MAX}
          onChange={(event) => setNote({ ...note, message: event.target.value })}
          required
          value={message}
        />
      </label>
      <span className={styles.steps}>
        <button className={page.button} disabled={busy || message.trim() === ''} type="submit">
          {words.send}
        </button>
        <label className={styles.check}>
          <input
            checked={internal}
            onChange={(event) => setNote({ ...note, internal: event.target.checked })}
            type="checkbox"
          />
          {words.internal}
        </label>
      </span>
    </form>
  )
}
