import { z } from 'zod'
import { asList, idParams, listOf, recordOf, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { Route, RouteContext } from '@/api/route-type'
import { validationFailed } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { storePrivateImage } from '@/modules/inventory/media/operations/store-private-image'
import { storeImageInput } from '@/modules/inventory/media/schemas/upload'
import { dbOf } from '@/server/db-of'
import { countTry, type Limit } from '@/server/rate-limit'
import { changeOnDemandRequest, requestOnDemand } from '../operations/request-or-change-on-demand-quote'
import { requestQuote } from '../operations/request-quote'
import { takeQuoteStep } from '../operations/take-quote-step'
import { listOwnQuotes, quoteExists } from '../queries/list-quotes'
import { REQUEST_SENT } from '../rules/quote-messages'
import { QUOTE_STEP_DONE } from '../rules/quote-words'
import { checkOnDemand, onDemandRequest } from '../schemas/on-demand-request'
import { quoteReason, quoteRequest } from '../schemas/quote-request'
import { ownQuotesQuery } from '../schemas/quotes-query'
import * as words from '../words'
import { ownQuote } from './quote-schema'
import { toOwnQuote } from './quote-wire'
import { companyToday, visibleQuote } from './visible-quote'

const tag = 'Quotes'
const self = { kind: 'customer' } as const

const one = async (context: RouteContext, id: number) =>
  toOwnQuote(await visibleQuote(context, id), await companyToday(context))

/** How many requests a customer may make in an hour. */
const REQUESTS: Limit = { name: 'quote-requests', points: 100, duration: 3600 }
const countRequest = ({ payload, req }: RouteContext) => countTry(payload, REQUESTS, String(req.user?.id))

const requests = [
  defineRoute({
    method: 'post',
    path: '/quotes/request',
    // Staff get the reason why they cannot, too.
    access: { kind: 'signed-in' },
    tag,
    summary: 'Ask for a quote for a vehicle; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [404, 429],
    body: quoteRequest,
    response: recordOf(ownQuote),
    handler: async ({ body }, context) => {
      await countRequest(context)
      const id = await requestQuote(context.req, body, Number(context.req.user?.id))
      return { data: await one(context, id), message: REQUEST_SENT }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/quotes/order-on-demand',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Ask for a vehicle that is not in stock; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [429],
    body: onDemandRequest,
    response: recordOf(ownQuote),
    handler: async ({ body }, context) => {
      await countRequest(context)
      const id = await requestOnDemand(context.req, body)
      return { data: await one(context, id), message: REQUEST_SENT }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/quotes/pictures',
    access: self,
    tag,
    summary:
      'Store an uploaded picture of a vehicle that you are looking for, after checking its content; only you and staff see it',
    body: storeImageInput,
    refusals: [404, 413, 415, 503],
    response: recordOf(z.object({ imageUrl: z.string() })),
    handler: async ({ body }, { req }) => ({ data: { imageUrl: await storePrivateImage(req, body.path) } }),
  }),
  defineRoute({
    method: 'put',
    path: '/quotes/my-quotes/{id}/request',
    access: self,
    tag,
    summary: 'Change a request on demand that could not be met',
    params: idParams,
    body: onDemandRequest.safeExtend(updatedAtField),
    response: recordOf(ownQuote),
    handler: async ({ body: { updatedAt, ...wish }, params: { id } }, context) => {
      const issues = checkOnDemand(wish, new Date())
      if (issues.length > 0) throw validationFailed(issues)
      await changeOnDemandRequest(context.req, id, wish, updatedAt)
      return { data: await one(context, id), message: words.requestModified }
    },
  }),
]

const reads = [
  defineRoute({
    method: 'get',
    path: '/quotes/my-quotes',
    access: self,
    tag,
    summary: 'List your quotes, latest first',
    query: ownQuotesQuery,
    response: listOf(ownQuote),
    handler: async ({ query }, context) => {
      const db = await dbOf(context.req)
      const { rows, total } = await listOwnQuotes(db, Number(context.req.user?.id), query)
      const today = await companyToday(context)
      return asList(
        rows.map((row) => toOwnQuote(row, today)),
        total,
        query,
      )
    },
  }),
  defineRoute({
    method: 'get',
    path: '/quotes/my-quotes/{id}',
    access: self,
    tag,
    summary: 'Get one of your quotes',
    params: idParams,
    response: recordOf(ownQuote),
    handler: async ({ params: { id } }, context) => ({ data: await one(context, id) }),
  }),
  defineRoute({
    method: 'get',
    path: '/quotes/my-quote-exists/{id}',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Whether you have a quote for a vehicle that is not over',
    params: idParams,
    response: recordOf(z.object({ exists: z.boolean() })),
    handler: async ({ params: { id } }, { req }) => ({
      data: { exists: await quoteExists(await dbOf(req), Number(req.user?.id), id) },
    }),
  }),
]

const decisions: Route[] = [
  defineRoute({
    method: 'put',
    path: '/quotes/my-quotes/{id}/accept',
    access: self,
    tag,
    summary: 'Accept an offer: the vehicle is reserved for you, and your order and proforma invoice are made',
    params: idParams,
    body: z.strictObject(updatedAtField),
    mayOmitBody: true,
    response: recordOf(ownQuote),
    handler: async ({ body: { updatedAt: seen }, params: { id } }, context) => {
      await takeQuoteStep(context.req, id, 'accept', { seen })
      return { data: await one(context, id), message: words.quoteStepDone(QUOTE_STEP_DONE.accept) }
    },
  }),
  defineRoute({
    method: 'put',
    path: '/quotes/my-quotes/{id}/cancel',
    access: self,
    tag,
    summary: 'Cancel one of your open quotes; a reason may be given',
    params: idParams,
    body: quoteReason,
    mayOmitBody: true,
    response: recordOf(ownQuote),
    handler: async ({ body: { reason }, params: { id } }, context) => {
      await takeQuoteStep(context.req, id, 'cancel', { reason: blankToNull(reason) })
      return { data: await one(context, id), message: words.quoteStepDone(QUOTE_STEP_DONE.cancel) }
    },
  }),
]

/** Quotes for the customer who requests them. */
export const ownQuoteRoutes = [...requests, ...reads, ...decisions]
