import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { vehiclePurchases } from './match-vehicle-purchases'

/**
 * Whether a reviewer has bought the vehicle, as SQL. Only purchases through the product count; without any
 * record nobody counts as a buyer.
 *
 * @param user the column with the account
 * @param vehicle the column with the vehicle
 */
export const verifiedPurchase = (user: SQL, vehicle: SQL): SQL =>
  sql`(${sql.join(
    vehiclePurchases.all().map((bought) => bought(user, vehicle)),
    sql` OR `,
  )})`
