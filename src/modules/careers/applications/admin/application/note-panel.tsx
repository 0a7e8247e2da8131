'use client'
import { type RefObject, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import requests from '@/ui/back-office/requests.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { APPLICATION_LIMITS } from '../../rules/application-limits'
import css from './application.module.css'
import * as words from './words'

type Props = {
  id: number
  note: string
  mayWrite: boolean
  area: RefObject<HTMLTextAreaElement | null>
}

/** What staff note; applicants never see it. */
export function NotePanel({ area, id, mayWrite, note }: Props) {
  return (
    <section className={css.panel}>
      <h2>{words.note}</h2>
      {mayWrite ? <NoteForm area={area} id={id} note={note} /> : <p className={css.text}>{note}</p>}
    </section>
  )
}

function NoteForm({ area, id, note }: Omit<Props, 'mayWrite'>) {
  const { run } = useWrite()
  const [text, setText] = useState(note)
  const [saved, setSaved] = useState(note)
  useUnsaved(() => text !== saved)
  const { called, isBusy, submit } = usePlainForm({
    names: ['note'],
    submit: async ({ note: text }) => {
      const params = { path: { id } }
      const answer = await run(
        callApi('put', '/api/v1/jobs/applications/{id}/note', { params, body: { note: text } }),
      )
      if (answer.ok) setSaved(text)
      return answer
    },
  })
  return (
    <form className={css.stack} onSubmit={submit}>
      <textarea
        aria-label={words.note}
        className={requests.area}
        maxLength={APPLICATION_LIMITS.note}
        name="note"
        onChange={({ target }) => setText(target.value)}
        ref={area}
        value={text}
      />
      <span className={css.under}>{words.notesAmongStaff}</span>
      <CallOutcome called={called} />
      <span className={styles.actions}>
        <SaveButton disabled={text === saved} isBusy={isBusy}>
          {isBusy ? words.saving : words.saveNote}
        </SaveButton>
      </span>
    </form>
  )
}
