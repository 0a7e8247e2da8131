import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Whether an account has bought a vehicle and been given it, by the columns with their ids. */
export const boughtByOrder = (user: SQL, vehicle: SQL): SQL =>
  sql`EXISTS (SELECT FROM orders p WHERE p.customer_id = ${user} AND p.vehicle_id = ${vehicle}
    AND p.status IN ('ORDER_DELIVERED', 'ORDER_COMPLETED'))`
