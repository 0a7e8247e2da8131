import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The order of a map's entries decides what they mean, so maps are kept as they were sent. What was kept before
 * came back in another order; its rows say so, and whoever reads them puts right what can be told.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE import_maps ALTER COLUMN map TYPE json, ADD COLUMN order_lost boolean NOT NULL DEFAULT true;
    ALTER TABLE import_files ALTER COLUMN map TYPE json, ADD COLUMN order_lost boolean NOT NULL DEFAULT true;
    ALTER TABLE import_batches ALTER COLUMN map TYPE json, ADD COLUMN order_lost boolean NOT NULL DEFAULT true;
    ALTER TABLE import_maps ALTER COLUMN order_lost SET DEFAULT false;
    ALTER TABLE import_files ALTER COLUMN order_lost SET DEFAULT false;
    ALTER TABLE import_batches ALTER COLUMN order_lost SET DEFAULT false;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE import_maps ALTER COLUMN map TYPE jsonb, DROP COLUMN IF EXISTS order_lost;
    ALTER TABLE import_files ALTER COLUMN map TYPE jsonb, DROP COLUMN IF EXISTS order_lost;
    ALTER TABLE import_batches ALTER COLUMN map TYPE jsonb, DROP COLUMN IF EXISTS order_lost;
  `)
}
