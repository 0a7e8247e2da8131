'use client'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { SEND_KEYS } from '@/ui/back-office/button-keys'
import { useUnsaved } from '@/ui/back-office/line/unsaved'
import list from '@/ui/back-office/list/list.module.css'
import { Outcome } from '@/ui/back-office/list/outcome'
import { FormFailure } from '@/ui/back-office/outdated'
import deals from '@/ui/back-office/requests.module.css'
import { type Called, isOutdated, messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { useWrite } from '@/ui/client/use-write'
import { usePersistedDraft } from '@/ui/form/use-persisted-draft'
import type { Inquiry } from '../queries/list-inquiries'
import { INQUIRY_MESSAGE_MAX } from '../rules/inquiry-choices'
import css from './inquiry.module.css'
import * as words from './words'

/** What is being written, kept through reloads and lost connections until it is sent. */
function useReply({ id, updatedAt }: Inquiry) {
  const { busy, called, run } = useWrite()
  const [text, setText, isBroughtBack] = usePersistedDraft({
    name: `reply ${id}`,
    at: '',
    begin: '',
    persistsOnLeave: true,
  })
  const [isBlank, setBlank] = useState(false)
  useUnsaved(() => text.trim() !== '')
  const send = async () => {
    if (busy) return
    setBlank(text.trim() === '')
    if (text.trim() === '') return
    const body = { replyMessage: text, updatedAt }
    const { ok } = await run(
      callApi('patch', '/api/v1/vehicle-inquiries/{id}', { params: { path: { id } }, body }),
    )
    if (ok) setText('')
  }
  return { busy, called, isBlank, isBroughtBack, send, setText, text }
}

/** The reply to an inquiry. Ctrl+Enter or ⌘Enter sends it. */
export function ReplyBox({ inquiry }: { inquiry: Inquiry }) {
  const { busy, called, isBlank, isBroughtBack, send, setText, text } = useReply(inquiry)
  const box = useRef<HTMLTextAreaElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') box.current?.focus()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  const isAnother = inquiry.replyMessage !== null
  return (
    <form className={css.reply} onSubmit={onSubmit}>
      <Problem called={called} isBlank={isBlank} isBroughtBack={isBroughtBack && text !== ''} />
      <label className={styles.field}>
        <span className={styles.label}>{isAnother ? words.anotherReply : words.yourReply}</span>
        <textarea
          aria-keyshortcuts={SEND_KEYS}
          className={deals.area}
          maxLength={INQUIRY_MESSAGE_MAX}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          ref={box}
          rows={6}
          value={text}
        />
        <span className={list.under}>
          {isAnother && `${words.anotherReplyHelp} `}
          {words.ctrlEnterSends}
        </span>
      </label>
      <div className={styles.actions}>
        <button className={styles.primary} disabled={busy} type="submit">
          {busy ? words.sending : words.sendReply}
        </button>
      </div>
    </form>
  )
}

type ProblemProps = { called: Called | null; isBlank: boolean; isBroughtBack: boolean }

/** What came of sending it. After a change by somebody else, the newer one is shown around by now. */
function Problem({ called, isBlank, isBroughtBack }: ProblemProps) {
  if (isBlank) return <FormFailure message={words.writeAReplyFirst} onReload={null} />
  if (!called) return <FormFailure isBroughtBack={isBroughtBack} message={null} onReload={null} />
  if (called.ok) return <Outcome called={called} />
  return (
    <FormFailure
      isUnsent={called.status === undefined}
      message={isOutdated(called) ? called.message : messageOr(called, words.failedToUpdate)}
      onReload={null}
    />
  )
}
