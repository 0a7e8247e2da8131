'use client'
import { type FormEvent, useState } from 'react'
import page from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/LocalTime'
import { Outcome } from '@/ui/back-office/list/Outcome'
import requests from '@/ui/back-office/requests.module.css'
import { callApi } from '@/ui/client/office'
import { useWrite } from '@/ui/client/use-write'
import { ORDER_NOTE_MAX } from '../rules/order-limits'
import styles from './order.module.css'
import type { PartProps } from './part-props'
import * as words from './words'

/** The conversation with the customer, and notes among staff. */
export function NotesPanel({ mayUpdate, order }: PartProps) {
  return (
    <section className={styles.panel}>
      <h2>{words.conversation}</h2>
      {order.notes.length === 0 && <p className={styles.small}>{words.noMessages}</p>}
      <ul className={styles.notes}>
        {order.notes.map(({ author, createdAt, id, internal: isInternal, message: text }) => (
          <li data-internal={isInternal || undefined} key={id}>
            <div className={styles.small}>
              {author ?? words.staff} · <LocalTime iso={createdAt} />
              {isInternal && ` · ${words.internal}`}
            </div>
            {text}
          </li>
        ))}
      </ul>
      {mayUpdate && <NoteForm id={order.id} />}
    </section>
  )
}

/** Writes to the customer, or for staff alone. */
function NoteForm({ id }: { id: number }) {
  const { busy, called, run } = useWrite()
  const [message, setMessage] = useState('')
  const [internal, setInternal] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { path: { id } }
    const headers = { 'idempotency-key': key }
    const body = { message, internal }
    const { ok } = await run(callApi('post', '/api/v1/orders/{id}/notes', { params, body, headers }))
    if (!ok) return
    setMessage('')
    setKey(crypto.randomUUID())
  }
  return (
    <form className={styles.column} onSubmit={submit}>
      <Outcome called={called?.ok === false ? called : null} />
      <label className={page.field}>
        <span className={page.label}>{words.message}</span>
        <textarea
          className={requests.area}
          maxLength={ORDER_NOTE_MAX}
          onChange={(event) => setMessage(event.target.value)}
          required
          value={message}
        />
      </label>
      <span className={styles.steps}>
        <button className={page.button} disabled={busy || message.trim() === ''} type="submit">
          {words.send}
        </button>
        <label className={styles.check}>
          <input checked={internal} onChange={(event) => setInternal(event.target.checked)} type="checkbox" />
          {words.internal}
        </label>
      </span>
    </form>
  )
}
