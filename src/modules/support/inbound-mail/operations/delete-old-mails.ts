import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** How long an e-mail is kept that nobody wrote and that belongs to no ticket. */
const DAYS = 90
/** How many are removed in one run. */
const MOST = 5_000

/**
 * Removes old answers of programs, reports and loops that belong to no ticket. Messages are never removed by age.
 *
 * @returns how many were removed
 */
export async function deleteOldMails(payload: Payload): Promise<number> {
  const { rowCount } = await payload.db.drizzle.execute(sql`
    DELETE FROM inbound_mails WHERE id IN (
      SELECT id FROM inbound_mails WHERE ticket_id IS NULL AND state IN ('AUTO_REPLY', 'BOUNCE', 'LOOP')
        AND created_at < now() - make_interval(days => ${DAYS}::int) ORDER BY id LIMIT ${MOST})`)
  return rowCount ?? 0
}
