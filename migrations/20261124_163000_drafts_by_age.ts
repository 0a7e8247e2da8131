import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Drafts wait from their entry, in the order of their numbers: this index holds exactly them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX vs_drafts ON vehicle_search (vehicle_id, showroom) WHERE status = 1`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS vs_drafts`)
}
