import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { inboundMails } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const m = alias(inboundMails, 'm')

const MAIL = {
  id: m.id,
  fromAddress: m.fromAddress,
  fromName: m.fromName,
  subject: m.subject,
  state: m.state,
  why: m.why,
  responseId: m.responseId,
  rawPath: m.rawPath,
  createdAt: m.createdAt,
}

/** An e-mail that arrived about a ticket; the path is that of the storage. */
export type TicketMail = RowOf<typeof MAIL>

/** So many e-mails of a ticket are listed at most: the last ones. */
const MOST = 500

/** The e-mails that arrived about a ticket, the newest first: messages, and what is none. */
export const listTicketMails = (db: Db, ticketId: number): Promise<TicketMail[]> =>
  select(db, MAIL, sql`FROM inbound_mails m WHERE m.ticket_id = ${ticketId} ORDER BY m.id DESC LIMIT ${MOST}`)

/** One of them; null if it is none of this ticket. */
export async function getTicketMail(db: Db, ticketId: number, mailId: number): Promise<TicketMail | null> {
  const [mail] = await select(
    db,
    MAIL,
    sql`FROM inbound_mails m WHERE m.ticket_id = ${ticketId} AND m.id = ${mailId}`,
  )
  return mail ?? null
}

/** The e-mail by which a response arrived; null if it did not, or belongs to another ticket. */
export async function getMailOfResponse(
  db: Db,
  ticketId: number,
  responseId: number,
): Promise<TicketMail | null> {
  const [mail] = await select(
    db,
    MAIL,
    sql`FROM inbound_mails m JOIN ticket_responses r ON r.id = m.response_id
      WHERE r.ticket_id = ${ticketId} AND r.id = ${responseId} ORDER BY m.id LIMIT 1`,
  )
  return mail ?? null
}
