import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { definePort } from '@/server/port'

/** Returns an SQL condition: whether an account has bought a vehicle, given the columns with their ids. */
type PurchaseSql = (user: SQL, vehicle: SQL) => SQL

/** Records of purchases: each higher module that has any registers here. */
export const vehiclePurchases = definePort<PurchaseSql>('vehiclePurchases')

/** Higher modules answer whether somebody has ordered a vehicle and does not have it yet. */
export const awaitedVehicles = definePort<PurchaseSql>('awaitedVehicles')

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
