import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { ticketResponses } from '@/modules/support/tables.gen'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { inTransactionOn } from '@/server/transaction'
import { type LockedTicket, lockTicket, reachOf, ticketKey } from './lock-ticket'
import { resolveOpenDepartment } from './resolve-ticket-references'
import { rewriteWhoSpokeWhen } from './rewrite-who-spoke-when'
import { writeDueTimes } from './sla/write-due-times'
import { storeTicket } from './store-ticket'
import { writeTicketHistory } from './write-ticket-history'

const r = alias(ticketResponses, 'r')
const MOVED = {
  id: r.id,
  message: r.message,
  trimmedText: r.trimmedText,
  fromCustomer: r.fromCustomer,
  createdAt: r.createdAt,
}
type Moved = RowOf<typeof MOVED>

/**
 * Moves some messages of a ticket into a new one that follows it. The first of the customer's is what the new ticket
 * is about.
 *
 * @returns the new ticket's id
 * @throws AppError 404, 422 for messages that are not of this ticket, or none of the customer
 */
export async function splitTicket(
  req: PayloadRequest,
  id: number,
  { responseIds, subject }: { responseIds: readonly number[]; subject: string },
): Promise<number> {
  const reach = reachOf(await actorOf(req))
  const userId = Number(req.user?.id)
  return inTransactionOn(req, [ticketKey(id)], async (inner, db) => {
    const ticket = await lockTicket(db, id, reach)
    const moved = await readMoved(db, id, responseIds)
    const first = moved.find(({ fromCustomer }) => fromCustomer)
    if (!first) throw validationFailed([issue('responseIds', 'Choose at least one message of the customer')])
    const newId = await storeSplit(inner, db, ticket, { first, subject, userId })
    await moveMessages(db, { from: id, to: newId, first, moved })
    const line = { by: { kind: 'staff', userId }, reason: null, at: new Date().toISOString() } as const
    await writeTicketHistory(db, { ...line, ticketId: id, kind: 'split', from: null, to: newId })
    await writeTicketHistory(db, { ...line, ticketId: newId, kind: 'split', from: id, to: null })
    await rewriteWhoSpokeWhen(db, id)
    await rewriteWhoSpokeWhen(db, newId)
    await writeDueTimes(db, [id, newId])
    return newId
  })
}

async function readMoved(db: Db, ticketId: number, responseIds: readonly number[]): Promise<Moved[]> {
  const rows = await select(
    db,
    MOVED,
    sql`FROM ticket_responses r WHERE r.ticket_id = ${ticketId} AND r.id = ANY(${ids(responseIds)})
      ORDER BY r.created_at, r.id`,
  )
  if (rows.length < new Set(responseIds).size)
    throw validationFailed([issue('responseIds', 'Choose messages of this ticket')])
  return rows
}

type Split = { first: Moved; subject: string; userId: number }

async function storeSplit(
  req: PayloadRequest,
  db: Db,
  ticket: LockedTicket,
  { first, subject, userId }: Split,
): Promise<number> {
  const { customerEmail: email, customerId, customerName: name, priority, showroomId, type } = ticket
  const { createdAt, message, trimmedText } = first
  return storeTicket(
    req,
    db,
    {
      by: { kind: 'staff', userId },
      subject,
      description: message,
      trimmedText,
      priority,
      type,
      showroomId,
      followsTicketId: ticket.id,
    },
    {
      from: { customerId, name, email },
      of: ticket,
      departmentId: await resolveOpenDepartment(db, ticket.departmentId),
      at: createdAt,
    },
  )
}

type Way = { from: number; to: number; first: Moved; moved: readonly Moved[] }

/** The first message is the new ticket itself, and so are its files. */
async function moveMessages(db: Db, { first, from, moved, to }: Way): Promise<void> {
  const list = ids(moved.map(({ id }) => id))
  for (const table of [sql`ticket_attachments`, sql`inbound_mails`])
    await db.execute(sql`UPDATE ${table} SET ticket_id = ${to}, response_id = nullif(response_id, ${first.id})
      WHERE ticket_id = ${from} AND response_id = ANY(${list})`)
  await db.execute(sql`DELETE FROM ticket_responses WHERE id = ${first.id}`)
  await db.execute(sql`UPDATE ticket_responses SET ticket_id = ${to} WHERE id = ANY(${list})`)
}
