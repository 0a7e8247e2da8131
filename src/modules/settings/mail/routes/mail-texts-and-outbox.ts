import { z } from 'zod'
import { idParams, messageAnswer, recordOf, timestamp, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { mailOf, mailsOf } from '@/server/mail/mail-kinds'
import { resetMailText, saveMailText } from '../operations/save-or-reset-mail-text'
import { sendMailAgain } from '../operations/send-mail-again'
import { sendTestMail } from '../operations/send-test-mail'
import { showMailLinks } from '../operations/show-mail-links'
import { getMailText } from '../queries/get-mail-text'
import { listMailTexts } from '../queries/list-mail-texts'
import { mailTextInput } from '../schemas/mail'
import * as words from '../words'
import { mailKeyParams, mailText } from './mail-text-schema'

const tag = 'E-mail'
const read = { kind: 'module', module: 'settings', action: 'read' } as const
const update = { kind: 'module', module: 'settings', action: 'update' } as const
const params = mailKeyParams

const mailItem = z.object({ title: z.string(), href: z.string(), details: z.array(z.string()) })

const template = z
  .object({
    key: z.string(),
    title: z.string(),
    sentWhen: z.string(),
    variables: z.record(z.string(), z.union([z.string(), z.array(mailItem)])),
    text: mailText,
    product: mailText,
    own: z.object({ updatedAt: z.string(), updatedBy: z.string().nullable() }).nullable(),
    aboutMoney: z.boolean(),
    warnsAdministrators: z.boolean(),
    waitingSince: timestamp.nullable(),
  })
  .meta({ id: 'EmailTemplate' })

async function templateOf({ req }: RouteContext, key: string) {
  const mail = mailOf(req.payload, key)
  if (!mail) throw notFound()
  return getMailText(await dbOf(req), mail)
}

/** How staff manage e-mails. */
export const mailRoutes = [
  defineRoute({
    method: 'get',
    path: '/email-templates',
    access: read,
    tag,
    summary: 'List every kind of e-mail with its current text',
    response: recordOf(z.array(template)),
    handler: async (_, { req }) => ({ data: await listMailTexts(await dbOf(req), mailsOf(req.payload)) }),
  }),
  defineRoute({
    method: 'get',
    path: '/email-templates/{key}',
    access: read,
    tag,
    summary: 'Get one kind of e-mail with its current text',
    params,
    response: recordOf(template),
    handler: async ({ params: { key } }, context) => ({ data: await templateOf(context, key) }),
  }),
  defineRoute({
    method: 'put',
    path: '/email-templates/{key}',
    access: update,
    tag,
    summary:
      'Set a custom text for a kind of e-mail; account numbers and links in e-mails about money wait for an administrator',
    params,
    refusals: [409],
    // Null means that the product's own text was read.
    body: mailTextInput.extend({ updatedAt: updatedAtField.updatedAt.nullable() }),
    response: recordOf(template),
    handler: async ({ params: { key }, body: { updatedAt, ...text } }, context) => {
      const saved = await saveMailText(context.req, key, text, updatedAt)
      const message = saved === 'waits' ? words.textWaits : words.textSaved
      return { data: await templateOf(context, key), message }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/email-templates/{key}',
    access: update,
    tag,
    summary: 'Reset a kind of e-mail to its default text',
    params,
    response: messageAnswer,
    handler: async ({ params: { key } }, { req }) => {
      await resetMailText(req, key)
      return { message: words.textReset }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/email-templates/{key}/test',
    access: update,
    tag,
    summary: 'Send yourself a test e-mail with sample values',
    params,
    refusals: [429],
    response: messageAnswer,
    handler: async ({ params: { key } }, { req }) => ({ message: await sendTestMail(req, key) }),
  }),
  defineRoute({
    method: 'post',
    path: '/email-outbox/{id}/links',
    access: update,
    tag,
    summary:
      'Reveal the one-time links of an e-mail that was stored because no mail service is set up; Admins only',
    params: idParams,
    response: z.object({ links: z.array(z.string()), message: z.string() }),
    handler: async ({ params: { id } }, { req }) => ({
      links: await showMailLinks(req, id),
      message: words.passItOnOnly,
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/email-outbox/{id}/send-again',
    access: update,
    tag,
    summary: 'Resend an e-mail that could not be sent; Admins only',
    params: idParams,
    refusals: [409],
    response: messageAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await sendMailAgain(req, id)
      return { message: words.emailIsBeingSent }
    },
  }),
]
