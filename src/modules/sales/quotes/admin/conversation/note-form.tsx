'use client'
import { useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { FormFailure } from '@/ui/back-office/form-failure'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import requests from '@/ui/back-office/requests.module.css'
import { useWrite } from '@/ui/client/use-write'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { NOTE_MAX } from '../../rules/quote-message-limits'
import * as words from '../words'
import styles from './conversation.module.css'
import type { SendNote } from './send-note-type'

const EMPTY = { message: '', internal: false }

type Props = { about: string; send: SendNote }

/** A note that is being written: stored in this tab until it is sent, also when the page is left. */
function useNote({ about, send }: Props) {
  const { run } = useWrite()
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useSchemaForm({
    defaultValues: EMPTY,
    draft: { name: `note ${about}`, at: '', of: 'values' },
    submit: async (body, { reset }) => {
      const answer = await run(send({ body, headers: { 'idempotency-key': key } }))
      if (!answer.ok) return answer
      reset(EMPTY)
      setKey(crypto.randomUUID())
      return answer
    },
  })
}

/** Writes to the customer, or for staff alone. */
export function NoteForm(props: Props) {
  const { errorOf, isBusy, persisted, problem, register, submit, watch } = useNote(props)
  const isBlank = watch('message').trim() === ''
  const refusal = errorOf('message') ?? problem
  return (
    <form className={styles.form} onSubmit={submit}>
      <CallOutcome called={refusal ? { ok: false, message: refusal } : null} />
      <FormFailure isBroughtBack={persisted.isRestored && !isBlank} message={null} onReload={null} />
      <label className={page.field}>
        <span className={page.label}>{words.message}</span>
        <textarea className={requests.area} maxLength={NOTE_MAX} required {...register('message')} />
      </label>
      <span className={styles.steps}>
        <button className={page.button} disabled={isBusy || isBlank} type="submit">
          {words.send}
        </button>
        <label className={styles.check}>
          <input type="checkbox" {...register('internal')} />
          {words.internal}
        </label>
      </span>
    </form>
  )
}
