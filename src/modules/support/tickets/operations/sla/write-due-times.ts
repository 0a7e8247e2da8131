import { sql } from '@payloadcms/db-postgres'
import { readDepartmentCalendars } from '@/modules/support/departments/queries/read-department-calendars'
import { lockRows } from '@/server/database/lock-rows'
import type { Db } from '@/server/db-of'
import { readTicketFacts } from '../../queries/sla/read-ticket-facts'
import { deadlinesOf } from '../../rules/sla/deadlines'
import { type DueTimes, dueTimes } from '../../rules/sla/due-times'
import { writeDeadlines } from './write-deadlines'

const column = (times: readonly DueTimes[], of: (times: DueTimes) => Date | null) =>
  sql`${sql.param(times.map((one) => of(one)?.toISOString() ?? null))}::timestamptz[]`

/**
 * Writes the due times of tickets again from their facts; called in the transaction that changed a fact. Tickets and
 * departments stay locked until it ends: whoever changes hours counts again what was counted with the earlier ones.
 */
export async function writeDueTimes(db: Db, ticketIds: readonly number[]): Promise<void> {
  const locked = await lockRows(db, 'support_tickets', ticketIds)
  if (locked.length === 0) return
  const facts = await readTicketFacts(db, locked)
  const departments = [...facts.values()].flatMap(({ departmentId }) => departmentId ?? [])
  const terms = await readDepartmentCalendars(db, [...new Set(departments)], { isLocked: true })
  const due = [...facts].map(([id, { departmentId, facts: one }]) => {
    const own = terms.get(departmentId ?? 0) ?? null
    return { id, times: dueTimes(one, own), deadlines: deadlinesOf(one, own) }
  })
  const times = due.map((one) => one.times)
  await db.execute(sql`
    UPDATE support_tickets t SET first_response_due_at = v.first_response, next_response_due_at = v.next_response,
      resolution_due_at = v.resolution, due_at = v.due
    FROM unnest(${sql.param(due.map(({ id }) => id))}::int[], ${column(times, (one) => one.firstResponse.dueAt)},
      ${column(times, (one) => one.nextResponse.dueAt)}, ${column(times, (one) => one.resolution.dueAt)},
      ${column(times, (one) => one.dueAt)}) v (id, first_response, next_response, resolution, due)
    WHERE t.id = v.id AND (t.first_response_due_at, t.next_response_due_at, t.resolution_due_at, t.due_at)
      IS DISTINCT FROM (v.first_response, v.next_response, v.resolution, v.due)`)
  const deadlines = due.flatMap(({ deadlines: all, id }) => all.map((one) => ({ ...one, ticketId: id })))
  await writeDeadlines(db, locked, deadlines)
}
