'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { isBlank } from '@/kernel/text/blank'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { AREA, Field } from '@/ui/field'
import { DraftNotice } from '@/ui/form/draft-notice'
import { SendButton } from '@/ui/form/send-button'
import { usePersistedState } from '@/ui/form/use-persisted-state'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { toast } from '@/ui/toast'
import type { SupportContacts } from '../../rules/support-contacts'
import { ownTicketHref } from '../../rules/ticket-hrefs'
import { MESSAGE_MAX } from '../../rules/ticket-limits'
import * as words from '../browser-words'
import { FilesField } from '../files-field'
import { SentTooOftenNotice, TOO_MANY } from '../sent-too-often-notice'
import { filesMessage, useSentFiles } from '../use-sent-files'

type Props = { id: number; contacts: SupportContacts; isClosed: boolean; onSent: () => Promise<void> }

/** A message that is being written with its files, and the call that sends them, once however often it is tried. */
function useReply({ id, onSent }: Pick<Props, 'id' | 'onSent'>) {
  const router = useRouter()
  const name = `ticket-reply-${id}`
  const [message, setMessage, isBroughtBack] = usePersistedState({
    name,
    at: '',
    begin: '',
    persistsOnLeave: true,
  })
  const files = useSentFiles(name)
  const form = usePlainForm({
    names: ['message'],
    check: () => [
      ...(isBlank(message) ? [{ path: 'message', message: words.writeSomething }] : []),
      ...(files.unready ? [{ path: 'attachments', message: files.unready }] : []),
    ],
    fallback: words.messageFailed,
    submit: async () => {
      const body = { message, attachments: files.sent }
      const answer = await callApi('post', '/api/v1/support-management/customer/tickets/{id}/responses', {
        params: { path: { id } },
        body,
        headers: { 'idempotency-key': idempotencyKey(name, body) },
      })
      if (!answer.ok) return answer
      forgetIdempotencyKey(name)
      setMessage('')
      files.clear()
      const { followsTicketId, ticketId } = answer.body.data
      if (ticketId === id) await onSent()
      else {
        toast(followsTicketId === null ? words.addedToLater : words.followUpSent)
        router.push(ownTicketHref(ticketId))
      }
      return answer
    },
  })
  const refusedFiles = form.refused?.issues.find(({ path }) => path.startsWith('attachments'))?.message
  const ofFiles = filesMessage(refusedFiles, files)
  const isTooOften = form.refused?.status === TOO_MANY
  const problem =
    form.errors.message ?? (refusedFiles || isTooOften ? undefined : (form.problem ?? undefined))
  const tooOften = isTooOften ? form.refused : null
  return { ...form, files, isBroughtBack, message, ofFiles, problem, setMessage, tooOften }
}

/** The next message. What was written stays until it has been sent, also when the page is left. */
export function ReplyForm(props: Props) {
  const { files, isBroughtBack, isBusy, message, ofFiles, problem, setMessage, submit, tooOften } =
    useReply(props)
  const id = useId()
  return (
    <form onSubmit={submit} className="mt-6 max-w-text" noValidate>
      {isBroughtBack && message !== '' && <DraftNotice onDiscard={() => setMessage('')} />}
      <Field
        label={words.yourMessage}
        htmlFor={id}
        help={props.isClosed ? words.followUpHelp : words.messageHelp}
        error={problem}
      >
        <textarea
          id={id}
          name="message"
          rows={4}
          maxLength={MESSAGE_MAX}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${problem ? `${id}-error ` : ''}${id}-help`}
          className={AREA}
        />
      </Field>
      <FilesField files={files} error={ofFiles} />
      {tooOften && <SentTooOftenNotice contacts={props.contacts} refused={tooOften} />}
      <SendButton type="submit" variant="primary" isBusy={isBusy} className="mt-4">
        {isBusy ? words.sending : words.send}
      </SendButton>
    </form>
  )
}
