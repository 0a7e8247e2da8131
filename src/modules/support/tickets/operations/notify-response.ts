import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { customerWroteMail, ticketAnsweredMail } from '../mail/ticket-mails'
import { mailCustomer, mailStaff } from './mail-customer-or-staff'
import { readTicketParties } from './read-ticket-parties'

/** A response as it is stored. */
export type SentResponse = { id: number; message: string; fromCustomer: boolean }

/** Writes to the other side about a response, in the caller's transaction. */
export async function notifyResponse(
  req: PayloadRequest,
  db: Db,
  ticketId: number,
  { fromCustomer, id, message }: SentResponse,
): Promise<void> {
  const ticket = await readTicketParties(db, ticketId)
  const effect = `response:${id}`
  if (fromCustomer) await mailStaff(req, db, ticket, customerWroteMail, { effect, values: { message } })
  else await mailCustomer(req, db, ticket, ticketAnsweredMail, { effect, values: { answer: message } })
}
