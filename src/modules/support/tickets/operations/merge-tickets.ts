import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { blankToNull } from '@/kernel/text/blank'
import { question } from '@/kernel/workflow/confirmation-question'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { inTransactionOn } from '@/server/transaction'
import { type MergeRefusal, mayMerge } from '../rules/may-merge'
import { type LockedTicket, lockTickets, reachOf, ticketKey } from './lock-ticket'
import { rewriteWhoSpokeWhen } from './rewrite-who-spoke-when'
import { writeDueTimes } from './sla/write-due-times'
import { takeTicketStep } from './take-ticket-step'
import { writeTicket } from './write-ticket'
import { writeTicketHistory } from './write-ticket-history'

/** A merge as requested: into which ticket, why, and whether two addresses are confirmed to be one person's. */
export type Merge = { intoId: number; reason: string | null; isConfirmed: boolean }

type Merged = { from: LockedTicket; into: LockedTicket; reason: string | null; userId: number; now: Date }

/**
 * Makes a ticket part of another one: everything that was written moves there, and this one closes. Its customer sees
 * the other one in its place.
 *
 * @throws AppError 404, 409 for another customer's or one that is part of another already, 422 for itself
 */
export async function mergeTickets(req: PayloadRequest, id: number, merge: Merge): Promise<void> {
  const { intoId } = merge
  if (intoId === id) throw validationFailed([issue('intoId', 'A ticket cannot be merged into itself')])
  const reach = reachOf(await actorOf(req))
  await inTransactionOn(req, [ticketKey(id), ticketKey(intoId)], async (inner, db) => {
    const [from, into] = await lockTickets(db, [id, intoId], reach)
    refuseUnfit(from, into, merge.isConfirmed)
    const userId = Number(req.user?.id)
    const merged = { from, into, reason: blankToNull(merge.reason), userId, now: new Date() }
    await moveThread(db, merged)
    await closeMerged(db, merged)
    await followMerge(inner, db, merged)
  })
}

function refuseUnfit(from: LockedTicket, into: LockedTicket, isConfirmed: boolean): void {
  if (from.mergedIntoId !== null) throw conflict('This ticket has become part of another one already.')
  if (into.status === 'CLOSED') throw conflict(`${into.ticketNumber} is closed. Choose a ticket that is not.`)
  const answer = mayMerge(from, into, isConfirmed)
  if (!answer.ok) throw refused(answer.error)
}

const refused = (reason: MergeRefusal) =>
  reason === 'other_customer'
    ? conflict('These tickets belong to different customers, who must not see what the other has written.')
    : question('sameCustomer', 'These tickets came from different addresses. Is it the same person?')

const ID = { id: number(sql`id`) }

/** What the ticket itself contained becomes the first of the messages that move. */
async function moveThread(db: Db, { from, into }: Merged): Promise<void> {
  const [first] = await returning(
    db,
    ID,
    sql`INSERT INTO ticket_responses (ticket_id, author_id, author_name, from_customer, message, trimmed_text, channel,
        send_email_notification, internal, created_at, updated_at)
      SELECT ${into.id}, t.customer_id, coalesce(t.customer_name, t.customer_email), true, t.description,
        t.trimmed_text, t.channel::text::enum_ticket_responses_channel, false, false, t.created_at, t.created_at
      FROM support_tickets t WHERE t.id = ${from.id}`,
  )
  const firstId = first?.id ?? null
  const moved = sql`ticket_id = ${into.id}, response_id = coalesce(response_id, ${firstId}::int)`
  await db.execute(sql`UPDATE ticket_attachments SET ${moved} WHERE ticket_id = ${from.id}`)
  await db.execute(sql`UPDATE inbound_mails SET ${moved} WHERE ticket_id = ${from.id}`)
  await db.execute(sql`UPDATE ticket_responses SET ticket_id = ${into.id} WHERE ticket_id = ${from.id}`)
}

async function closeMerged(db: Db, { from, into, now, reason, userId }: Merged): Promise<void> {
  const at = now.toISOString()
  const by = { kind: 'staff', userId } as const
  const isClosed = from.status === 'CLOSED'
  const closed = { status: 'CLOSED', statusAt: at, closedAt: at, awaitingSince: null } as const
  await writeTicket(db, from.id, { mergedIntoId: into.id, ...(!isClosed && closed) }, userId, at)
  const line = { by, reason, at }
  if (!isClosed)
    await writeTicketHistory(db, {
      ...line,
      ticketId: from.id,
      kind: 'status',
      from: from.status,
      to: 'CLOSED',
    })
  await writeTicketHistory(db, { ...line, ticketId: from.id, kind: 'merge', from: null, to: into.id })
  await writeTicketHistory(db, { ...line, ticketId: into.id, kind: 'merge', from: from.id, to: null })
}

/** The other ticket has what was written in both, and the account of either; it is open if an answer is awaited. */
async function followMerge(req: PayloadRequest, db: Db, merged: Merged): Promise<void> {
  const { from, into, now, userId } = merged
  const takesAccount = into.customerId === null && from.customerId !== null
  const account = { customerId: from.customerId, customerName: null, customerEmail: null }
  await writeTicket(db, into.id, takesAccount ? account : {}, userId, now.toISOString())
  const isAnswered = into.status === 'RESOLVED' || into.status === 'WAITING_ON_CUSTOMER'
  if (isAnswered && from.awaitingSince !== null) {
    const reason = `${from.ticketNumber} has become part of it`
    await takeTicketStep(req, db, into, 'reopen', { by: { kind: 'staff', userId }, reason, now })
  }
  await rewriteWhoSpokeWhen(db, into.id)
  await writeDueTimes(db, [from.id, into.id])
}
