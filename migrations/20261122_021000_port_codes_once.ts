import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A UN/LOCODE belongs to one port. Where several have it, the oldest keeps it. Countries that the demo's ports spelt in
 * another way than the product's list are those of the list, so that such a port can be saved again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE ports p SET country = listed.name
      FROM (VALUES ('DR Congo', 'Congo - Kinshasa'), ('Côte d''Ivoire', 'Côte d’Ivoire'),
        ('Trinidad and Tobago', 'Trinidad & Tobago')) AS listed (was, name)
      WHERE p.country = listed.was
        AND NOT EXISTS (SELECT FROM ports o WHERE lower(o.name) = lower(p.name) AND o.country = listed.name);
    UPDATE ports SET unlocode = NULL WHERE unlocode = '';
    UPDATE ports p SET unlocode = NULL
      WHERE EXISTS (SELECT FROM ports o WHERE lower(o.unlocode) = lower(p.unlocode) AND o.id < p.id);
    CREATE UNIQUE INDEX ports_unlocode_lower_idx ON ports (lower(unlocode));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS ports_unlocode_lower_idx`)
}
