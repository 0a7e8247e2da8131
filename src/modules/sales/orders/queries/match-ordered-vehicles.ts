import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { CLAIMING_STATUSES, DELIVERED_STATUSES } from '../rules/order-statuses'

/** Whether an account has ordered a vehicle that it has not been given yet. */
export const awaitedByOrder = (user: SQL, vehicle: SQL): SQL =>
  sql`EXISTS (SELECT FROM orders w WHERE w.customer_id = ${user} AND w.vehicle_id = ${vehicle}
    AND w.status IN (${AWAITED}))`

const AWAITED = sql.raw(
  CLAIMING_STATUSES.filter((status) => !DELIVERED_STATUSES.includes(status))
    .map((status) => `'${status}'`)
    .join(', '),
)

/** Whether an account has bought a vehicle and been given it, by the columns with their ids. */
export const boughtByOrder = (user: SQL, vehicle: SQL): SQL =>
  sql`EXISTS (SELECT FROM orders p WHERE p.customer_id = ${user} AND p.vehicle_id = ${vehicle}
    AND p.status IN ('ORDER_DELIVERED', 'ORDER_COMPLETED'))`
