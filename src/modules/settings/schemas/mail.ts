import { z } from 'zod'
import { requiredText } from '@/modules/accounts/schemas/fields'

export const SUBJECT_MAX = 200
export const BODY_MAX = 20_000

/** The text of an e-mail as staff write it. */
export const mailTextInput = z.strictObject({
  subject: requiredText('Subject', SUBJECT_MAX).refine((text) => !/[\r\n]/.test(text), {
    error: 'Subject must be one line',
  }),
  body: requiredText('Text', BODY_MAX),
})
export type MailTextInput = z.infer<typeof mailTextInput>

/** Rows of the outbox on one page. */
export const OUTBOX_PAGE_ROWS = 25

/** The states of an e-mail, with their words. */
export const MAIL_STATES = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
} as const
export type MailState = keyof typeof MAIL_STATES

/** What the outbox is asked for; '' means any. */
export type OutboxFilter = { state: MailState | ''; event: string; to: string; page: number }

type Params = Record<string, string | string[] | undefined>
const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

/** Reads the address of the outbox. What makes no sense there is left out. */
export function readOutboxFilter(params: Params): OutboxFilter {
  const state = one(params.state)
  const page = Number(one(params.page))
  return {
    state: Object.hasOwn(MAIL_STATES, state) ? (state as MailState) : '',
    event: /^[\w-]{1,60}$/.test(one(params.event)) ? one(params.event) : '',
    to: one(params.to).replaceAll('\0', '').toWellFormed().trim().slice(0, 254),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The filters as an address, with another page. */
export function outboxAddress({ state, event, to }: OutboxFilter, page: number): string {
  const given = Object.entries({ state, event, to, page: page > 1 ? String(page) : '' })
  return `?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`
}
