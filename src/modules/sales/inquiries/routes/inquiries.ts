import { asList, idParams, listOf, messageAnswer, recordOf, updatedAtField } from '@/api/answer-schemas'
import { cacheFor } from '@/api/cache-for'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { forbidden, notFound } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dbOf } from '@/server/db-of'
import { deleteRecord } from '@/server/records'
import { changeInquiry } from '../operations/change-inquiry'
import { createInquiry } from '../operations/create-inquiry'
import { setInquiryStatus } from '../operations/set-inquiry-status'
import { getInquiry, type InquiryReader } from '../queries/get-inquiry'
import { type Inquiry, listInquiries, listOwnInquiries } from '../queries/list-inquiries'
import { INQUIRIES_CACHE_SECONDS } from '../rules/inquiry-limits'
import { inquiriesQuery, inquiryInput, inquiryPatch, inquiryStatusInput } from '../schemas/inquiries'
import { inquiryRecord, toCustomer, toStaff } from './inquiry-wire'
import * as words from './words'

const tag = 'Vehicle inquiries'
const path = '/vehicle-inquiries'
const one = `${path}/{id}`

/** Whose inquiries the caller reads: those of their showrooms and of none for staff who may, otherwise their own. */
function readerOf({ actor, req }: RouteContext): InquiryReader {
  if (actor.kind !== 'staff') return { customerId: Number(req.user?.id) }
  if (!can(actor, 'support', 'read')) throw forbidden()
  return { showrooms: visibleShowrooms(actor) }
}

async function read(context: RouteContext, id: number): Promise<Inquiry> {
  const inquiry = await getInquiry(await dbOf(context.req), id, readerOf(context))
  if (!inquiry) throw notFound(words.inquiryNotFound)
  return inquiry
}

const changed = async (context: RouteContext, id: number, message: string) => ({
  data: toStaff(await read(context, id)),
  message,
})

const change = {
  method: ['patch', 'put'],
  access: { kind: 'module', module: 'support', action: 'update', isHidden: true },
  tag,
  params: idParams,
  response: recordOf(inquiryRecord),
} as const

const reads = [
  defineRoute({
    method: 'get',
    path,
    access: { kind: 'signed-in' },
    tag,
    summary: 'List vehicle inquiries: all for staff, what awaits an answer first; your own for customers',
    query: inquiriesQuery,
    response: listOf(inquiryRecord),
    handler: async ({ query }, context) => {
      const reader = readerOf(context)
      const db = await dbOf(context.req)
      cacheFor(context, INQUIRIES_CACHE_SECONDS)
      if ('showrooms' in reader) {
        const { rows, total } = await listInquiries(db, query, reader.showrooms)
        return asList(rows.map(toStaff), total, query)
      }
      const { rows, total } = await listOwnInquiries(db, reader.customerId, query)
      return asList(rows.map(toCustomer), total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: one,
    access: { kind: 'signed-in' },
    tag,
    summary: 'Get a vehicle inquiry',
    params: idParams,
    response: recordOf(inquiryRecord),
    handler: async ({ params }, context) => {
      const inquiry = await read(context, params.id)
      cacheFor(context, INQUIRIES_CACHE_SECONDS)
      return { data: context.actor.kind === 'staff' ? toStaff(inquiry) : toCustomer(inquiry) }
    },
  }),
]

const create = defineRoute({
  method: 'post',
  path,
  access: { kind: 'customer' },
  tag,
  summary:
    'Ask about a vehicle of the stock by its id, or about one you are looking for, with make and model by id or by name; with an Idempotency-Key, retrying is safe',
  status: 201,
  refusals: [409, 429],
  body: inquiryInput,
  response: recordOf(inquiryRecord),
  handler: async ({ body }, context) => {
    const id = await createInquiry(context.req, body)
    return { data: toCustomer(await read(context, id)), message: words.inquirySubmitted }
  },
})

/** Vehicle inquiries: sent by customers, answered by staff. */
export const inquiryRoutes = [
  ...reads,
  create,
  defineRoute({
    ...change,
    path: one,
    summary: 'Change a vehicle inquiry, or reply to it; a reply is sent to the customer',
    body: inquiryPatch.extend(updatedAtField),
    handler: async ({ body: { updatedAt, ...patch }, params: { id } }, context) => {
      await read(context, id)
      await changeInquiry(context.req, id, patch, updatedAt)
      return changed(context, id, words.inquiryUpdated)
    },
  }),
  defineRoute({
    ...change,
    path: `${one}/status`,
    summary: 'Mark a vehicle inquiry as answered without a reply in writing, or open it again',
    body: inquiryStatusInput,
    handler: async ({ body, params: { id } }, context) => {
      await read(context, id)
      await setInquiryStatus(context.req, id, body.status)
      return changed(context, id, words.inquiryStatusUpdated)
    },
  }),
  defineRoute({
    method: 'delete',
    path: one,
    access: { kind: 'module', module: 'support', action: 'delete', isHidden: true },
    tag,
    summary: 'Delete a vehicle inquiry',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params }, context) => {
      await read(context, params.id)
      await deleteRecord(context.req, 'vehicle-inquiries', params.id)
      return { message: words.inquiryDeleted }
    },
  }),
]
