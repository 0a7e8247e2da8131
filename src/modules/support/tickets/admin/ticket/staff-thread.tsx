'use client'
import { useState } from 'react'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { PlainText } from './plain-text'
import type { ShownFile, ShownMessage } from './read-ticket-screen'
import css from './ticket.module.css'
import * as words from './words'

/** The conversation, the first message on top. What others write meanwhile is marked and announced. */
export function StaffThread({ messages }: { messages: readonly ShownMessage[] }) {
  // What was there when the screen was opened is not new.
  const [known] = useState(() => new Set(messages.map(({ id }) => id)))
  const isNew = ({ id, isMine }: ShownMessage) => !isMine && !known.has(id)
  const fresh = messages.filter(isNew)
  return (
    <section aria-label={words.conversation}>
      <ol className={css.thread}>
        {messages.map((message) => (
          <Message isNew={isNew(message)} key={message.id} message={message} />
        ))}
      </ol>
      <p aria-live="polite" className={css.announced}>
        {fresh.length > 0 && words.newMessages(fresh.length)}
      </p>
    </section>
  )
}

const sideOf = ({ isFromCustomer, isInternal }: ShownMessage): string =>
  isInternal ? 'note' : isFromCustomer ? 'customer' : 'staff'

function Message({ isNew, message }: { isNew: boolean; message: ShownMessage }) {
  const {
    author,
    began,
    createdAt,
    files,
    id,
    isFromCustomer,
    isInternal,
    message: text,
    trimmedText,
  } = message
  return (
    <li data-message={id} data-new={isNew || undefined} data-side={sideOf(message)}>
      <div className={css.said}>
        <strong>{author ?? (isFromCustomer ? words.customer : words.staff)}</strong>
        <LocalTime iso={createdAt} />
        {isInternal && <span className={css.mark}>{words.internalNote}</span>}
        <How message={message} />
        {isNew && <span className={css.mark}>{words.isNew}</span>}
      </div>
      {began && <p className={css.began}>{words.began(began)}</p>}
      <PlainText>{text}</PlainText>
      {trimmedText && (
        <details className={css.trimmed}>
          <summary>{words.showTrimmed}</summary>
          <PlainText>{trimmedText}</PlainText>
        </details>
      )}
      {files.length > 0 && <Files files={files} />}
    </li>
  )
}

/** The way by which a message came or went, if it was not on this site alone. */
function How({ message: { channel, id, isFromCustomer, isMailed } }: { message: ShownMessage }) {
  if (isFromCustomer && channel === 'MAIL') return <span>{words.byMail}</span>
  if (id === 0 && channel === 'STAFF') return <span>{words.writtenDown}</span>
  return isMailed ? <span>{words.mailed}</span> : null
}

const Files = ({ files }: { files: readonly ShownFile[] }) => (
  <ul aria-label={words.files} className={css.files}>
    {files.map(({ href, id, isPicture, name }) => (
      <li key={id}>
        <a href={href} rel="noreferrer" target="_blank">
          {isPicture && <img alt="" height={64} loading="lazy" src={href} width={64} />}
          <span>{name}</span>
        </a>
      </li>
    ))}
  </ul>
)
