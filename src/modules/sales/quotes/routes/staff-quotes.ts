import { z } from 'zod'
import {
  asList,
  idParams,
  listOf,
  messageAnswer,
  recordOf,
  timestamp,
  updatedAtField,
} from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { conflict } from '@/kernel/errors'
import type { Action } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { blankToNull } from '@/kernel/text/blank'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { dbOf } from '@/server/db-of'
import { attachVehicleToQuote } from '../operations/attach-vehicle-to-quote'
import { deleteQuote } from '../operations/delete-quote'
import { requestQuote } from '../operations/request-quote'
import { saveQuoteDraft } from '../operations/save-quote-draft'
import { sendOffer } from '../operations/send-offer'
import { takeQuoteStep } from '../operations/take-quote-step'
import { getDraft } from '../queries/get-draft'
import { listQuoteHistoryOf } from '../queries/list-quote-history'
import { listQuotes, quoteExists } from '../queries/list-quotes'
import { REQUEST_SENT } from '../rules/quote-messages'
import { QUOTE_STATUSES } from '../rules/quote-statuses'
import { QUOTE_STEP_DONE, quoteCannot } from '../rules/quote-words'
import { staffStepTo } from '../rules/quote-workflow'
import { adminQuoteShape, quoteDraft } from '../schemas/admin-quote'
import {
  attachedVehicle,
  type QuotesQuery,
  quoteExistsQuery,
  quoteStatusChange,
  quotesQuery,
  staffQuoteRequest,
} from '../schemas/quotes-query'
import * as words from '../words'
import { quoteWithDraft, staffQuote } from './quote-schema'
import { toStaffQuote } from './quote-wire'
import { companyToday, visibleQuote } from './visible-quote'

const tag = 'Quotes'
const STAMP_MAX = 40
/** For staff of sales; customers get 404. */
const needs = (action: Action) => ({ kind: 'module', module: 'sales', action, isHidden: true }) as const

async function list({ actor, req }: RouteContext, query: QuotesQuery) {
  const db = await dbOf(req)
  const { timezone } = await readTradeSettings(db)
  const { rows, total } = await listQuotes(db, query, visibleShowrooms(actor), timezone)
  const today = dayIn(new Date(), timezone)
  return asList(
    rows.map((row) => toStaffQuote(row, today)),
    total,
    query,
  )
}

const one = async (context: RouteContext, id: number) =>
  toStaffQuote(await visibleQuote(context, id), await companyToday(context))

/** Lists of the same quotes, of everybody, one customer or one vehicle. */
const lists = [
  defineRoute({
    method: 'get',
    path: '/quotes',
    access: needs('read'),
    tag,
    summary: 'List quotes, latest first or the longest waiting first',
    query: quotesQuery,
    response: listOf(staffQuote),
    handler: ({ query }, context) => list(context, query),
  }),
  defineRoute({
    method: 'get',
    path: '/quotes/user/{id}',
    access: needs('read'),
    tag,
    summary: "List a customer's quotes",
    params: idParams,
    query: quotesQuery,
    response: listOf(staffQuote),
    handler: ({ params: { id }, query }, context) => list(context, { ...query, userId: id }),
  }),
  defineRoute({
    method: 'get',
    path: '/quotes/vehicle/{id}',
    access: needs('read'),
    tag,
    summary: "List a vehicle's quotes",
    params: idParams,
    query: quotesQuery,
    response: listOf(staffQuote),
    handler: ({ params: { id }, query }, context) => list(context, { ...query, vehicleId: id }),
  }),
]

const historyEntry = z
  .object({
    id: z.int(),
    from: z.enum(QUOTE_STATUSES).nullable(),
    to: z.enum(QUOTE_STATUSES),
    step: z.string(),
    actorKind: z.enum(['staff', 'customer', 'clock']),
    actor: z.string().nullable(),
    reason: z.string().nullable(),
    at: timestamp,
  })
  .meta({ id: 'QuoteHistoryEntry' })

