import { NEW_QUESTION } from '@/modules/inventory/vehicles/rules/support-question-href'

/** Where customers see what support offers, and their tickets. */
export const SUPPORT_HOME = '/support'
export const CREATE_TICKET = NEW_QUESTION
/** The same list in the customer's area. */
export const OWN_TICKETS = '/dashboard/support'

/** The customer's page of a ticket. */
export const ownTicketHref = (id: number): string => `/support/tickets/${id}`

/** The staff's list of tickets, and their page of one. */
export const STAFF_TICKETS = '/admin/support-management/tickets'
export const staffTicketHref = (id: number): string => `${STAFF_TICKETS}/${id}`
