import { sql } from '@payloadcms/db-postgres'
import { inboundMails } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { count, select } from '@/server/rows/select'

const RECEIVED = {
  id: inboundMails.id,
  state: inboundMails.state,
  ticketId: inboundMails.ticketId,
  rawPath: inboundMails.rawPath,
}

/** An e-mail that was taken before, by its key: the Message-ID, or a hash of the whole. */
export async function findReceivedMail(db: Db, key: string) {
  const [row] = await select(db, RECEIVED, sql`FROM inbound_mails WHERE message_id = ${key}`)
  return row ?? null
}

/** How many e-mails of a sender went into a ticket within an hour, or opened tickets if it is null. */
export const countRecentMails = (db: Db, sender: string, ticketId: number | null): Promise<number> =>
  count(
    db,
    sql`FROM inbound_mails WHERE from_address = ${sender} AND created_at > now() - interval '1 hour'
      AND ${ticketId === null ? sql`state = 'TICKET'` : sql`state = 'RESPONSE' AND ticket_id = ${ticketId}`}`,
  )
