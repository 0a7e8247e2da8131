/** References from tickets that prevent other records from being deleted. */
export const ticketUses = [
  { of: 'showroom-offices', table: 'support_tickets', column: 'showroom_id', what: 'ticket' },
]
