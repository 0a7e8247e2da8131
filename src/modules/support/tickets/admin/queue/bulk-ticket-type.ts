import type { TicketStatus } from '../../rules/ticket-choices'

/** A ticket, as far as what is done to several needs it. */
export type BulkTicket = { id: number; number: string; status: TicketStatus }
