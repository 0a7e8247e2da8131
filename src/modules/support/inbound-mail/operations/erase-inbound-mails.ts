import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/**
 * Removes the e-mails in tickets of erased people, and others from the addresses that they wrote those from, with the
 * files. Their tickets still have what was written in them.
 */
export async function eraseInboundMails(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    WITH theirs AS (SELECT id FROM support_tickets WHERE customer_id = ANY(${ids(userIds)})),
    addresses AS (
      SELECT m.from_address FROM inbound_mails m LEFT JOIN ticket_responses r ON r.id = m.response_id
      WHERE m.ticket_id IN (SELECT id FROM theirs) AND (m.state = 'TICKET' OR r.from_customer)
    )
    DELETE FROM inbound_mails WHERE ticket_id IN (SELECT id FROM theirs)
      OR (ticket_id IS NULL AND from_address IN (SELECT from_address FROM addresses))`)
}
