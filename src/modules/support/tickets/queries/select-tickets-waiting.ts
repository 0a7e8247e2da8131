import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Viewer, Waiting } from '@/api/module'
import { STAFF_TICKETS } from '../rules/ticket-hrefs'
import * as words from '../words'
import { CLOCK_RUNS } from './filter-tickets'
import { ticketsInScope } from './match-tickets-in-scope'

/**
 * Whether a ticket `t` waits for somebody: what is due, and of what is theirs or nobody's, where the customer awaits an
 * answer. The clock runs for all of them, as literals for the sake of the index.
 */
export const waitsFor = ({ id, showrooms }: Viewer): SQL =>
  sql`${CLOCK_RUNS} AND ${ticketsInScope(showrooms)}
    AND (t.due_at <= now() OR t.awaiting_since IS NOT NULL AND (t.handler_id IS NULL OR t.handler_id = ${id}))`

/** The tickets that wait for the viewer. */
export const ticketsWaiting: Waiting = {
  of: (viewer) => sql`SELECT 1 FROM support_tickets t WHERE ${waitsFor(viewer)}`,
  text: words.ticketsWaiting,
  href: STAFF_TICKETS,
}
