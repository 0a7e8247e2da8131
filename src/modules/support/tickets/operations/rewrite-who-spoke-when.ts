import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'

/**
 * Writes again who spoke when, from what is in a ticket's thread now; for one whose messages were moved. Notes among
 * staff do not count, and nobody awaits an answer in a status that gives one.
 */
export async function rewriteWhoSpokeWhen(db: Db, ticketId: number): Promise<void> {
  await db.execute(sql`
    WITH said AS (
      SELECT t.created_at AS at, true AS by_customer FROM support_tickets t WHERE t.id = ${ticketId}
      UNION ALL SELECT r.created_at, r.from_customer FROM ticket_responses r
      WHERE r.ticket_id = ${ticketId} AND NOT r.internal
    ), answers AS (
      SELECT min(at) AS first, coalesce(max(at), '-infinity') AS last FROM said WHERE NOT by_customer
    )
    UPDATE support_tickets t SET
      first_responded_at = a.first,
      last_customer_at = (SELECT max(at) FROM said WHERE by_customer),
      awaiting_since = CASE WHEN t.status IN ('OPEN', 'IN_PROGRESS', 'ON_HOLD')
        THEN (SELECT min(at) FROM said WHERE by_customer AND at > a.last) END
    FROM answers a WHERE t.id = ${ticketId}`)
}
