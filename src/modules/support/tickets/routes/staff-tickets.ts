import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import type { Action } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { readOrderTerms } from '@/modules/sales/orders/queries/read-order-terms'
import { dbOf } from '@/server/db-of'
import { assignTicket } from '../operations/assign-ticket'
import { changeTicket } from '../operations/change-ticket'
import { changeTicketStatus } from '../operations/change-ticket-status'
import { deleteTicket } from '../operations/delete-ticket'
import { submitResponse } from '../operations/submit-response'
import { submitTicket } from '../operations/submit-ticket'
import { listOwnFiles } from '../queries/list-own-files'
import { listTicketHistory } from '../queries/list-ticket-history'
import { listTickets } from '../queries/list-tickets'
import {
  assignmentInput,
  responseInput,
  ticketInput,
  ticketPatch,
  ticketStatusInput,
} from '../schemas/tickets'
import { ticketsQuery } from '../schemas/tickets-query'
import { buildAddedResponseAnswer } from './added-response-answer'
import { requireTicket, seenResponses, seenTicket } from './require-visible-ticket'
import {
  historyRecord,
  responseRecord,
  sentResponse,
  ticketRecord,
  toHistory,
  toStaffTicket,
} from './ticket-wire'
import * as words from './words'

const tag = 'Support tickets'
const path = '/support-management/tickets'
/** Customers get 404 for this call, whoever's ticket it is. */
const staff = (action: Action) => ({ kind: 'module', module: 'support', action, isHidden: true }) as const
const one = { tag, params: idParams } as const
const response = recordOf(ticketRecord)

const answer = async (context: RouteContext, id: number, message: string) => ({
  data: await seenTicket(context, id),
  message,
})

const reads = [
  defineRoute({
    method: 'get',
    path,
    access: staff('read'),
    tag,
    summary: 'List tickets, what is due first comes first; days are those of the company',
    query: ticketsQuery,
    response: listOf(ticketRecord),
    handler: async ({ query }, { actor, req }) => {
      const db = await dbOf(req)
      const { timezone } = await readOrderTerms(db)
      const reader = { userId: Number(req.user?.id), timezone, showrooms: visibleShowrooms(actor) }
      const { rows, total } = await listTickets(db, query, reader)
      const files = await listOwnFiles(
        db,
        rows.map(({ id }) => id),
      )
      return asList(
        rows.map((row) => toStaffTicket(row, files)),
        total,
        query,
      )
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: `${path}/{id}`,
    access: staff('read'),
    summary: 'Get a ticket',
    response,
    handler: async ({ params }, context) => ({ data: await seenTicket(context, params.id) }),
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: `${path}/{id}/responses`,
    access: staff('read'),
    summary: 'List what was written about a ticket, with the notes among staff, the oldest first',
    response: recordOf(z.array(responseRecord)),
    handler: async ({ params }, context) => ({ data: await seenResponses(context, params.id) }),
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: `${path}/{id}/status-history`,
    access: staff('read'),
    summary:
      'List what became of a ticket, with reasons: statuses, assignments, priorities; the oldest first',
    response: recordOf(z.array(historyRecord)),
    handler: async ({ params }, context) => {
      const { id } = await requireTicket(context, params.id, 'read')
      const lines = await listTicketHistory(await dbOf(context.req), id)
      return { data: lines.map(toHistory) }
    },
  }),
]

const changes = [
  defineRoute({
    ...one,
    method: ['patch', 'put'],
    path: `${path}/{id}`,
    access: staff('update'),
    summary: 'Change a ticket; omitted fields stay, and its status has a call of its own',
    refusals: [409],
    body: ticketPatch.extend(updatedAtField),
    response,
    handler: async ({ body: { updatedAt, ...patch }, params: { id } }, context) => {
      await changeTicket(context.req, id, patch, updatedAt)
      return answer(context, id, words.ticketUpdated)
    },
  }),
  defineRoute({
    ...one,
    method: ['patch', 'put'],
    path: `${path}/{id}/status`,
    access: staff('update'),
    summary:
      'Change the status of a ticket, along its workflow; on hold, closing and reopening need a reason',
    refusals: [409],
    body: ticketStatusInput,
    response,
    handler: async ({ body: { reason, status }, params: { id } }, context) => {
      await changeTicketStatus(context.req, id, status, reason ?? null)
      return answer(context, id, words.statusUpdated)
    },
  }),
  defineRoute({
    ...one,
    method: ['patch', 'put'],
    path: `${path}/{id}/assign`,
    access: staff('update'),
    summary: 'Give a ticket to a department, to a person, or to both; null is nobody, what is omitted stays',
    refusals: [409],
    body: assignmentInput,
    response,
    handler: async ({ body, params: { id } }, context) => {
      await assignTicket(context.req, id, body)
      return answer(context, id, words.ticketAssigned)
    },
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: `${path}/{id}/responses`,
    access: staff('update'),
    summary:
      'Answer a customer, by e-mail too if chosen, or write a note among staff; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [409, 413, 415, 503],
    body: responseInput,
    response: recordOf(sentResponse),
    handler: async ({ body, params: { id } }, context) => {
      await requireTicket(context, id, 'update')
      return buildAddedResponseAnswer(context, await submitResponse(context.req, id, body))
    },
  }),
]

/** Tickets as staff work on them. */
export const staffTicketRoutes = [
  ...reads,
  ...changes,
  defineRoute({
    method: 'post',
    path,
    access: staff('create'),
    tag,
    summary:
      'Write down a ticket for a customer, or for somebody without an account; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [409, 413, 415, 503],
    body: ticketInput,
    response,
    handler: async ({ body }, context) =>
      answer(context, await submitTicket(context.req, body), words.ticketCreated),
  }),
  defineRoute({
    ...one,
    method: 'delete',
    path: `${path}/{id}`,
    access: staff('delete'),
    summary: 'Delete a ticket with everything that was written about it',
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteTicket(req, params.id)
      return { message: words.ticketDeleted }
    },
  }),
]
