'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { isBlank } from '@/kernel/text/blank'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { cx } from '@/ui/cx'
import { AREA, Field } from '@/ui/field'
import { DraftNotice } from '@/ui/form/draft-notice'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { Section } from '@/ui/page-parts'
import { ZonedMoment } from '@/ui/zoned-moment'
import { QUOTE_TEXT_MAX } from '../../rules/quote-limits'
import * as words from '../browser-words'
import type { QuoteNote } from '../own-quote-card'
import { useMessageDraft } from './use-message-draft'

type Props = { quoteId: number; notes: readonly QuoteNote[] }

/** The conversation about a quote, as its customer sees it. */
export function Conversation({ notes, quoteId }: Props) {
  return (
    <Section id="conversation" title={words.conversation} className="mt-8">
      {notes.length === 0 ? (
        <p className="text-14 text-soft">{words.noMessages}</p>
      ) : (
        <ol className="flex max-w-text flex-col gap-3">
          {notes.map((note) => (
            <Message key={note.id} note={note} />
          ))}
        </ol>
      )}
      <Write quoteId={quoteId} />
    </Section>
  )
}

function Message({ note: { createdAt, fromCustomer, message } }: { note: QuoteNote }) {
  return (
    <li
      className={cx(
        'max-w-[85%] rounded-card border border-line px-4 py-3',
        fromCustomer ? 'self-end bg-link-wash' : 'self-start bg-surface',
      )}
    >
      <p className="text-13 text-faint">
        <strong className="font-semibold text-ink">{fromCustomer ? words.you : words.us}</strong>{' '}
        <ZonedMoment iso={createdAt} />
      </p>
      <p className="mt-1 text-14 whitespace-pre-line wrap-anywhere">{message}</p>
    </li>
  )
}

/** A message that is being written, and the call that sends it. */
function useNote(quoteId: number) {
  const router = useRouter()
  const [message, setMessage, isBroughtBack] = useMessageDraft(`quote-note ${quoteId}`)
  const name = `quote-note-${quoteId}`
  const form = usePlainForm({
    names: ['message'],
    check: () => (isBlank(message) ? [{ path: 'message', message: words.writeSomething }] : []),
    fallback: words.messageFailed,
    submit: async () => {
      const answer = await callApi('post', '/api/v1/quotes/my-quotes/{id}/notes', {
        params: { path: { id: quoteId } },
        body: { message },
        headers: { 'idempotency-key': idempotencyKey(name, { message }) },
      })
      if (!answer.ok) return answer
      forgetIdempotencyKey(name)
      setMessage('')
      router.refresh()
      return answer
    },
  })
  const problem = form.errors.message ?? form.problem ?? undefined
  return { ...form, isBroughtBack, message, problem, setMessage }
}

/** The next message. What was written stays until it has been sent, also when the page is left. */
function Write({ quoteId }: { quoteId: number }) {
  const { isBroughtBack, isBusy, message, problem, setMessage, submit } = useNote(quoteId)
  const id = useId()
  return (
    <form onSubmit={submit} className="mt-4 max-w-text" noValidate>
      {isBroughtBack && message !== '' && <DraftNotice onDiscard={() => setMessage('')} />}
      <Field label={words.yourMessage} htmlFor={id} help={words.messageHelp} error={problem}>
        <textarea
          id={id}
          name="message"
          rows={3}
          maxLength={QUOTE_TEXT_MAX}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${problem ? `${id}-error ` : ''}${id}-help`}
          className={AREA}
        />
      </Field>
      <Button type="submit" disabled={isBusy} className="mt-3">
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  )
}
