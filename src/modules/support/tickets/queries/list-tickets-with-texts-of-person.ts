import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { supportTickets, ticketAttachments, ticketResponses } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { filled } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const t = alias(supportTickets, 't')
const r = alias(ticketResponses, 'r')
const a = alias(ticketAttachments, 'a')

const OWN = {
  id: t.id,
  number: filled(t.ticketNumber),
  subject: t.subject,
  description: t.description,
  status: t.status,
  createdAt: t.createdAt,
  closedAt: t.closedAt,
  rating: t.rating,
  ratingComment: t.ratingComment,
}

/** A person's tickets, newest first, with everything that was written to and by them, and the names of the files. */
export async function listTicketsWithTextsOfPerson(db: Db, userId: number) {
  const rows = await select(
    db,
    OWN,
    sql`FROM support_tickets t WHERE t.customer_id = ${userId} ORDER BY t.id DESC`,
  )
  const messages = await select(
    db,
    { ticketId: r.ticketId, fromCustomer: r.fromCustomer, message: r.message, at: r.createdAt },
    sql`FROM ticket_responses r JOIN support_tickets t ON t.id = r.ticket_id
      WHERE t.customer_id = ${userId} AND NOT r.internal ORDER BY r.created_at, r.id`,
  )
  const files = await select(
    db,
    { ticketId: a.ticketId, fileName: a.fileName },
    sql`FROM ticket_attachments a JOIN support_tickets t ON t.id = a.ticket_id
      LEFT JOIN ticket_responses r ON r.id = a.response_id
      WHERE t.customer_id = ${userId} AND NOT coalesce(r.internal, false) ORDER BY a.id`,
  )
  return rows.map(({ id, ...row }) => ({
    ...row,
    messages: messages
      .filter(({ ticketId }) => ticketId === id)
      .map(({ at, fromCustomer, message }) => ({ at, message, isMine: fromCustomer })),
    files: files.filter(({ ticketId }) => ticketId === id).map(({ fileName }) => fileName),
  }))
}
