import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'

export const wishlistItems = pgTable('wishlist_items', {
  userId: integer('user_id').notNull(),
  vehicleId: integer('vehicle_id').notNull(),
  /** Whole units of the currency; null if the price was on request. */
  priceWhenAdded: integer('price_when_added'),
  currency: text('currency').notNull(),
  createdAt: moment('created_at').notNull(),
})
