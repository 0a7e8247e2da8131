import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { definePort } from '@/server/port'

/** Returns an SQL condition: whether an account has bought a vehicle, given the columns with their ids. */
export type PurchaseSql = (user: SQL, vehicle: SQL) => SQL

/** Records of purchases: each higher module that has any registers here. */
export const vehiclePurchases = definePort<PurchaseSql>('vehiclePurchases')
