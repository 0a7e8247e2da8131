import { integer, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'

/** Somebody's last two visits. */
export const buyerVisits = pgTable('buyer_visits', {
  userId: integer('user_id').notNull(),
  seenAt: moment('seen_at').notNull(),
  beforeAt: moment('before_at'),
})
