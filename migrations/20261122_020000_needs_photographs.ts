import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The published vehicles without a photograph are counted wherever staff look: this index holds exactly them.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX vs_needs_photograph ON vehicle_search (vehicle_id, showroom)
      WHERE status = 2 AND (card #>> '{picture,f}' IS NULL OR card #>> '{picture,drawn}' = 'true');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS vs_needs_photograph`)
}
