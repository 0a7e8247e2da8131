import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * Whether somebody bought the vehicle that they review, as SQL. The one place that says so: it reads a purchase that
 * went through the product, and where none is recorded nobody is called a buyer.
 *
 * @param user the column with the account
 * @param vehicle the column with the vehicle
 */
export const verifiedPurchase = (user: SQL, vehicle: SQL): SQL =>
  sql`EXISTS (SELECT FROM reservations p JOIN vehicles s ON s.id = p.vehicle_id
    WHERE p.customer_id = ${user} AND p.vehicle_id = ${vehicle} AND p.status = 'CONVERTED' AND s.status = 'SOLD')`
