import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'
import { inTransactionOn } from '@/server/transaction'
import { lockTicket, reachOf, ticketKey } from './lock-ticket'

/**
 * Deletes a ticket with its responses, files and history.
 *
 * @throws AppError 404
 */
export async function deleteTicket(req: PayloadRequest, id: number): Promise<void> {
  const reach = reachOf(await actorOf(req))
  await inTransactionOn(req, [ticketKey(id)], async (_, db) => {
    await lockTicket(db, id, reach)
    await deleteTickets(db, [id])
  })
}

/** Deletes tickets whose rows are locked, with everything of theirs. */
export async function deleteTickets(db: Db, list: readonly number[]): Promise<void> {
  const gone = ids(list)
  await db.execute(sql`DELETE FROM ticket_attachments WHERE ticket_id = ANY(${gone})`)
  await db.execute(sql`DELETE FROM inbound_mails WHERE ticket_id = ANY(${gone})`)
  await db.execute(sql`DELETE FROM ticket_responses WHERE ticket_id = ANY(${gone})`)
  await db.execute(sql`DELETE FROM support_tickets WHERE id = ANY(${gone})`)
}
