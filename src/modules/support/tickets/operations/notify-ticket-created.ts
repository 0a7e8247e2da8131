import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { newTicketMail, ticketReceivedMail } from '../mail/ticket-mails'
import { TICKET_PRIORITY_LABELS } from '../rules/ticket-choices'
import * as words from '../words'
import { mailCustomer, mailStaff } from './mail-customer-or-staff'
import { momentFor, readTicketParties, type TicketParties } from './read-ticket-parties'

/** When an answer is promised, for staff. */
export const dueText = (ticket: TicketParties): string =>
  ticket.dueAt ? words.answerDue(momentFor(ticket, ticket.dueAt)) : words.noDueTime

/** Writes to both sides about a new ticket, in the caller's transaction. */
export async function notifyTicketCreated(req: PayloadRequest, db: Db, id: number): Promise<void> {
  const ticket = await readTicketParties(db, id)
  const { description, firstResponseDueAt, priority } = ticket
  const expected = firstResponseDueAt
    ? words.answerExpected(momentFor(ticket, firstResponseDueAt))
    : words.answerSoon
  await mailCustomer(req, db, ticket, ticketReceivedMail, { effect: 'received', values: { expected } })
  await mailStaff(req, db, ticket, newTicketMail, {
    effect: 'new',
    values: { message: description, priority: TICKET_PRIORITY_LABELS[priority], due: dueText(ticket) },
  })
}
