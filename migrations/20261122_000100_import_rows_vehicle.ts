import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which imports touched a vehicle: an undo hands it back to the import before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX import_rows_vehicle_idx ON import_rows (vehicle_id, written_at)
    WHERE written_at IS NOT NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS import_rows_vehicle_idx`)
}
