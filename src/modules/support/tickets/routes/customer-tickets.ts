import { z } from 'zod'
import { asList, idParams, listOf, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { dbOf } from '@/server/db-of'
import { closeOwnTicket } from '../operations/close-own-ticket'
import { rateTicket } from '../operations/rate-ticket'
import { submitResponse } from '../operations/submit-response'
import { submitOwnTicket } from '../operations/submit-ticket'
import { listOwnFiles } from '../queries/list-own-files'
import { listOwnTickets } from '../queries/list-tickets'
import { ownResponseInput, ownTicketInput, ratingInput } from '../schemas/tickets'
import { ownTicketsQuery } from '../schemas/tickets-query'
import { buildAddedResponseAnswer } from './added-response-answer'
import { requireTicket, seenResponses, seenTicket } from './require-visible-ticket'
import { responseRecord, sentResponse, ticketRecord, toOwnTicket } from './ticket-wire'
import * as words from './words'

const tag = 'Customer support'
const path = '/support-management/customer/tickets'
const own = { access: { kind: 'customer', message: words.guestsTurnedAway }, tag } as const
const one = { ...own, params: idParams } as const

/** A customer's own tickets: asked, answered, closed and rated. */
export const customerTicketRoutes = [
  defineRoute({
    ...own,
    method: 'get',
    path,
    summary: 'List your tickets, newest first; whose they are is known from the session',
    query: ownTicketsQuery,
    response: listOf(ticketRecord),
    handler: async ({ query }, { req }) => {
      const db = await dbOf(req)
      const { rows, total } = await listOwnTickets(db, Number(req.user?.id), query)
      const files = await listOwnFiles(
        db,
        rows.map(({ id }) => id),
      )
      return asList(
        rows.map((row) => toOwnTicket(row, files)),
        total,
        query,
      )
    },
  }),
  defineRoute({
    ...own,
    method: 'post',
    path,
    summary:
      'Create a ticket, about an order, a quote, a vehicle or an invoice if you like, with files that were uploaded before; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [409, 413, 415, 429, 503],
    body: ownTicketInput,
    response: recordOf(ticketRecord),
    handler: async ({ body }, context) => {
      const id = await submitOwnTicket(context.req, body)
      return { data: await seenTicket(context, id), message: words.ticketCreated }
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: `${path}/{id}`,
    summary: 'Get one of your tickets',
    response: recordOf(ticketRecord),
    handler: async ({ params }, context) => ({ data: await seenTicket(context, params.id) }),
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: `${path}/{id}/responses`,
    summary: 'List what was written about one of your tickets, the oldest first',
    response: recordOf(z.array(responseRecord)),
    handler: async ({ params }, context) => ({ data: await seenResponses(context, params.id) }),
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: `${path}/{id}/responses`,
    summary:
      'Write to your ticket; after it was closed, this creates a new ticket that follows it. With an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [409, 413, 415, 429, 503],
    body: ownResponseInput,
    response: recordOf(sentResponse),
    handler: async ({ body, params: { id } }, context) => {
      await requireTicket(context, id, 'update')
      return buildAddedResponseAnswer(context, await submitResponse(context.req, id, body))
    },
  }),
  defineRoute({
    ...one,
    method: 'patch',
    path: `${path}/{id}/close`,
    summary: 'Close your ticket, whatever its status',
    response: recordOf(ticketRecord),
    handler: async ({ params: { id } }, context) => {
      const ticket = await requireTicket(context, id, 'update')
      await closeOwnTicket(context.req, ticket.id)
      return { data: await seenTicket(context, ticket.id), message: words.ticketClosed }
    },
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: `${path}/{id}/rate`,
    summary: 'Rate your ticket from 1 to 5, once, after it was resolved or closed',
    refusals: [409],
    body: ratingInput,
    response: recordOf(ticketRecord),
    handler: async ({ body, params: { id } }, context) => {
      const ticket = await requireTicket(context, id, 'update')
      await rateTicket(context.req, ticket.id, body)
      return { data: await seenTicket(context, ticket.id), message: words.ticketRated }
    },
  }),
]
