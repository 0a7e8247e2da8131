import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { inShowrooms } from '@/server/sql'

/** Things that belong to a vehicle, and with it to a showroom. */
export const ofVehicles =
  (table: string) =>
  (showrooms: ShowroomScope): SQL =>
    showrooms === 'all'
      ? sql`SELECT 1 FROM ${sql.identifier(table)}`
      : sql`SELECT 1 FROM ${sql.identifier(table)} t JOIN vehicles v ON v.id = t.vehicle_id
        WHERE ${inShowrooms(sql`v.showroom_id`, showrooms)}`

export const listedVehicles = (showrooms: ShowroomScope): SQL =>
  sql`SELECT 1 FROM vehicle_search WHERE ${inShowrooms(sql`showroom`, showrooms)}`
