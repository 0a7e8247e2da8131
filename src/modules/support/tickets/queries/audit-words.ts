import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to tickets, what was written about them, and their files. */
export const ticketWords: AuditWords = {
  columns: {
    awaiting_since: 'Awaits an answer since',
    channel: 'Came by',
    closed_at: 'Closed',
    customer_email: 'E-mail address of the customer',
    department: 'Department',
    due_at: 'Due',
    first_responded_at: 'First response',
    first_response_due_at: 'First response due',
    follows: 'Follows ticket',
    from_customer: 'From the customer',
    handler: 'Handled by',
    internal: 'Note among staff',
    last_customer_at: 'Customer wrote last',
    merged_into: 'Part of ticket',
    next_response_due_at: 'Next answer due',
    proforma: 'Invoice',
    rated_at: 'Rated',
    rating_comment: 'Comment on the rating',
    resolution_due_at: 'Resolution due',
    resolved_at: 'Resolved',
    send_email_notification: 'Sent by e-mail',
    status_at: 'In this status since',
    ticket: 'Ticket',
    ticket_number: 'Ticket number',
    trimmed_text: 'Quoted text',
  },
  names: {
    support_departments: sql`t.title`,
    support_tickets: sql`t.ticket_number`,
    ticket_responses: sql`concat('Message about ', (SELECT x.ticket_number FROM support_tickets x WHERE x.id = t.ticket_id))`,
    ticket_attachments: sql`concat(t.file_name, ' of ', (SELECT x.ticket_number FROM support_tickets x WHERE x.id = t.ticket_id))`,
  },
  gone: {
    support_tickets: ({ ticket_number: number }) => (typeof number === 'string' ? number : null),
  },
}
