import type { z } from 'zod'
import type { RouteContext } from '@/api/route-type'
import { dbOf } from '@/server/db-of'
import type { AddedResponse } from '../operations/add-response'
import { getResponse } from '../queries/get-response'
import { getTicket } from '../queries/get-ticket'
import { type sentResponse, toResponse } from './ticket-wire'
import * as words from './words'

type Answer = { data: z.input<typeof sentResponse>; message: string }

/** What became of what somebody wrote: a response, or a ticket that follows a closed one. */
export async function buildAddedResponseAnswer(
  { actor, req }: RouteContext,
  added: AddedResponse,
): Promise<Answer> {
  const db = await dbOf(req)
  const reader = actor.kind === 'staff' ? 'staff' : 'customer'
  const row = added.responseId === null ? null : await getResponse(db, added.responseId)
  if (row) {
    const message = row.internal ? words.noteSaved : words.responseSent
    return {
      data: { ticketId: row.ticketId, followsTicketId: null, response: toResponse(row, reader) },
      message,
    }
  }
  const ticket = await getTicket(db, added.ticketId)
  const followsTicketId = ticket?.followsId ?? null
  return {
    data: { ticketId: added.ticketId, followsTicketId, response: null },
    message: words.followUpCreated,
  }
}
