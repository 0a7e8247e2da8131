import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

type Followed = { id: number; customerId: number | null; customerEmail: string | null }

/**
 * The newest ticket that goes on with a closed one, or with one that did so and is closed, too; null if all of them are
 * closed. What was split off is about something else.
 */
export async function findOpenFollowUp(
  db: Db,
  { customerEmail, customerId, id }: Followed,
): Promise<number | null> {
  const isOfSame =
    customerId === null
      ? sql`t.customer_id IS NULL AND lower(t.customer_email) = lower(${customerEmail})`
      : sql`t.customer_id = ${customerId}`
  const [found] = await selectValues(
    db,
    number(sql`t.id`),
    (columns) => sql`WITH RECURSIVE later (id) AS (
        SELECT ${id}::int
        UNION SELECT t.id FROM later l JOIN support_tickets t ON t.follows_id = l.id
          WHERE ${isOfSame} AND NOT EXISTS (SELECT FROM ticket_history h
            WHERE h.ticket_id = t.id AND h.kind = 'split' AND h.from_value = l.id::text)
      )
      SELECT ${columns} FROM later l JOIN support_tickets t ON t.id = l.id
      WHERE t.id <> ${id} AND t.status <> 'CLOSED' AND t.merged_into_id IS NULL ORDER BY t.id DESC LIMIT 1`,
  )
  return found ?? null
}
