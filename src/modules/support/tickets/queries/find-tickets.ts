import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { Finder } from '@/api/module'
import { typedWords } from '@/kernel/text/typed-words'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { peopleWithWords } from '@/modules/sales/search/queries/match-people-by-words'
import { supportTickets } from '@/modules/support/tables.gen'
import { filled, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { TICKET_STATUS_LABELS } from '../rules/ticket-choices'
import { staffTicketHref } from '../rules/ticket-hrefs'
import { idInTicketNumber } from '../rules/ticket-number'
import { ticketsWritten } from './match-ticket-words'
import { ticketsInScope } from './match-tickets-in-scope'

const t = alias(supportTickets, 't')
const FOUND = {
  id: t.id,
  number: filled(t.ticketNumber),
  subject: t.subject,
  status: t.status,
  customer: nullable(text(sql`coalesce(${personName('u')}, t.customer_name, t.customer_email)`)),
}

/** Tickets by their number, by what is written in them, or by their customer; newest first. */
export const findTickets: Finder['find'] = async (payload, typed, { showrooms }, limit) => {
  const visible = ticketsInScope(showrooms)
  const id = idInTicketNumber(typed)
  if (id !== null)
    return matches(
      payload,
      sql`FROM support_tickets t LEFT JOIN users u ON u.id = t.customer_id
    WHERE t.id = ${id} AND ${visible}`,
    )
  const words = typedWords(typed)
  if (words.length === 0) return []
  return matches(
    payload,
    sql`FROM (
        (SELECT t.id FROM support_tickets t WHERE t.id IN ${ticketsWritten(words)} AND ${visible}
          ORDER BY t.id DESC LIMIT ${limit})
        UNION (SELECT t.id FROM ${peopleWithWords(words)} p JOIN support_tickets t ON t.customer_id = p.id
          WHERE ${visible} ORDER BY t.id DESC LIMIT ${limit})
      ) f JOIN support_tickets t ON t.id = f.id LEFT JOIN users u ON u.id = t.customer_id
      ORDER BY t.id DESC LIMIT ${limit}`,
  )
}

async function matches(payload: Payload, from: SQL) {
  const rows = await select(payload, FOUND, from)
  return rows.map(({ customer, id, number, status, subject }) => ({
    id,
    title: `${number} ${subject}`,
    detail: [customer, TICKET_STATUS_LABELS[status]].filter(Boolean).join(' · '),
    href: staffTicketHref(id),
  }))
}
