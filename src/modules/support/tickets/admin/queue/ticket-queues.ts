import type { TicketList } from '../../rules/queue-lists'
import { STAFF_TICKETS } from '../../rules/ticket-hrefs'
import { UNRESOLVED } from '../../rules/ticket-workflow'
import type { TicketsFilter } from '../../schemas/tickets-query'
import * as words from './words'

type Queue = { key: TicketList; title: string; href: string; usual: Partial<TicketsFilter> }

const unresolved = { status: [...UNRESOLVED] }

/** The lists below /admin/support-management/tickets, which is the same as the first; a filter in the URL counts more. */
export const TICKET_QUEUES: readonly [Queue, ...Queue[]] = [
  { key: 'unresolved', title: words.unresolved, href: STAFF_TICKETS, usual: unresolved },
  {
    key: 'mine',
    title: words.mine,
    href: `${STAFF_TICKETS}/mine`,
    usual: { ...unresolved, assignedHandlerId: 'me' },
  },
  {
    key: 'unassigned',
    title: words.unassigned,
    href: `${STAFF_TICKETS}/unassigned`,
    usual: { ...unresolved, assignedHandlerId: 'none' },
  },
  { key: 'overdue', title: words.overdue, href: `${STAFF_TICKETS}/overdue`, usual: { due: 'breached' } },
  { key: 'all', title: words.allTickets, href: `${STAFF_TICKETS}/all`, usual: {} },
]

/** A queue's filter with what the URL asks for: an empty field there is one that nobody set. */
export function withUsual(given: TicketsFilter, usual: Partial<TicketsFilter>): TicketsFilter {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { ...given, ...usual, ...set }
}
