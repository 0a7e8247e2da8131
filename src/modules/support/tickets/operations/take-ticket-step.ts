import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { transitionTicket } from '../rules/ticket-transition'
import type { TicketStep } from '../rules/ticket-workflow'
import type { LockedTicket } from './lock-ticket'
import { notifyTicketStep } from './notify-ticket-step'
import { writeDueTimes } from './sla/write-due-times'
import { writeTicket } from './write-ticket'
import { type HistoryActor, writeTicketHistory } from './write-ticket-history'

/** Who takes a step, why and when. */
export type StepTaken = {
  by: HistoryActor
  reason: string | null
  now: Date
  /** What is sent to the customer in the e-mail about it; without one, a closing's reason is not sent either. */
  answer?: string | null
}

/**
 * Takes a step of a locked ticket: its row, its history, its due times and the mails are committed together or not
 * at all.
 *
 * @returns the ticket as it is after it
 * @throws AppError 409 if the step cannot be taken, 422 if it needs a reason
 */
export async function takeTicketStep(
  req: PayloadRequest,
  db: Db,
  ticket: LockedTicket,
  step: TicketStep,
  { answer = null, by, now, reason }: StepTaken,
): Promise<LockedTicket> {
  const taken = transitionTicket(ticket, step, by.kind, { reason, now })
  if (!taken.ok) {
    const { message, path } = taken.error
    throw path === 'reason' ? validationFailed([{ path, message }]) : conflict(message)
  }
  const { mails, ...change } = taken.value
  const at = now.toISOString()
  await writeTicket(db, ticket.id, change, by.kind === 'clock' ? undefined : by.userId, at)
  if (change.status !== ticket.status) {
    const { id: ticketId, status: from } = ticket
    await writeTicketHistory(db, { ticketId, kind: 'status', from, to: change.status, by, reason, at })
  }
  await writeDueTimes(db, [ticket.id])
  for (const mail of mails) await notifyTicketStep(req, db, ticket.id, mail, { answer, at })
  return { ...ticket, ...change }
}
