import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'
import type { Deadline } from '../../rules/sla/deadlines'

/** A promise of a ticket. */
export type TicketDeadline = Deadline & { ticketId: number }

const moments = (deadlines: readonly TicketDeadline[], of: (deadline: TicketDeadline) => Date | null) =>
  sql`${sql.param(deadlines.map((one) => of(one)?.toISOString() ?? null))}::timestamptz[]`

/** Writes when staff are to be notified about these locked tickets, in place of what was planned before. */
export async function writeDeadlines(
  db: Db,
  tickets: readonly number[],
  deadlines: readonly TicketDeadline[],
): Promise<void> {
  await db.execute(sql`DELETE FROM ticket_deadlines WHERE ticket_id = ANY(${ids(tickets)})`)
  if (deadlines.length === 0) return
  await db.execute(sql`
    INSERT INTO ticket_deadlines (ticket_id, promise, warn_at, due_at, escalate_at, next_at)
    SELECT v.ticket_id, v.promise, v.warn_at, v.due_at, v.escalate_at, coalesce(v.warn_at, v.due_at)
    FROM unnest(${ids(deadlines.map(({ ticketId }) => ticketId))},
      ${sql.param(deadlines.map(({ promised }) => promised))}::text[], ${moments(deadlines, (one) => one.warnAt)},
      ${moments(deadlines, (one) => one.dueAt)}, ${moments(deadlines, (one) => one.escalateAt)})
      v (ticket_id, promise, warn_at, due_at, escalate_at)`)
}
