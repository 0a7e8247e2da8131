'use client'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { SaleNote } from '../../queries/list-quote-notes'
import * as words from '../words'
import styles from './conversation.module.css'
import { NoteForm } from './note-form'
import type { SendNote } from './send-note-type'

/** A message as it is sent. */
export type SentNote = {
  body: { message: string; internal: boolean }
  headers: { 'idempotency-key': string }
}

type Props = {
  /** What it is about, as the name under which a message is stored: 'quote 12'. */
  about: string
  notes: readonly SaleNote[]
  mayWrite: boolean
  send: SendNote
}

/** Whether the last message is the customer's; notes among staff are no answer. */
const isWaiting = (notes: readonly SaleNote[]): boolean =>
  notes.findLast(({ internal }) => !internal)?.fromCustomer === true

/** The conversation with the customer about a sale, from the quote to the order, and notes among staff. */
export function ConversationPanel({ about, mayWrite, notes, send }: Props) {
  return (
    <section className={styles.panel}>
      <h2>{words.conversation}</h2>
      {notes.length === 0 && <p className={styles.small}>{words.noMessages}</p>}
      <ul className={styles.notes}>
        {notes.map(({ author, createdAt, fromCustomer, id, internal: isInternal, message }) => (
          <li data-internal={isInternal || undefined} key={id}>
            <div className={styles.small}>
              {author ?? (fromCustomer ? words.customer : words.staff)} · <LocalTime iso={createdAt} />
              {isInternal && ` · ${words.internal}`}
            </div>
            {message}
          </li>
        ))}
      </ul>
      {isWaiting(notes) && <p className={styles.waits}>{words.messageWaits}</p>}
      {mayWrite && <NoteForm about={about} send={send} />}
    </section>
  )
}
