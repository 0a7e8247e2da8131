import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { forbidden, notFound } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { documentDisposition } from '@/modules/sales/orders/rules/document-href'
import { dbOf } from '@/server/db-of'
import { signedGet } from '@/server/storage/signed-urls'
import { attachFile } from '../operations/attach-file'
import { reachesTicket, reachOf } from '../operations/lock-ticket'
import { getAttachment } from '../queries/get-attachment'
import { getResponse } from '../queries/get-response'
import { READ_SECONDS } from '../rules/attachment-files'
import { type AttachmentInput, attachmentInput } from '../schemas/tickets'
import { requireTicket } from './require-visible-ticket'
import { attachmentRecord, toAttachment } from './ticket-wire'
import * as words from './words'

const tag = 'Customer support'
const base = '/support-management'
const customer = { access: { kind: 'customer', message: words.guestsTurnedAway }, tag } as const
const staff = {
  access: { kind: 'module', module: 'support', action: 'update', isHidden: true },
  tag,
} as const
const attaching = {
  method: 'post',
  status: 201,
  params: idParams,
  body: attachmentInput,
  refusals: [409, 413, 415, 429, 503],
  response: recordOf(attachmentRecord),
} as const

const SUMMARY = 'Attach a file that was uploaded before; its name, size and type are found in the file itself'

type To = { ticketId: number; responseId: number | null }

async function attach(context: RouteContext, { responseId, ticketId }: To, file: AttachmentInput) {
  const ticket = await requireTicket(context, ticketId, 'update')
  const id = await attachFile(context.req, { ticketId: ticket.id, responseId }, file)
  const made = await getAttachment(await dbOf(context.req), id)
  if (!made) throw notFound(words.attachmentNotFound)
  return { data: toAttachment(made), message: words.attachmentSaved }
}

/** The ticket of a response that the caller wrote themselves. @throws AppError 404 for any other */
async function ticketOfOwnResponse({ req }: RouteContext, id: number): Promise<number> {
  const response = await getResponse(await dbOf(req), id)
  if (!response || response.authorId !== Number(req.user?.id)) throw notFound()
  return response.ticketId
}

/** The file, if the caller may read it. @throws AppError 403 for staff without the permission, 404 */
async function requireAttachment({ actor, req }: RouteContext, id: number) {
  if (actor.kind === 'staff' && !can(actor, 'support', 'read')) throw forbidden()
  const file = await getAttachment(await dbOf(req), id)
  const isHidden = file?.isInternal === true && actor.kind !== 'staff'
  if (!file || isHidden || !reachesTicket(reachOf(actor), file)) throw notFound(words.attachmentNotFound)
  return file
}

/** Files of tickets and responses: private, for the customer and for staff of the showroom. */
export const attachmentRoutes = [
  defineRoute({
    ...customer,
    ...attaching,
    path: `${base}/customer/tickets/{id}/attachments`,
    summary: `${SUMMARY}: to your ticket`,
    handler: ({ body, params: { id } }, context) => attach(context, { ticketId: id, responseId: null }, body),
  }),
  defineRoute({
    ...customer,
    ...attaching,
    path: `${base}/customer/tickets/responses/{id}/attachments`,
    summary: `${SUMMARY}: to what you wrote`,
    handler: async ({ body, params: { id } }, context) =>
      attach(context, { ticketId: await ticketOfOwnResponse(context, id), responseId: id }, body),
  }),
  defineRoute({
    ...staff,
    ...attaching,
    path: `${base}/tickets/{id}/attachments`,
    summary: `${SUMMARY}: to a ticket`,
    handler: ({ body, params: { id } }, context) => attach(context, { ticketId: id, responseId: null }, body),
  }),
  defineRoute({
    method: 'get',
    path: `${base}/attachments/{id}`,
    access: { kind: 'signed-in', message: words.guestsTurnedAway },
    tag,
    summary: 'Open a file of a ticket: redirects to an address of the file that is valid for a minute',
    params: idParams,
    status: 302,
    response: z.never(),
    handler: async ({ params: { id } }, context) => {
      const { fileName, filePath, mimeType } = await requireAttachment(context, id)
      const location = await signedGet(filePath, {
        type: mimeType,
        disposition: documentDisposition(fileName),
        expires: new Date(Date.now() + READ_SECONDS * 1000),
      })
      return new Response(null, {
        status: 302,
        headers: { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
      })
    },
  }),
]
