import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'
import { QUOTE_STATUSES } from '../rules/quote-statuses'

/** The conversations whose last message is the customer's, each since the first one without an answer. */
export const messagesWaiting = pgTable('sales_messages_waiting', {
  quoteId: integer('quote_id').notNull(),
  noteId: integer('note_id').notNull(),
  since: moment('since').notNull(),
})

/** Every change of a quote's status, with who made it, when and why. */
export const quoteHistory = pgTable('quote_history', {
  id: integer('id').notNull(),
  quoteId: integer('quote_id').notNull(),
  fromStatus: text('from_status', { enum: QUOTE_STATUSES }),
  toStatus: text('to_status', { enum: QUOTE_STATUSES }).notNull(),
  step: text('step').notNull(),
  actorId: integer('actor_id'),
  actorKind: text('actor_kind', { enum: ['staff', 'customer', 'clock'] }).notNull(),
  reason: text('reason'),
  at: moment('at').notNull(),
})
