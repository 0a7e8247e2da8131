import { integer, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'

/** Who is to be notified when a vehicle is free. */
export const vehicleAvailabilityAlerts = pgTable('vehicle_free_notices', {
  userId: integer('user_id').notNull(),
  vehicleId: integer('vehicle_id').notNull(),
  askedAt: moment('asked_at').notNull(),
  /** Null while they wait. */
  toldAt: moment('told_at'),
})
