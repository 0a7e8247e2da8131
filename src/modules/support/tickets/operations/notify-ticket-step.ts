import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { ticketClosedMail, ticketResolvedMail } from '../mail/ticket-mails'
import { SELF_CLOSING_DAYS } from '../rules/ticket-limits'
import type { TicketMail } from '../rules/ticket-workflow'
import * as words from '../words'
import { mailCustomer } from './mail-customer-or-staff'
import { readTicketParties } from './read-ticket-parties'

/** Writes to the customer about a step of a ticket, with the answer that comes with it, in the caller's transaction. */
export async function notifyTicketStep(
  req: PayloadRequest,
  db: Db,
  ticketId: number,
  mail: TicketMail,
  { answer, at }: { answer: string | null; at: string },
): Promise<void> {
  const ticket = await readTicketParties(db, ticketId)
  const effect = `${mail}:${at}`
  const given = answer ?? ''
  if (mail === 'ticket-closed')
    await mailCustomer(req, db, ticket, ticketClosedMail, { effect, values: { answer: given } })
  else
    await mailCustomer(req, db, ticket, ticketResolvedMail, {
      effect,
      values: { answer: given, days: words.days(SELF_CLOSING_DAYS) },
    })
}
