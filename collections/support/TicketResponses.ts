import type { Access, CollectionConfig, Where } from 'payload'
import { can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { TICKET_CHANNELS } from '@/modules/support/tickets/rules/ticket-choices'
import { CUSTOMER_NAME_MAX, MESSAGE_MAX } from '@/modules/support/tickets/rules/ticket-limits'
import { actorOf } from '@/server/actor-of'
import { moduleAccess, readableByStaff, systemManaged } from '../shared/access'
import { choice, line, lines, link } from '../shared/fields'

/** Of tickets that staff with these showrooms may read. */
const inShowrooms = (scope: number[]): Where => ({
  or: [{ 'ticket.showroom': { in: scope } }, { 'ticket.showroom': { exists: false } }],
})

/** What belongs to tickets: customers read what is theirs and not internal. */
const read: Access = async ({ req }) => {
  const actor = await actorOf(req)
  if (actor.kind === 'customer')
    return { and: [{ 'ticket.customer': { equals: actor.id } }, { internal: { equals: false } }] }
  if (!can(actor, 'support', 'read')) return false
  const scope = visibleShowrooms(actor)
  return scope === 'all' ? true : inShowrooms(scope)
}

/** The conversation about a ticket, and notes among staff. */
export const TicketResponses: CollectionConfig = {
  slug: 'ticket-responses',
  labels: { singular: 'Response', plural: 'Responses' },
  admin: { group: false, defaultColumns: ['id', 'ticket', 'author', 'createdAt'] },
  access: moduleAccess('support', { ...systemManaged, read }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('ticket', 'support-tickets', { required: true }),
    // None for a stranger who wrote an e-mail.
    link('author', 'users', { access: { read: readableByStaff } }),
    line('authorName', CUSTOMER_NAME_MAX),
    { name: 'fromCustomer', type: 'checkbox', required: true, defaultValue: false },
    lines('message', MESSAGE_MAX, { required: true }),
    // What an e-mail quoted below its text.
    lines('trimmedText', 1_000_000),
    choice('channel', TICKET_CHANNELS, {}, { required: true, defaultValue: 'WEB' }),
    { name: 'sendEmailNotification', type: 'checkbox', required: true, defaultValue: false },
    // Among staff.
    { name: 'internal', type: 'checkbox', required: true, defaultValue: false },
  ],
}
