import { sql } from '@payloadcms/db-postgres'
import { supportTickets } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { writeDueTimes } from './sla/write-due-times'

const ERASED = 'Erased'

/**
 * Removes what was written in tickets of erased people, with the files; those that are open are closed. The tickets
 * themselves stay with their times, for the figures.
 */
export async function eraseTickets(db: Db, userIds: readonly number[]): Promise<void> {
  const list = await selectValues(
    db,
    supportTickets.id,
    sql`FROM support_tickets WHERE customer_id = ANY(${ids(userIds)}) ORDER BY id FOR UPDATE`,
  )
  if (list.length === 0) return
  const erased = ids(list)
  await db.execute(sql`DELETE FROM ticket_attachments WHERE ticket_id = ANY(${erased})`)
  await db.execute(sql`DELETE FROM ticket_responses WHERE ticket_id = ANY(${erased})`)
  await db.execute(sql`UPDATE ticket_history SET reason = NULL WHERE ticket_id = ANY(${erased})`)
  await db.execute(sql`INSERT INTO ticket_history (ticket_id, kind, from_value, to_value, actor_kind)
    SELECT t.id, 'status', t.status::text, 'CLOSED', 'clock' FROM support_tickets t
    WHERE t.id = ANY(${erased}) AND t.status <> 'CLOSED'`)
  await db.execute(sql`
    UPDATE support_tickets SET subject = ${ERASED}, description = ${ERASED}, trimmed_text = NULL, rating_comment = NULL,
      customer_name = NULL, customer_email = NULL, awaiting_since = NULL,
      status_at = CASE WHEN status = 'CLOSED' THEN status_at ELSE now() END,
      closed_at = coalesce(closed_at, now()), status = 'CLOSED', updated_at = now()
    WHERE id = ANY(${erased})`)
  await writeDueTimes(db, list)
}
