import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { supportTickets } from '@/modules/support/tables.gen'
import { filled, flag, isoMoment } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { STAFF_TICKETS, staffTicketHref } from '../rules/ticket-hrefs'
import * as words from '../words'
import { ticketsWaiting, waitsFor } from './select-tickets-waiting'

const t = alias(supportTickets, 't')
const WAITING = {
  id: t.id,
  number: filled(t.ticketNumber),
  subject: t.subject,
  handlerId: t.handlerId,
  customerId: t.customerId,
  customerName: t.customerName,
  isOverdue: flag(sql`coalesce(t.due_at <= now(), false)`),
  since: isoMoment(sql`coalesce(t.awaiting_since, t.status_at)`),
}

const oldestTickets: Work['oldest'] = async (payload, viewer, limit) => {
  const rows = await select(
    payload,
    WAITING,
    sql`FROM support_tickets t WHERE ${waitsFor(viewer)} ORDER BY t.due_at, t.id LIMIT ${limit}`,
  )
  return rows.map(({ customerId, customerName, handlerId, id, isOverdue, number, since, subject }) => ({
    id,
    title: `${number}, ${subject}`,
    who: customerId ?? (viewer.seesCustomers ? customerName : null),
    what: isOverdue ? words.overdue : handlerId === null ? words.unassigned : null,
    since,
    href: staffTicketHref(id),
  }))
}

/** Tickets that wait for the viewer, what is due first comes first, as work for the dashboard. */
export const ticketWork: Work = {
  title: words.ticketsWork,
  href: STAFF_TICKETS,
  needs: { module: 'support' },
  place: 28,
  waiting: ticketsWaiting.of,
  oldest: oldestTickets,
}
