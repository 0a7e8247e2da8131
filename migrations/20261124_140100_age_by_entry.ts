import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Vehicles age from the day they were entered, and so in the order of their numbers: the order by publication is unused. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`DROP INDEX vs_listed`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX vs_listed ON vehicle_search (listed DESC, vehicle_id DESC)`)
}
