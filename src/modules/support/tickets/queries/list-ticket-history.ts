import { sql } from '@payloadcms/db-postgres'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { personNameById } from '@/modules/accounts/people/queries/select-person-name-by-id'
import type { Db } from '@/server/db-of'
import { isoMoment, nullable, number, oneOf, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { HISTORY_KINDS } from '../rules/ticket-history'

/** A value of the history in words: people, departments and tickets are stored by their ids. */
function named(column: 'from_value' | 'to_value') {
  const value = sql.raw(`x.${column}`)
  return nullable(
    text(sql`CASE x.kind
      WHEN 'assignment' THEN ${personNameById(sql`${value}::int`)}
      WHEN 'department' THEN (SELECT n.title FROM support_departments n WHERE n.id = ${value}::int)
      WHEN 'status' THEN ${value} WHEN 'priority' THEN ${value}
      ELSE (SELECT n.ticket_number FROM support_tickets n WHERE n.id = ${value}::int) END`),
  )
}

const LINE = {
  id: number(sql`x.id`),
  kind: oneOf(HISTORY_KINDS, sql`x.kind`),
  from: named('from_value'),
  to: named('to_value'),
  reason: nullable(text(sql`x.reason`)),
  actorKind: oneOf(['staff', 'customer', 'clock'], sql`x.actor_kind`),
  changedById: nullable(number(sql`x.actor_id`)),
  changedBy: nullable(text(personName('u'))),
  at: isoMoment(sql`x.at`),
}

/** A line of a ticket's history, with names for what is stored by id. */
export type HistoryLine = RowOf<typeof LINE>

/** So many lines are read at most: the last ones. */
const LINES_MAX = 1_000

/** What became of a ticket: states, assignments, priorities and what it was joined with, the oldest first. */
export async function listTicketHistory(db: Db, ticketId: number): Promise<HistoryLine[]> {
  const rows = await select(
    db,
    LINE,
    sql`FROM ticket_history x LEFT JOIN users u ON u.id = x.actor_id
      WHERE x.ticket_id = ${ticketId} ORDER BY x.id DESC LIMIT ${LINES_MAX}`,
  )
  return rows.reverse()
}
