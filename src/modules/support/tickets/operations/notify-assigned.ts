import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { ticketAssignedMail } from '../mail/ticket-mails'
import * as words from '../words'
import { mailStaff } from './mail-customer-or-staff'
import { dueText } from './notify-ticket-created'
import { readTicketParties } from './read-ticket-parties'

/** Writes to whoever was given a ticket, in the caller's transaction. */
export async function notifyAssigned(
  req: PayloadRequest,
  db: Db,
  ticketId: number,
  { at, reason }: { reason: string | null; at: string },
): Promise<void> {
  const ticket = await readTicketParties(db, ticketId)
  await mailStaff(req, db, ticket, ticketAssignedMail, {
    effect: `assigned:${at}`,
    values: { note: reason === null ? '' : words.assignedBecause(reason), due: dueText(ticket) },
  })
}
