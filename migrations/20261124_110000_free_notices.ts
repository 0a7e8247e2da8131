import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who wants to be told when a reserved vehicle is free: once per person and vehicle. A wish goes with the person and
 * with the vehicle.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE vehicle_free_notices (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
      asked_at timestamptz(3) NOT NULL DEFAULT now(),
      told_at timestamptz(3), -- null while they wait
      PRIMARY KEY (user_id, vehicle_id)
    );
    CREATE INDEX vehicle_free_notices_vehicle_idx ON vehicle_free_notices (vehicle_id);
    CREATE INDEX vehicle_free_notices_waiting_idx ON vehicle_free_notices (vehicle_id) WHERE told_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS vehicle_free_notices`)
}
