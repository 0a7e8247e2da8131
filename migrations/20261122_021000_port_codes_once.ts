import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A UN/LOCODE belongs to one port. Where several have it, the oldest keeps it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE ports SET unlocode = NULL WHERE unlocode = '';
    UPDATE ports p SET unlocode = NULL
      WHERE EXISTS (SELECT FROM ports o WHERE lower(o.unlocode) = lower(p.unlocode) AND o.id < p.id);
    CREATE UNIQUE INDEX ports_unlocode_lower_idx ON ports (lower(unlocode));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS ports_unlocode_lower_idx`)
}
