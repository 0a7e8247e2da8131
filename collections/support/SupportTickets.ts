import type { CollectionConfig } from 'payload'
import {
  TICKET_CHANNELS,
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
} from '@/modules/support/tickets/rules/ticket-choices'
import {
  CUSTOMER_NAME_MAX,
  EMAIL_MAX,
  MESSAGE_MAX,
  RATING_COMMENT_MAX,
  RATING_MAX,
  SUBJECT_MAX,
} from '@/modules/support/tickets/rules/ticket-limits'
import {
  customerFieldAccess,
  moduleAccess,
  ownOrInShowroomsOrNone,
  readableByStaff,
  systemManaged,
} from '../shared/access'
import { choice, line, lines, link, moment } from '../shared/fields'

const forStaff = { access: { read: readableByStaff } }

/** Questions to the company. One that names a showroom belongs to its staff, others to everybody in support. */
export const SupportTickets: CollectionConfig = {
  slug: 'support-tickets',
  labels: { singular: 'Ticket', plural: 'Tickets' },
  admin: { group: false, useAsTitle: 'ticketNumber', defaultColumns: ['ticketNumber', 'subject', 'status'] },
  access: moduleAccess('support', {
    ...systemManaged,
    read: ownOrInShowroomsOrNone('support', 'customer', 'showroom'),
  }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    // TK-{year}-{id}, written by the database.
    line('ticketNumber', 40, { unique: true }),
    line('subject', SUBJECT_MAX, { required: true }),
    lines('description', MESSAGE_MAX, { required: true }),
    // What an e-mail quoted below its text.
    lines('trimmedText', 1_000_000),
    choice('priority', TICKET_PRIORITIES, TICKET_PRIORITY_LABELS, { required: true, defaultValue: 'NORMAL' }),
    choice('type', TICKET_TYPES, TICKET_TYPE_LABELS, { required: true, defaultValue: 'QUESTION' }),
    choice('status', TICKET_STATUSES, TICKET_STATUS_LABELS, { required: true, defaultValue: 'OPEN' }),
    choice('channel', TICKET_CHANNELS, {}, { required: true, defaultValue: 'WEB' }),
    link('department', 'support-departments'),
    link('handler', 'users', forStaff),
    link('showroom', 'showroom-offices'),
    // None for a stranger who wrote an e-mail.
    link('customer', 'users', { access: customerFieldAccess }),
    line('customerName', CUSTOMER_NAME_MAX),
    line('customerEmail', EMAIL_MAX),
    // What it is about: one of these at most.
    link('order', 'orders'),
    link('quote', 'quotes'),
    link('vehicle', 'vehicles'),
    link('proforma', 'proformas'),
    // The closed ticket that it follows, and the ticket that it became part of.
    link('follows', 'support-tickets'),
    link('mergedInto', 'support-tickets', forStaff),
    // What the clock counts from.
    moment('statusAt', true),
    moment('lastCustomerAt'),
    moment('awaitingSince'),
    moment('firstRespondedAt'),
    moment('resolvedAt'),
    moment('closedAt'),
    // What the clock says; the earliest that still runs is dueAt.
    moment('firstResponseDueAt'),
    moment('nextResponseDueAt'),
    moment('resolutionDueAt'),
    moment('dueAt'),
    { name: 'rating', type: 'number', min: 1, max: RATING_MAX },
    lines('ratingComment', RATING_COMMENT_MAX),
    moment('ratedAt'),
    link('createdBy', 'users', forStaff),
    link('updatedBy', 'users', forStaff),
  ],
}
