/** The lists below the queue's address; the first has the queue's own. */
export const TICKET_LISTS = ['unresolved', 'mine', 'unassigned', 'overdue', 'all'] as const
export type TicketList = (typeof TICKET_LISTS)[number]
