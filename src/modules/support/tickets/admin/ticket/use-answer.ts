'use client'
import { useRef, useState } from 'react'
import { unfilledIn } from '@/modules/support/canned-replies/rules/canned-variables'
import { callApi } from '@/ui/client/call-api'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { useWrite } from '@/ui/client/use-write'
import { refusalOf } from '@/ui/form/refusal-of'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import type { TicketStatus } from '../../rules/ticket-choices'
import { answerDraftName, type Writing } from './answer-draft-name'
import type { TicketData } from './read-ticket-screen'
import { useAnswerFiles } from './use-answer-files'
import * as words from './words'

const EMPTY = { message: '', isMailed: true }

/** The last answer of a colleague, of which somebody who is writing should know. */
type Answered = { id: number; author: string | null }

/** Notes and what one wrote oneself are no answers of others. */
const lastOfOthers = ({ messages }: TicketData): number =>
  messages.findLast(({ isFromCustomer, isInternal, isMine }) => !isFromCustomer && !isInternal && !isMine)
    ?.id ?? 0

async function readLastOfOthers(id: number, viewerId: number): Promise<Answered | null> {
  const params = { path: { id } }
  const answer = await callApi('get', '/api/v1/support-management/tickets/{id}/responses', { params })
  // Without a connection it is not sent either, which is then shown.
  if (!answer.ok) return null
  const last = answer.body.data.findLast(
    ({ author, isFromCustomer, isInternal }) => !isFromCustomer && !isInternal && author?.id !== viewerId,
  )
  return last ? { id: last.id, author: last.authorName } : null
}

/** Warns once about each answer that a colleague gave while this one was being written. */
function useAnsweredMeanwhile(data: TicketData) {
  const [warning, setWarning] = useState<string | null>(null)
  const seen = useRef(lastOfOthers(data))
  return {
    warning,
    /** Called while nothing is written: what is shown by then is known. */
    note: () => {
      seen.current = Math.max(seen.current, lastOfOthers(data))
    },
    isAnswered: async (): Promise<boolean> => {
      const last = await readLastOfOthers(data.ticket.id, data.viewer.id)
      const isNew = last !== null && last.id > seen.current
      if (last) seen.current = Math.max(seen.current, last.id)
      setWarning(isNew ? words.answeredMeanwhile(last.author ?? words.staff) : null)
      return isNew
    },
  }
}

/** What is being written, stored through reloads and lost connections until it is sent. */
export function useAnswer(data: TicketData, writing: Writing) {
  const { id } = data.ticket
  const isNote = writing === 'note'
  const then = useRef<TicketStatus | null>(null)
  const { run } = useWrite()
  const files = useAnswerFiles()
  const { isAnswered, note, warning } = useAnsweredMeanwhile(data)
  const name = answerDraftName(writing, id)
  const form = useSchemaForm({
    defaultValues: EMPTY,
    validate: ({ message }) => problemsOf(message, isNote),
    draft: { name, at: '', of: 'values' },
    fallback: words.failedToSend,
    submit: async ({ isMailed, message }, { getValues, reset }) => {
      if (files.isSending) return refusalOf([])
      if (!isNote && (await isAnswered())) return undefined
      const body = { ...bodyOf(message, isNote, isMailed, then.current), attachments: files.sent }
      const headers = { 'idempotency-key': idempotencyKey(name, body) }
      const answer = await run(
        callApi('post', '/api/v1/support-management/tickets/{id}/responses', {
          ...{ params: { path: { id } }, body, headers },
        }),
      )
      if (!answer.ok) return answer
      forgetIdempotencyKey(name)
      files.clear()
      const rest = typedSince(message, getValues('message'))
      reset({ message: rest, isMailed })
      // What was typed meanwhile stays, and stays stored.
      return rest === '' ? answer : undefined
    },
  })
  const isBlank = form.watch('message').trim() === ''
  if (isBlank) note()
  return {
    ...{ files, form, isBlank, warning },
    isBusy: form.isBusy,
    errorOf: form.errorOf('message'),
    isBroughtBack: form.persisted.isRestored && !isBlank,
    send: (status: TicketStatus | null) => {
      then.current = status
      void form.submit()
    },
  }
}

/** What was written while a message was on its way. */
const typedSince = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now

const bodyOf = (message: string, isNote: boolean, isMailed: boolean, thenStatus: TicketStatus | null) => ({
  ...{ message, isInternal: isNote, sendEmailNotification: !isNote && isMailed },
  thenStatus: isNote ? null : thenStatus,
})

function problemsOf(message: string, isNote: boolean) {
  if (message.trim() === '') return [{ path: 'message', message: words.writeFirst }]
  const open = isNote ? [] : unfilledIn(message)
  return open.length > 0 ? [{ path: 'message', message: words.unfilled(open.join(', ')) }] : []
}
