import { z } from 'zod'
import { requiredArea, requiredText } from '@/input/fields'
import { choiceQuery, pageQuery, textQuery } from '@/input/list-query-fields'
import { BODY_MAX, REASON_MAX, SUBJECT_MAX } from '../rules/mail-text-limits'

/** The text of an e-mail as edited by staff. */
export const mailTextInput = z.strictObject({
  subject: requiredText('Subject', SUBJECT_MAX),
  body: requiredArea('Text', BODY_MAX),
})
export type MailTextInput = z.infer<typeof mailTextInput>

/** Why an administrator rejects a proposed text. */
export const textRejectionInput = z.strictObject({ reason: requiredText('Reason', REASON_MAX) })

/** The states of an e-mail, with their labels. */
export const MAIL_STATES = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
} as const
export type MailState = keyof typeof MAIL_STATES

/** The query of the outbox. */
export const outboxQuery = pageQuery().extend({
  to: textQuery('to'),
  state: choiceQuery('state', Object.keys(MAIL_STATES) as MailState[]),
  event: textQuery('event'),
})
export type OutboxFilter = z.output<typeof outboxQuery>
