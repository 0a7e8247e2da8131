import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Payload makes a required link NOT NULL and empties it when what it points at goes, which together prevent its
 * deletion: also by whoever has taken this plugin out. An inspection without its vehicle is removed by the plugin.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE inspections ALTER COLUMN vehicle_id DROP NOT NULL, ALTER COLUMN company_id DROP NOT NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM inspections WHERE vehicle_id IS NULL OR company_id IS NULL`)
  await db.execute(sql`
    ALTER TABLE inspections ALTER COLUMN vehicle_id SET NOT NULL, ALTER COLUMN company_id SET NOT NULL`)
}
