import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { actorOf } from '@/server/actor-of'
import { inTransactionOn } from '@/server/transaction'
import { TICKET_STATUS_LABELS, type TicketStatus } from '../rules/ticket-choices'
import { stepTo } from '../rules/ticket-transition'
import { lockTicket, reachOf, ticketKey } from './lock-ticket'
import { takeTicketStep } from './take-ticket-step'

/**
 * Puts a ticket into a status, along its workflow, with the reason that some steps need.
 *
 * @throws AppError 404 if there is none within the caller's reach, 409 if no step leads to it, 422 without a reason
 */
export async function changeTicketStatus(
  req: PayloadRequest,
  id: number,
  to: TicketStatus,
  reason: string | null,
): Promise<void> {
  const actor = await actorOf(req)
  await inTransactionOn(req, [ticketKey(id)], async (inner, db) => {
    const ticket = await lockTicket(db, id, reachOf(actor))
    const step = stepTo(ticket.status, to, 'staff')
    if (!step) throw conflict(`A ticket cannot be set to ${TICKET_STATUS_LABELS[to].toLowerCase()}.`)
    const by = { kind: 'staff', userId: Number(req.user?.id) } as const
    await takeTicketStep(inner, db, ticket, step, { by, reason: blankToNull(reason), now: new Date() })
  })
}
