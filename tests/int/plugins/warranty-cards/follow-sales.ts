import { sql } from '@payloadcms/db-postgres'
import type { Listener } from '@/server/events'

const MONTHS = 12

/** Whoever buys a vehicle gets a warranty card for it, with the acceptance or not at all. */
export const issueCard: Listener<'quoteAccepted'> = async ({ vehicleId }, { db }) => {
  await db.execute(sql`INSERT INTO warranty_cards (vehicle_id, months) VALUES (${vehicleId}, ${MONTHS})`)
}