const reads = [
  defineRoute({
    method: 'get',
    path: '/quotes/exists',
    access: needs('read'),
    tag,
    summary: 'Whether a customer has a quote for a vehicle that is not over, among those of your showrooms',
    query: quoteExistsQuery,
    response: recordOf(z.object({ exists: z.boolean() })),
    handler: async ({ query: { userId, vehicleId } }, { actor, req }) => {
      if (userId === undefined || vehicleId === undefined) return { data: { exists: false } }
      const showrooms = visibleShowrooms(actor)
      return { data: { exists: await quoteExists(await dbOf(req), userId, vehicleId, showrooms) } }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/quotes/{id}',
    access: needs('read'),
    tag,
    summary: 'Get a quote, with what has been entered but not sent yet',
    params: idParams,
    response: recordOf(quoteWithDraft),
    handler: async ({ params: { id } }, context) => {
      const quote = await one(context, id)
      const draft = await getDraft(await dbOf(context.req), id)
      return { data: { ...quote, draft: draft?.entries ?? null, draftStamp: draft?.stamp ?? null } }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/quotes/{id}/history',
    access: needs('read'),
    tag,
    summary: 'List what happened to a quote, in order',
    params: idParams,
    response: recordOf(z.array(historyEntry)),
    handler: async ({ params: { id } }, context) => {
      await visibleQuote(context, id)
      return { data: await listQuoteHistoryOf(await dbOf(context.req), id) }
    },
  }),
]

const writes = [
  defineRoute({
    method: 'post',
    path: '/quotes',
    access: needs('create'),
    tag,
    summary: 'Enter a request for a quote on behalf of a customer; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [404],
    body: staffQuoteRequest,
    response: recordOf(staffQuote),
    handler: async ({ body: { userId, ...wish } }, context) => {
      const id = await requestQuote(context.req, wish, userId)
      return { data: await one(context, id), message: REQUEST_SENT }
    },
  }),
  defineRoute({
    method: ['put', 'patch'],
    path: '/quotes/{id}',
    access: needs('update'),
    tag,
    summary: 'Send an offer: the first, a revised, or a new one after the old one has ended',
    params: idParams,
    body: adminQuoteShape.extend(updatedAtField),
    response: recordOf(staffQuote),
    handler: async ({ body: { updatedAt, ...offer }, params: { id } }, context) => {
      await sendOffer(context.req, id, offer, updatedAt)
      return { data: await one(context, id), message: words.quoteStepDone(QUOTE_STEP_DONE.send) }
    },
  }),
  defineRoute({
    method: ['put', 'patch'],
    path: '/quotes/{id}/status',
    access: needs('update'),
    tag,
    summary: 'Change the status of a quote along its workflow',
    params: idParams,
    body: quoteStatusChange.extend(updatedAtField),
    response: recordOf(staffQuote),
    handler: async ({ body: { reason, status, updatedAt }, params: { id } }, context) => {
      const step = (from: Parameters<typeof staffStepTo>[0]) => {
        const staffStep = staffStepTo(from, status)
        if (!staffStep) throw conflict(quoteCannot('send', 'wrong_state', from))
        return staffStep
      }
      await takeQuoteStep(context.req, id, (quote) => step(quote.status), {
        reason: blankToNull(reason),
        seen: updatedAt,
      })
      return { data: await one(context, id), message: words.statusChanged }
    },
  }),
  defineRoute({
    method: 'put',
    path: '/quotes/{id}/vehicle',
    access: needs('update'),
    tag,
    summary: 'Attach a vehicle in stock to a request on demand',
    params: idParams,
    body: attachedVehicle.extend(updatedAtField),
    response: recordOf(staffQuote),
    handler: async ({ body: { updatedAt, vehicleId }, params: { id } }, context) => {
      await attachVehicleToQuote(context.req, id, vehicleId, updatedAt)
      return { data: await one(context, id), message: words.vehicleAttached }
    },
  }),
  defineRoute({
    method: 'put',
    path: '/quotes/{id}/draft',
    access: needs('update'),
    tag,
    summary: 'Keep what has been entered for an offer but not sent yet; null discards it',
    params: idParams,
    body: z
      .strictObject({
        draft: z.union([quoteDraft, z.null()]),
        draftStamp: z.string().max(STAMP_MAX).nullish(),
      })
      .extend(updatedAtField),
    response: recordOf(z.object({ draftStamp: z.string().nullable() })),
    handler: async ({ body: { draft, draftStamp: stamp, updatedAt }, params: { id } }, { req }) => {
      const draftStamp = await saveQuoteDraft(req, id, draft, { updatedAt, stamp })
      return { data: { draftStamp }, message: words.draftSaved }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/quotes/{id}',
    access: needs('delete'),
    tag,
    summary: 'Delete a quote that has no order',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await deleteQuote(req, id)
      return { message: words.quoteDeleted }
    },
  }),
]

/** Quotes for staff of sales. */
export const staffQuoteRoutes = [...lists, ...reads, ...writes]
