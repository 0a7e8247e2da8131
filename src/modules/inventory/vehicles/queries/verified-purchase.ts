import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { definePort } from '@/server/port'

/** Says as SQL whether an account has bought a vehicle, by the columns with their ids. */
type PurchaseSql = (user: SQL, vehicle: SQL) => SQL

/** Who records that somebody has bought a vehicle: each higher module that does registers here. */
export const vehiclePurchases = definePort<PurchaseSql>('vehiclePurchases')

/**
 * Whether somebody bought the vehicle that they review, as SQL. It reads purchases that went through the product, and
 * where none is recorded nobody is called a buyer.
 *
 * @param user the column with the account
 * @param vehicle the column with the vehicle
 */
export const verifiedPurchase = (user: SQL, vehicle: SQL): SQL =>
  sql`(${sql.join(
    vehiclePurchases.all().map((bought) => bought(user, vehicle)),
    sql` OR `,
  )})`
