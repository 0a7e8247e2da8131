import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How often a vehicle's page was looked at, by UTC day: sums alone, nothing of who looked. No foreign key: adding to
 * a sum must never wait for somebody who holds the vehicle's row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE vehicle_views (
      vehicle_id integer NOT NULL,
      day date NOT NULL,
      views integer NOT NULL CHECK (views > 0),
      PRIMARY KEY (vehicle_id, day)
    );
    CREATE INDEX vehicle_views_day_idx ON vehicle_views (day, views DESC, vehicle_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE vehicle_views`)
}
