import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the search indexes of the running processes follow: changes by the transaction that made them, and one
 * row that tells all of them to load or to check themselves anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX vsc_xid ON vehicle_search_change (xid);

    CREATE TABLE vehicle_search_state (
      one boolean PRIMARY KEY DEFAULT true CHECK (one),
      pruned xid8 NOT NULL DEFAULT '0', -- the last transaction whose changes were removed
      reloads int NOT NULL DEFAULT 0, -- grows: every index loads itself anew
      checks int NOT NULL DEFAULT 0 -- grows: every index compares itself with vehicle_search
    );
    INSERT INTO vehicle_search_state DEFAULT VALUES;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS vehicle_search_state;
    DROP INDEX IF EXISTS vsc_xid;
  `)
}
