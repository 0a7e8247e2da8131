import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Vehicles with the fewest miles come first, and those whose mileage is unknown last. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX vs_mileage_known ON vehicle_search (nullif(mileage, 0), vehicle_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS vs_mileage_known`)
}
