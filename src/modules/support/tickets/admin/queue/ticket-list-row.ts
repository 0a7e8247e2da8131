import type { TicketRow } from '../../queries/select-ticket'
import { type DueDisplay, formatDue } from '../../rules/format-due'
import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  type TicketPriority,
  type TicketStatus,
} from '../../rules/ticket-choices'
import { subjectOf } from '../../rules/ticket-subject'

/** A ticket as its line in the list shows it: plain data, for the browser. */
export type TicketLine = {
  id: number
  number: string
  subject: string
  customer: string
  about: string | null
  status: TicketStatus
  statusLabel: string
  priority: TicketPriority
  priorityLabel: string
  handler: string | null
  department: string | null
  showroom: string | null
  createdAt: string
  dueAt: string | null
  due: DueDisplay
}

/** The line of a ticket. */
export const ticketListRow = (ticket: TicketRow, now: Date): TicketLine => ({
  id: ticket.id,
  number: ticket.ticketNumber,
  subject: ticket.subject,
  customer: ticket.customerName ?? ticket.customerEmail ?? '',
  about: subjectOf(ticket, 'staff')?.title ?? null,
  status: ticket.status,
  statusLabel: TICKET_STATUS_LABELS[ticket.status],
  priority: ticket.priority,
  priorityLabel: TICKET_PRIORITY_LABELS[ticket.priority],
  handler: ticket.handler,
  department: ticket.department,
  showroom: ticket.showroom,
  createdAt: ticket.createdAt,
  dueAt: ticket.dueAt,
  due: formatDue(ticket, now),
})
