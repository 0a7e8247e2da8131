import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** For the filter from day to day, and for the list of vehicles in the order of these days. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX vehicles_inspected_on_idx ON vehicles (inspected_on, id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX vehicles_inspected_on_idx`)
}
