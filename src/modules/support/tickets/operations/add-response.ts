import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { inTransactionOn } from '@/server/transaction'
import { findOpenFollowUp } from '../queries/find-open-follow-up'
import type { NewResponse, NewTicket } from '../rules/ticket-input-types'
import { stepTo } from '../rules/ticket-transition'
import { addAttachments } from './add-attachments'
import { type LockedTicket, lockTicket, reachOfWriter, ticketKey } from './lock-ticket'
import { notifyResponse } from './notify-response'
import { resolveOpenDepartment } from './resolve-ticket-references'
import { writeDueTimes } from './sla/write-due-times'
import { CHANNELS, storeTicket } from './store-ticket'
import { takeTicketStep } from './take-ticket-step'
import { writeTicket } from './write-ticket'
import { historyActor } from './write-ticket-history'

/** Where a response ended up: with the ticket itself, or as a new ticket that follows a closed one. */
export type AddedResponse = { ticketId: number; responseId: number | null }

/** Staff's answer is the reason of a step that comes with it. */
const WITH_ANSWER = 'With an answer'
const WITH_NOTE = 'With a note'

/**
 * Adds a response to a ticket with its files, changes its state as the workflow says, and notifies the other side. What
 * a customer writes after it was closed becomes a new ticket that follows it, and what they write after that a response
 * to the new one while it is open; after it became part of another, it is a response there.
 *
 * @throws AppError 404 if the writer may not reach the ticket, 409 for an answer of staff after it was closed
 */
export async function addResponse(
  req: PayloadRequest,
  ticketId: number,
  input: NewResponse,
): Promise<AddedResponse> {
  const reach = await reachOfWriter(req, input.by)
  return inTransactionOn(req, [ticketKey(ticketId)], async (inner, db) => {
    const ticket = await lockTicket(db, ticketId, reach)
    const isStaff = input.by.kind === 'staff'
    if (ticket.status === 'CLOSED' && !isStaff) return followClosed(inner, db, ticket, input)
    if (ticket.status === 'CLOSED' && !input.isInternal)
      throw conflict('This ticket is closed. Create a new ticket to write to the customer again.')
    const now = new Date()
    const responseId = await insertResponse(db, ticketId, input, now.toISOString())
    await addAttachments(db, { ticketId, responseId }, input.attachments ?? [], input.by.userId)
    if (input.inboundMailId)
      await db.execute(sql`UPDATE inbound_mails SET ticket_id = ${ticketId}, response_id = ${responseId}
        WHERE id = ${input.inboundMailId}`)
    const follow = isStaff ? followAnswer : followCustomer
    const after = await follow(inner, db, ticket, input, now)
    if (isMailedAlone(input, ticket, after)) {
      const { message } = input
      await notifyResponse(inner, db, ticketId, { id: responseId, message, fromCustomer: !isStaff })
    }
    return { ticketId, responseId }
  })
}

/** An answer that is sent to the customer. */
const isMailed = ({ by, isInternal, sendEmailNotification }: NewResponse): boolean =>
  by.kind === 'staff' && !isInternal && sendEmailNotification === true

/** Whether the other side gets an e-mail about it: an answer that ends the ticket is part of the e-mail about that. */
const isMailedAlone = (input: NewResponse, before: LockedTicket, after: LockedTicket): boolean => {
  if (input.by.kind !== 'staff') return true
  const isEnd = after.status !== before.status && (after.status === 'RESOLVED' || after.status === 'CLOSED')
  return isMailed(input) && !isEnd
}

const ID = { id: number(sql`id`) }

async function insertResponse(db: Db, ticketId: number, input: NewResponse, at: string): Promise<number> {
  const { by, message } = input
  const isStaff = by.kind === 'staff'
  const isInternal = isStaff && input.isInternal === true
  const [made] = await returning(
    db,
    ID,
    sql`INSERT INTO ticket_responses (ticket_id, author_id, author_name, from_customer, message, trimmed_text, channel,
        send_email_notification, internal, created_at, updated_at)
      VALUES (${ticketId}, ${by.userId}, ${by.kind === 'mail' ? by.name || by.address : null}, ${!isStaff},
        ${message}, ${input.trimmedText ?? null}, ${CHANNELS[by.kind]}, ${isMailed(input)}, ${isInternal}, ${at}, ${at})`,
  )
  if (!made) throw new Error('The response was not created')
  return made.id
}

/** The customer has spoken last: the ticket is open, and awaits an answer since their first message without one. */
async function followCustomer(
  req: PayloadRequest,
  db: Db,
  ticket: LockedTicket,
  { by }: NewResponse,
  now: Date,
): Promise<LockedTicket> {
  const at = now.toISOString()
  const awaitingSince = ticket.awaitingSince ?? at
  await writeTicket(db, ticket.id, { lastCustomerAt: at, awaitingSince }, by.userId, at)
  const step = { by: historyActor(by), reason: null, now }
  return takeTicketStep(req, db, { ...ticket, awaitingSince }, 'write', step)
}

/** An answer ends the wait of the customer; a note among staff changes nothing but the state, if chosen. */
async function followAnswer(
  req: PayloadRequest,
  db: Db,
  ticket: LockedTicket,
  input: NewResponse,
  now: Date,
): Promise<LockedTicket> {
  const { by, isInternal, thenStatus } = input
  const at = now.toISOString()
  const facts = isInternal ? {} : { awaitingSince: null, firstRespondedAt: ticket.firstRespondedAt ?? at }
  await writeTicket(db, ticket.id, facts, by.userId, at)
  const answered = { ...ticket, ...facts }
  const started = !isInternal && ticket.status === 'OPEN' ? 'IN_PROGRESS' : ticket.status
  const status = thenStatus ?? started
  const step = status === ticket.status ? null : stepTo(ticket.status, status, 'staff')
  if (!step) {
    await writeDueTimes(db, [ticket.id])
    return answered
  }
  const reason = thenStatus ? (isInternal ? WITH_NOTE : WITH_ANSWER) : null
  const answer = isMailed(input) ? input.message : null
  return takeTicketStep(req, db, answered, step, { by: historyActor(by), reason, now, answer })
}

/** A ticket like the closed one, with what the customer wrote. */
async function followClosed(
  req: PayloadRequest,
  db: Db,
  ticket: LockedTicket,
  input: NewResponse,
): Promise<AddedResponse> {
  const other = ticket.mergedIntoId ?? (await findOpenFollowUp(db, ticket))
  if (other !== null) return addResponse(req, other, input)
  const { customerEmail, customerId, customerName, subject, type } = ticket
  const given: NewTicket = {
    by: input.by,
    subject,
    description: input.message,
    trimmedText: input.trimmedText ?? null,
    type,
    followsTicketId: ticket.id,
    attachments: input.attachments ?? [],
    inboundMailId: input.inboundMailId ?? null,
  }
  const from = { customerId, name: customerName, email: customerEmail }
  const departmentId = await resolveOpenDepartment(db, ticket.departmentId)
  return { ticketId: await storeTicket(req, db, given, { from, of: ticket, departmentId }), responseId: null }
}
