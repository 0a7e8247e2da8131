import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { actorOf } from '@/server/actor-of'
import { inTransactionOn } from '@/server/transaction'
import { lockTicket, reachOf, ticketKey } from './lock-ticket'
import { takeTicketStep } from './take-ticket-step'

/**
 * Closes a customer's own ticket, from any state; closing it again does nothing.
 *
 * @throws AppError 404 if it is not theirs
 */
export async function closeOwnTicket(req: PayloadRequest, id: number): Promise<void> {
  const actor = await actorOf(req)
  if (actor.kind !== 'customer') throw notFound()
  await inTransactionOn(req, [ticketKey(id)], async (inner, db) => {
    const ticket = await lockTicket(db, id, reachOf(actor))
    if (ticket.status === 'CLOSED') return
    const by = { kind: 'customer', userId: actor.id } as const
    await takeTicketStep(inner, db, ticket, 'closeOwn', { by, reason: null, now: new Date() })
  })
}
