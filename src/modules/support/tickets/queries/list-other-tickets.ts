import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { supportTickets } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ticketsInScope } from './match-tickets-in-scope'

const t = alias(supportTickets, 't')

const BRIEF = { id: t.id, number: filled(t.ticketNumber), subject: t.subject, status: t.status }

/** A ticket in a few words. */
export type BriefTicket = RowOf<typeof BRIEF>

/** So many are shown. */
const NEWEST = 5

/** The customer's newest other tickets, of the showrooms that the viewer reaches. */
export const listOtherTickets = (
  db: Db,
  { customerId, id }: { id: number; customerId: number },
  showrooms: ShowroomScope,
): Promise<BriefTicket[]> =>
  select(
    db,
    BRIEF,
    sql`FROM support_tickets t WHERE t.customer_id = ${customerId} AND t.id <> ${id} AND ${ticketsInScope(showrooms)}
      ORDER BY t.id DESC LIMIT ${NEWEST}`,
  )
