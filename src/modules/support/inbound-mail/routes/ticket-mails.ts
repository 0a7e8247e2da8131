import { z } from 'zod'
import { idParams, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import {
  getMailOfResponse,
  getTicketMail,
  listTicketMails,
  type TicketMail,
} from '@/modules/support/mail-threads/queries/list-ticket-mails'
import { MAIL_STATES } from '@/modules/support/mail-threads/rules/mail-states'
import { requireTicket } from '@/modules/support/tickets/routes/require-visible-ticket'
import { READ_SECONDS } from '@/modules/support/tickets/rules/attachment-files'
import { dbOf } from '@/server/db-of'
import { signedGet } from '@/server/storage/signed-urls'
import * as words from '../words'

const base = '/support-management/tickets/{id}'
const staff = {
  method: 'get',
  access: { kind: 'module', module: 'support', action: 'read', isHidden: true },
  tag: 'Customer support',
} as const

const id = idParams.shape.id
const text = z.string().nullable()

const mailRecord = z
  .object({
    id: z.int(),
    fromAddress: z.string(),
    fromName: text,
    subject: text,
    // What became of it, and why.
    state: z.enum(MAIL_STATES),
    why: text,
    responseId: z.int().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'TicketMail' })

const toMail = ({ rawPath: _, ...mail }: TicketMail): z.input<typeof mailRecord> => mail

/** As a file for a mail program, or as text to look at. */
const VIEWS = {
  file: { type: 'message/rfc822', disposition: (name: string) => `attachment; filename="${name}"` },
  text: { type: 'text/plain; charset=utf-8', disposition: () => 'inline' },
} as const

const viewQuery = z.object({ as: z.enum(['file', 'text']).default('file') })

/** Redirects to the e-mail as it arrived. */
async function openOriginal(mail: TicketMail | null, as: keyof typeof VIEWS): Promise<Response> {
  if (!mail) throw notFound(words.mailNotFound)
  const { disposition, type } = VIEWS[as]
  const location = await signedGet(mail.rawPath, {
    type,
    disposition: disposition(`e-mail-${mail.id}.eml`),
    expires: new Date(Date.now() + READ_SECONDS * 1000),
  })
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })
}

const opening = { ...staff, status: 302, query: viewQuery, response: z.never() } as const

/** The ticket's own id, where the caller may read it. @throws AppError 403, 404 */
const readable = async (context: RouteContext, ticketId: number) =>
  (await requireTicket(context, ticketId, 'read')).id

/** E-mails as they arrived, for staff. */
export const ticketMailRoutes = [
  defineRoute({
    ...staff,
    path: `${base}/mails`,
    summary: 'The e-mails that arrived about a ticket, also automatic answers and reports of failed delivery',
    params: idParams,
    response: recordOf(z.array(mailRecord)),
    handler: async ({ params }, context) => {
      const mails = await listTicketMails(await dbOf(context.req), await readable(context, params.id))
      return { data: mails.map(toMail) }
    },
  }),
  defineRoute({
    ...opening,
    path: `${base}/mails/{mailId}/original`,
    summary: 'Open an e-mail as it arrived, as a file or as text',
    params: z.object({ id, mailId: id }),
    handler: async ({ params, query }, context) => {
      const ticketId = await readable(context, params.id)
      return openOriginal(await getTicketMail(await dbOf(context.req), ticketId, params.mailId), query.as)
    },
  }),
  defineRoute({
    ...opening,
    path: `${base}/responses/{responseId}/original`,
    summary: 'Open the e-mail by which a response arrived, as a file or as text',
    params: z.object({ id, responseId: id }),
    handler: async ({ params, query }, context) => {
      const ticketId = await readable(context, params.id)
      const mail = await getMailOfResponse(await dbOf(context.req), ticketId, params.responseId)
      return openOriginal(mail, query.as)
    },
  }),
]
