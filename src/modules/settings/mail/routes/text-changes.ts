import { z } from 'zod'
import { idAnswer, idParams, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { mailOf } from '@/server/mail/mail-kinds'
import { approveTextChange, rejectTextChange, withdrawTextChange } from '../operations/decide-text-change'
import { listTextChanges } from '../queries/list-text-changes'
import { TEXT_CHANGE_STATUSES } from '../rules/text-change-status'
import { textRejectionInput } from '../schemas/mail'
import * as words from '../words'
import { mailKeyParams, mailText } from './mail-text-schema'

const path = '/email-template-changes'
const tag = 'E-mail'
const common = {
  access: { kind: 'module', module: 'settings', action: 'update' },
  tag,
  params: idParams,
  refusals: [409],
} as const

const textChange = z
  .object({
    id: z.int(),
    key: z.string(),
    status: z.enum(TEXT_CHANGE_STATUSES),
    before: mailText,
    after: mailText,
    risky: z.array(z.string()),
    proposedById: z.int(),
    proposedBy: z.string(),
    proposedAt: timestamp,
    decidedBy: z.string().nullable(),
    decidedAt: timestamp.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'EmailTemplateChange' })

/** Texts of e-mails that an administrator has to approve before anybody gets them. */
export const textChangeRoutes = [
  defineRoute({
    method: 'get',
    path: '/email-templates/{key}/changes',
    access: { kind: 'module', module: 'settings', action: 'read' },
    tag,
    summary: 'List the text of a kind of e-mail that waits for approval, and the latest decided ones',
    params: mailKeyParams,
    response: recordOf(z.array(textChange)),
    handler: async ({ params: { key } }, { req }) => {
      const event = mailOf(req.payload, key)
      if (!event) throw notFound()
      return { data: await listTextChanges(await dbOf(req), event) }
    },
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: `${path}/{id}/approve`,
    summary: 'Put a proposed text of an e-mail in use; Admins only',
    response: idAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await approveTextChange(req, id)
      return { data: { id }, message: words.textApproved }
    },
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: `${path}/{id}/reject`,
    summary: 'Reject a proposed text of an e-mail, with the reason; Admins only',
    body: textRejectionInput,
    response: idAnswer,
    handler: async ({ body, params: { id } }, { req }) => {
      await rejectTextChange(req, id, body.reason)
      return { data: { id }, message: words.textRejected }
    },
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: `${path}/{id}/withdraw`,
    summary: 'Withdraw a text of an e-mail that you proposed and nobody has decided about',
    response: idAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await withdrawTextChange(req, id)
      return { data: { id }, message: words.textWithdrawn }
    },
  }),
]
