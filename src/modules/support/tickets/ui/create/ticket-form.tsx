'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { AREA, Field, Input, Select } from '@/ui/field'
import { Notice } from '@/ui/form/notice'
import { PersistedForm } from '@/ui/form/persisted-form'
import { SendButton } from '@/ui/form/send-button'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { toast } from '@/ui/toast'
import type { Answering } from '../../rules/suggest-answers'
import type { SupportContacts } from '../../rules/support-contacts'
import { TICKET_TYPE_LABELS, TICKET_TYPES } from '../../rules/ticket-choices'
import { ownTicketHref } from '../../rules/ticket-hrefs'
import { MESSAGE_MAX, SUBJECT_MAX } from '../../rules/ticket-limits'
import type { NamedSubject } from '../../rules/ticket-subject'
import * as words from '../browser-words'
import { FilesField } from '../files-field'
import { SentTooOftenNotice, TOO_MANY } from '../sent-too-often-notice'
import { filesMessage, useSentFiles } from '../use-sent-files'
import { AnswersFirst } from './answers-first'

type Props = {
  /** What the question is about; null for nothing in particular. */
  about: NamedSubject | null
  departments: readonly { slug: string; title: string }[]
  /** The pages of the site that may answer it. */
  pages: readonly Answering[]
  contacts: SupportContacts
}

const NAMES = ['subject', 'ticketType', 'departmentTag', 'description'] as const
const SEND = 'ticket'

const typeOf = (given: string) => TICKET_TYPES.find((type) => type === given) ?? null

/** Sends the question with its files, once however often it is tried. */
function useTicket(about: NamedSubject | null, name: string) {
  const router = useRouter()
  const files = useSentFiles(name)
  const { problem, refused, ...form } = usePlainForm({
    names: NAMES,
    fallback: words.questionFailed,
    check: () => (files.unready ? [{ path: 'attachments', message: files.unready }] : []),
    submit: async ({ ticketType, ...texts }, shown) => {
      const body = {
        ...texts,
        ticketType: typeOf(ticketType),
        about: about && { kind: about.kind, id: about.id },
        attachments: files.sent,
      }
      const headers = { 'idempotency-key': idempotencyKey(name, body) }
      const answer = await callApi('post', '/api/v1/support-management/customer/tickets', { body, headers })
      if (!answer.ok) return answer
      // What was stored of it is not wanted any more.
      shown.reset()
      files.clear()
      forgetIdempotencyKey(name)
      toast(words.questionSent)
      router.push(ownTicketHref(answer.body.data.id))
      return answer
    },
  })
  const refusedFiles = refused?.issues.find(({ path }) => path.startsWith('attachments'))?.message
  const ofFiles = filesMessage(refusedFiles, files)
  const ofAbout = refused?.issues.find(({ path }) => path === 'about')?.message
  // That the session has ended is shown above, for every form of the area.
  const failure = refused?.status === 401 || refusedFiles ? null : (ofAbout ?? problem)
  return { ...form, failure, files, ofFiles, refused }
}

/** A question to the support team; what was typed and sent of it survives reloads and lost connections. */
export function TicketForm({ about, contacts, departments, pages }: Props) {
  const name = about ? `${SEND}-${about.kind}-${about.id}` : SEND
  const { errors, failure, files, isBusy, ofFiles, refused, submit } = useTicket(about, name)
  const [subject, setSubject] = useState('')
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 max-w-text">
      <PersistedForm isSaving name={name} />
      <SubjectField error={errors.subject} onInput={setSubject} />
      <AnswersFirst subject={subject} pages={pages} />
      <Choices departments={departments} error={errors.departmentTag} />
      <Field
        label={words.description}
        htmlFor="description"
        help={words.descriptionHelp}
        error={errors.description}
        className="mt-4"
      >
        <textarea
          id="description"
          name="description"
          rows={7}
          maxLength={MESSAGE_MAX}
          aria-invalid={errors.description ? true : undefined}
          aria-describedby={`${errors.description ? 'description-error ' : ''}description-help`}
          className={AREA}
        />
      </Field>
      <FilesField files={files} error={ofFiles} />
      {failure && <Failure contacts={contacts} message={failure} refused={refused} />}
      <SendButton type="submit" variant="primary" isBusy={isBusy} className="mt-6">
        {isBusy ? words.sending : words.sendQuestion}
      </SendButton>
    </form>
  )
}

type FailureProps = { contacts: SupportContacts; message: string; refused: Called | null }

/** Why it could not be sent. */
const Failure = ({ contacts, message, refused }: FailureProps) =>
  refused?.status === TOO_MANY ? (
    <SentTooOftenNotice contacts={contacts} refused={refused} />
  ) : (
    <div className="mt-6 -mb-6">
      <Notice tone="red" isAlert>
        {message}
      </Notice>
    </div>
  )

type SubjectProps = { error: string | undefined; onInput: (subject: string) => void }

const SubjectField = ({ error, onInput }: SubjectProps) => (
  <Field label={words.subject} htmlFor="subject" help={words.subjectHelp} error={error}>
    <Input
      id="subject"
      name="subject"
      maxLength={SUBJECT_MAX}
      autoComplete="off"
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${error ? 'subject-error ' : ''}subject-help`}
    />
  </Field>
)

/** What kind of question it is, and who should answer, where there is a choice. */
function Choices({ departments, error }: Pick<Props, 'departments'> & { error: string | undefined }) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      <Field label={words.kind} htmlFor="ticketType">
        <Select id="ticketType" name="ticketType" defaultValue="QUESTION">
          {TICKET_TYPES.map((type) => (
            <option key={type} value={type}>
              {TICKET_TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
      </Field>
      {departments.length > 1 && (
        <Field label={words.department} htmlFor="departmentTag" error={error}>
          <Select id="departmentTag" name="departmentTag" defaultValue="">
            <option value="">{words.anyDepartment}</option>
            {departments.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}
