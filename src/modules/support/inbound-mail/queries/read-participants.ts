import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { nullable, number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import type { Participants } from '../rules/choose-thread'

const PERSON = {
  named: number(sql`n.named`),
  ticketId: number(sql`n.id`),
  staffId: nullable(number(sql`p.staff_id`)),
  address: nullable(text(sql`lower(p.address)`)),
}

/** Tickets by the ids that e-mails name, and what they became part of since. */
const NAMED = (named: readonly number[]) => sql`
  SELECT DISTINCT ON (named) named, id FROM (
    WITH RECURSIVE chain AS (
      SELECT id AS named, id, merged_into_id, 0 AS step FROM support_tickets WHERE id = ANY(${ids(named)})
      UNION ALL
      SELECT c.named, t.id, t.merged_into_id, c.step + 1
      FROM chain c JOIN support_tickets t ON t.id = c.merged_into_id WHERE c.step < 10
    ) SELECT * FROM chain
  ) all_steps ORDER BY named, step DESC`

/** The customer of a ticket under both addresses; staff who handle it, have answered it, or belong to its department. */
const PEOPLE = sql`
  SELECT NULL::int AS staff_id, u.email AS address FROM users u WHERE u.id = t.customer_id AND u.deleted_at IS NULL
  UNION SELECT NULL, t.customer_email WHERE t.customer_email IS NOT NULL
  UNION SELECT u.id, u.email FROM users u
  WHERE u.role_id IS NOT NULL AND u.status = 'ACTIVE' AND u.deleted_at IS NULL AND (
    u.id = t.handler_id
    OR u.id IN (SELECT r.author_id FROM ticket_responses r WHERE r.ticket_id = t.id AND NOT r.from_customer)
    OR u.id IN (SELECT d.lead_id FROM support_departments d WHERE d.id = t.department_id)
    OR u.id IN (SELECT m.users_id FROM support_departments_rels m
      WHERE m.parent_id = t.department_id AND m.path = 'members'))`

/**
 * Who takes part in tickets, by the ids that an e-mail names. Of a ticket that became part of another, it is that
 * other one. Tickets that do not exist are left out.
 */
export async function readParticipants(db: Db, named: readonly number[]): Promise<Map<number, Participants>> {
  if (named.length === 0) return new Map()
  const rows = await select(
    db,
    PERSON,
    sql`FROM (${NAMED(named)}) n JOIN support_tickets t ON t.id = n.id LEFT JOIN LATERAL (${PEOPLE}) p ON true`,
  )
  const known = new Map<number, { ticketId: number; customerAddresses: string[]; staff: Staff[] }>()
  for (const { address, named: id, staffId, ticketId } of rows) {
    const ticket = known.get(id) ?? { ticketId, customerAddresses: [], staff: [] }
    known.set(id, ticket)
    if (address !== null && staffId === null) ticket.customerAddresses.push(address)
    if (address !== null && staffId !== null) ticket.staff.push({ id: staffId, address })
  }
  return known
}

type Staff = Participants['staff'][number]
