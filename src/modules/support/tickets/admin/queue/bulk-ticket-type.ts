import type { TicketStatus } from '../../rules/ticket-statuses-and-types'

/** A ticket, as far as what is done to several needs it. */
export type BulkTicket = { id: number; number: string; status: TicketStatus }
