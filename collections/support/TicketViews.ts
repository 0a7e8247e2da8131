import { savedViewCollection } from '../shared/savedViewCollection'

/** Named sets of filters and an order of the queue of tickets, with its list. */
export const TicketViews = savedViewCollection({
  slug: 'ticket-views',
  labels: { singular: 'View of tickets', plural: 'Views of tickets' },
  module: 'support',
})
