import type { PayloadRequest } from 'payload'
import { actorOf } from '@/server/actor-of'
import { createOnce, createOnceWithin } from '@/server/create-once'
import type { Limit } from '@/server/rate-limit'
import type { NewResponse, Writer } from '../rules/ticket-input-types'
import type { OwnResponseInput, ResponseInput } from '../schemas/tickets'
import { type AddedResponse, addResponse } from './add-response'
import { lockTicket, reachOf } from './lock-ticket'
import { removeIfFailed, storeSentFiles } from './store-sent-files'

const BY_CUSTOMER: Limit = { name: 'ticket-responses', points: 60, duration: 60 * 60 }

/**
 * Adds what a customer or staff write to a ticket, with files that they uploaded before; with an Idempotency-Key at
 * most once.
 *
 * @throws AppError 404, 409, 413, 415, 422, 429 for a customer who writes too many
 */
export async function submitResponse(
  req: PayloadRequest,
  ticketId: number,
  input: OwnResponseInput | ResponseInput,
): Promise<AddedResponse> {
  const actor = await actorOf(req)
  const reach = reachOf(actor)
  const userId = Number(req.user?.id)
  const by: Writer = { kind: actor.kind === 'staff' ? 'staff' : 'customer', userId }
  const create = by.kind === 'customer' ? createOnceWithin.bind(null, BY_CUSTOMER) : createOnce
  const made = await removeIfFailed((stored) =>
    create(req, `support-tickets/${ticketId}/responses`, input, async (inner, db) => {
      await lockTicket(db, ticketId, reach)
      const attachments = await storeSentFiles(db, userId, input.attachments ?? [], stored, 'attachments')
      const { message } = input
      const given: NewResponse = { by, message, attachments, ...(by.kind === 'staff' && ofStaff(input)) }
      const added = await addResponse(inner, ticketId, given)
      // A ticket that follows a closed one is remembered as a negative number.
      return added.responseId ?? -added.ticketId
    }),
  )
  return made < 0 ? { ticketId: -made, responseId: null } : { ticketId, responseId: made }
}

const ofStaff = (input: OwnResponseInput | ResponseInput): Partial<NewResponse> => ({
  isInternal: 'isInternal' in input && input.isInternal === true,
  sendEmailNotification: input.sendEmailNotification === true,
  thenStatus: ('thenStatus' in input && input.thenStatus) || null,
})
