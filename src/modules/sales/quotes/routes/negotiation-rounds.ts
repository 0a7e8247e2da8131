import { z } from 'zod'
import { idParams, messageAnswer, recordOf, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound, validationFailed } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { changeNegotiationRound } from '../operations/change-negotiation-round'
import { deleteNegotiationRound } from '../operations/delete-negotiation-round'
import { openNegotiationRound } from '../operations/open-negotiation-round'
import { getRound } from '../queries/get-round'
import { listNegotiationRounds, type RoundRow } from '../queries/list-negotiation-rounds'
import { customizationPatch, customizationRequest } from '../schemas/customization'
import * as words from '../words'
import { round, toRound } from './negotiation-round-wire'
import { maySee, visibleQuote } from './visible-quote'

const tag = 'Quote customizations'
const staff = (action: 'update' | 'delete') =>
  ({ kind: 'module', module: 'sales', action, isHidden: true }) as const

/** @throws AppError 404 except for staff of its showroom and its customer */
async function visibleRound({ actor, req }: RouteContext, id: number): Promise<RoundRow> {
  const stored = await getRound(await dbOf(req), id)
  if (!stored || !maySee(actor, stored)) throw notFound('Customization not found')
  return stored
}

/** The rounds of negotiation of quotes. */
export const roundRoutes = [
  defineRoute({
    method: 'post',
    path: '/quote-customizations',
    access: { kind: 'customer' },
    tag,
    summary: 'Ask for changes to an offer; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [404],
    body: customizationRequest,
    response: recordOf(round),
    handler: async ({ body }, context) => {
      const id = await openNegotiationRound(context.req, body)
      return { data: toRound(await visibleRound(context, id)), message: words.customizationSent }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/quote-customizations/quote/{id}',
    access: { kind: 'signed-in' },
    tag,
    summary: 'List the rounds of negotiation of a quote, in order',
    params: idParams,
    response: recordOf(z.array(round)),
    handler: async ({ params: { id } }, context) => {
      await visibleQuote(context, id)
      return { data: (await listNegotiationRounds(await dbOf(context.req), id)).map(toRound) }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/quote-customizations/{id}',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Get a round of negotiation',
    params: idParams,
    response: recordOf(round),
    handler: async ({ params: { id } }, context) => ({ data: toRound(await visibleRound(context, id)) }),
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/quote-customizations/{id}',
    access: staff('update'),
    tag,
    summary: 'Correct a round of negotiation',
    params: idParams,
    body: customizationPatch.extend(updatedAtField),
    response: recordOf(round),
    handler: async ({ body: { updatedAt, ...given }, params: { id } }, context) => {
      await visibleRound(context, id)
      if (Object.keys(given).length === 0)
        throw validationFailed([{ path: '', message: 'There is nothing to change' }])
      await changeNegotiationRound(context.req, id, given, updatedAt)
      return { data: toRound(await visibleRound(context, id)), message: words.customizationChanged }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/quote-customizations/{id}',
    access: staff('delete'),
    tag,
    summary: 'Delete the latest round of negotiation while it is open',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params: { id } }, context) => {
      await visibleRound(context, id)
      await deleteNegotiationRound(context.req, id)
      return { message: words.customizationDeleted }
    },
  }),
]
