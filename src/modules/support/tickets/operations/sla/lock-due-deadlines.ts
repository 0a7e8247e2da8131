import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { PROMISES } from '@/modules/support/departments/rules/department-calendar-and-promises'
import { supportTickets } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, isoMoment, nullable, number, oneOf, type RowOf } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { ids } from '@/server/sql'
import type { NoticeKind } from '../../rules/sla/deadlines'

const t = alias(supportTickets, 't')

const DEADLINE = {
  ticketId: t.id,
  ticketNumber: filled(t.ticketNumber),
  subject: t.subject,
  priority: t.priority,
  departmentId: filled(t.departmentId),
  handlerId: t.handlerId,
  showroomId: t.showroomId,
  promised: oneOf(PROMISES, sql`d.promise`),
  warnAt: nullable(isoMoment(sql`d.warn_at`)),
  dueAt: isoMoment(sql`d.due_at`),
  escalateAt: nullable(isoMoment(sql`d.escalate_at`)),
}

/** A promise that somebody may have to be notified about, with its ticket. */
export type DueDeadline = RowOf<typeof DEADLINE>

/** A notice that is to be given about it, in the time zone of its department. */
export type Notice = DueDeadline & { kind: NoticeKind; timeZone: string }

const isDue = (now: Date) => sql`d.next_at <= ${now.toISOString()}::timestamptz`

/**
 * Locks the tickets of the deadlines that are due, the earliest first, and reads these deadlines. Tickets that somebody
 * else writes at the moment are left to the next time.
 */
export async function lockDueDeadlines(db: Db, now: Date, limit: number): Promise<DueDeadline[]> {
  const locked = await selectValues(
    db,
    number(sql`t.id`),
    sql`FROM support_tickets t WHERE t.id IN (SELECT d.ticket_id FROM ticket_deadlines d
        WHERE ${isDue(now)} ORDER BY d.next_at LIMIT ${limit})
      ORDER BY t.id FOR UPDATE SKIP LOCKED`,
  )
  // Only a new statement sees what was written before they were locked.
  return select(
    db,
    DEADLINE,
    sql`FROM ticket_deadlines d JOIN support_tickets t ON t.id = d.ticket_id
      WHERE d.ticket_id = ANY(${ids(locked)}) AND ${isDue(now)} ORDER BY d.due_at, d.ticket_id`,
  )
}
