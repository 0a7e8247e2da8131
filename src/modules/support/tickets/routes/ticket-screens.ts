import { screen } from '@/api/screen'

/** The queue of tickets, a ticket, and a new one. */
export const ticketScreens = {
  tickets: screen(
    '/support-management/tickets/:list(mine|unassigned|overdue|all)?',
    '/modules/support/tickets/admin/queue/tickets-view#TicketsView',
  ),
  createTicket: screen(
    '/support-management/tickets/create',
    '/modules/support/tickets/admin/create/create-ticket-view#CreateTicketView',
  ),
  ticket: screen(
    '/support-management/tickets/:id(\\d+)',
    '/modules/support/tickets/admin/ticket/ticket-view#TicketView',
  ),
}
