import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { supportTickets } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { selectPage } from '@/server/rows/select'
import { all, type Paging } from '@/server/sql'
import type { OwnTicketsQuery, TicketSort, TicketsFilter } from '../schemas/tickets-query'
import { filterTickets, type ListReader } from './filter-tickets'
import { matchTicketWords } from './match-ticket-words'
import { ticketsInScope } from './match-tickets-in-scope'
import { readTicketRows } from './read-ticket-rows'
import type { TicketRow } from './select-ticket'

type Found = { rows: TicketRow[]; total: number }

const ID = { id: alias(supportTickets, 't').id }

/** From the first that is due to those without a time, the oldest first. */
const ORDERS: Record<TicketSort, SQL> = {
  due: sql`t.due_at, t.created_at, t.id`,
  newest: sql`t.id DESC`,
  oldest: sql`t.id`,
  updated: sql`t.updated_at DESC, t.id DESC`,
  priority: sql`t.priority DESC, t.due_at, t.id`,
}

/** One page of ids first, from the tickets alone; the rest is read for that page. */
async function pageOf(
  db: Db,
  list: { where: SQL; counted?: readonly SQL[]; orderBy: SQL },
  paging: Paging,
  countTo?: number,
): Promise<Found> {
  const tickets = { shape: ID, from: sql`support_tickets t`, ...list }
  const { rows: page, total } = await selectPage(db, tickets, paging, countTo)
  const rows = await readTicketRows(
    db,
    page.map(({ id }) => id),
  )
  return { rows, total }
}

/**
 * One page of the tickets of some showrooms and of none, for staff: by default what is due first comes first.
 *
 * @param countTo where counting stops: a larger total means that there are more
 */
export async function listTickets(
  db: Db,
  filter: TicketsFilter,
  reader: ListReader & { showrooms: ShowroomScope },
  now = new Date(),
  countTo?: number,
): Promise<Found> {
  const others = all([await filterTickets(db, filter, reader, now), ticketsInScope(reader.showrooms)])
  const about = filter.words === undefined ? undefined : await matchTicketWords(db, filter.words)
  const list = {
    where: all([others, about?.where]),
    counted: about?.counted.map((way) => all([others, way])),
    orderBy: ORDERS[filter.sort ?? 'due'],
  }
  return pageOf(db, list, filter, countTo)
}

/** One page of a customer's own tickets, newest first; those that became part of another are left out. */
export const listOwnTickets = (
  db: Db,
  customerId: number,
  { status, ...paging }: OwnTicketsQuery,
): Promise<Found> =>
  pageOf(
    db,
    {
      where: all([
        sql`t.customer_id = ${customerId} AND t.merged_into_id IS NULL`,
        status && sql`t.status::text = ANY(${sql.param(status)}::text[])`,
      ]),
      orderBy: ORDERS.newest,
    },
    paging,
  )
