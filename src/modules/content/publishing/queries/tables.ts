import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'
import { KINDS } from '../rules/content-kinds'
import { SCHEDULED_ACTIONS } from '../rules/schedule'

/** What is published and unpublished on its own, at most once each per record. */
export const contentSchedules = pgTable('content_schedules', {
  kind: text('kind', { enum: KINDS }).notNull(),
  recordId: integer('record_id').notNull(),
  action: text('action', { enum: SCHEDULED_ACTIONS }).notNull(),
  at: moment('at').notNull(),
  by: integer('by'),
  createdAt: moment('created_at').notNull(),
  failedReason: text('failed_reason'),
})
