import { sql } from '@payloadcms/db-postgres'
import { supportTickets as t } from '@/modules/support/tables.gen'
import { flag, isoMoment, nullable, number, oneOf, type RowOf } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import type { Message, StatusChange, TicketFacts } from '../../rules/sla/ticket-facts'
import { TICKET_STATUSES } from '../../rules/ticket-choices'

const TICKET = {
  id: t.id,
  createdAt: t.createdAt,
  priority: t.priority,
  status: t.status,
  statusAt: t.statusAt,
  departmentId: t.departmentId,
}

const CHANGE = {
  ticketId: number(sql`x.ticket_id`),
  at: isoMoment(sql`x.at`),
  from: nullable(oneOf(TICKET_STATUSES, sql`x.from_value`)),
  to: oneOf(TICKET_STATUSES, sql`x.to_value`),
}

const MESSAGE = {
  ticketId: number(sql`r.ticket_id`),
  at: isoMoment(sql`r.created_at`),
  fromCustomer: flag(sql`r.from_customer`),
}

type Change = RowOf<typeof CHANGE>

/** The statuses a ticket had. What its history does not mention, it was created with, or has by now. */
function statusesOf(
  { createdAt, status, statusAt }: RowOf<typeof TICKET>,
  changes: readonly Change[],
): StatusChange[] {
  const [first] = changes
  const begin = first ? (first.from ?? first.to) : status
  const since = changes.filter(({ from }) => from !== null)
  const known = [
    { at: new Date(createdAt), to: begin },
    ...since.map(({ at, to }) => ({ at: new Date(at), to })),
  ]
  return known.at(-1)?.to === status ? known : [...known, { at: new Date(statusAt), to: status }]
}

/** What the clock of a ticket counts from, and whose hours. */
export type StoredFacts = { facts: TicketFacts; departmentId: number | null }

/** The facts of tickets, by id; three statements for any number of them. */
export async function readTicketFacts(
  on: Reader,
  tickets: readonly number[],
): Promise<Map<number, StoredFacts>> {
  const wanted = ids(tickets)
  const rows = await select(on, TICKET, sql`FROM support_tickets WHERE id = ANY(${wanted})`)
  const changes = Map.groupBy(
    await select(
      on,
      CHANGE,
      sql`FROM ticket_history x WHERE x.ticket_id = ANY(${wanted}) AND x.kind = 'status' ORDER BY x.ticket_id, x.id`,
    ),
    ({ ticketId }) => ticketId,
  )
  const messages = Map.groupBy(
    await select(
      on,
      MESSAGE,
      sql`FROM ticket_responses r WHERE r.ticket_id = ANY(${wanted}) AND NOT r.internal
        ORDER BY r.ticket_id, r.created_at, r.id`,
    ),
    ({ ticketId }) => ticketId,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        departmentId: row.departmentId,
        facts: {
          createdAt: new Date(row.createdAt),
          priority: row.priority,
          statuses: statusesOf(row, changes.get(row.id) ?? []),
          messages: (messages.get(row.id) ?? []).map(
            ({ at, fromCustomer }): Message => ({ at: new Date(at), fromCustomer }),
          ),
        },
      },
    ]),
  )
}
