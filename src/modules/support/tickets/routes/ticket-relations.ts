import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { dbOf } from '@/server/db-of'
import { assignTicket } from '../operations/assign-ticket'
import { changeManyTickets } from '../operations/change-many-tickets'
import { changeTicketStatus } from '../operations/change-ticket-status'
import { linkTickets, unlinkTickets } from '../operations/link-or-unlink-tickets'
import { mergeTickets } from '../operations/merge-tickets'
import { recordPresence } from '../operations/record-presence'
import { splitTicket } from '../operations/split-ticket'
import { linkInput, mergeInput, presenceInput, splitInput } from '../schemas/ticket-relations'
import { bulkAssignmentInput, bulkStatusInput } from '../schemas/tickets'
import { requireTicket, seenTicket } from './require-visible-ticket'
import { ticketRecord } from './ticket-wire'
import * as words from './words'

const tag = 'Support tickets'
const path = '/support-management/tickets'
const change = {
  access: { kind: 'module', module: 'support', action: 'update', isHidden: true },
  tag,
} as const
const one = { ...change, method: 'post', params: idParams, refusals: [409] } as const
const response = recordOf(ticketRecord)
const outcomes = recordOf(
  z.array(
    z
      .object({ id: z.int(), isDone: z.boolean(), message: z.string().nullable() })
      .meta({ id: 'TicketOutcome' }),
  ),
)

const answer = async (context: RouteContext, id: number, message: string) => ({
  data: await seenTicket(context, id),
  message,
})

/** What staff do with several tickets, and who else is at one. */
export const ticketRelationRoutes = [
  defineRoute({
    ...one,
    path: `${path}/{id}/merge`,
    summary: 'Make a ticket part of another one of the same customer: its messages move there, and it closes',
    body: mergeInput,
    response,
    handler: async ({ body: { confirmed, intoId, reason }, params: { id } }, context) => {
      const isConfirmed = confirmed?.sameCustomer === true
      await mergeTickets(context.req, id, { intoId, reason: reason ?? null, isConfirmed })
      return answer(context, intoId, words.ticketsMerged)
    },
  }),
  defineRoute({
    ...one,
    path: `${path}/{id}/split`,
    summary: 'Move messages of a ticket into a new one that follows it',
    status: 201,
    body: splitInput,
    response,
    handler: async ({ body, params: { id } }, context) =>
      answer(context, await splitTicket(context.req, id, body), words.ticketSplit),
  }),
  defineRoute({
    ...one,
    path: `${path}/{id}/link`,
    summary: 'Link a ticket to another one',
    body: linkInput,
    response,
    handler: async ({ body, params: { id } }, context) => {
      await linkTickets(context.req, id, body.ticketId)
      return answer(context, id, words.ticketsLinked)
    },
  }),
  defineRoute({
    ...change,
    method: 'delete',
    path: `${path}/{id}/link/{otherId}`,
    summary: 'Remove the link between two tickets',
    params: idParams.extend({ otherId: idParams.shape.id }),
    refusals: [422],
    response,
    handler: async ({ params: { id, otherId } }, context) => {
      await unlinkTickets(context.req, id, otherId)
      return answer(context, id, words.ticketsUnlinked)
    },
  }),
  defineRoute({
    ...one,
    path: `${path}/{id}/presence`,
    summary: 'Report that you are looking at a ticket, or typing; the answer is who else is',
    body: presenceInput,
    response: recordOf(
      z.array(
        z.object({ id: z.int(), name: z.string(), isTyping: z.boolean() }).meta({ id: 'PresentPerson' }),
      ),
    ),
    handler: async ({ body, params }, context) => {
      const { id } = await requireTicket(context, params.id, 'update')
      const db = await dbOf(context.req)
      return { data: await recordPresence(db, id, Number(context.req.user?.id), body.typing === true) }
    },
  }),
  defineRoute({
    ...change,
    method: 'post',
    path: `${path}/bulk/assign`,
    summary: 'Give up to 100 tickets to a department or a person; the answer states what became of each',
    body: bulkAssignmentInput,
    response: outcomes,
    handler: async ({ body: { ids, ...assignment } }, { req }) => ({
      data: await changeManyTickets(req, ids, (each, id) => assignTicket(each, id, assignment)),
    }),
  }),
  defineRoute({
    ...change,
    method: 'post',
    path: `${path}/bulk/status`,
    summary: 'Change the status of up to 100 tickets; the answer states what became of each',
    body: bulkStatusInput,
    response: outcomes,
    handler: async ({ body: { ids, reason, status } }, { req }) => ({
      data: await changeManyTickets(req, ids, (each, id) =>
        changeTicketStatus(each, id, status, reason ?? null),
      ),
    }),
  }),
]
