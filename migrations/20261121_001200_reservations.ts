import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Holds of vehicles: what customers ask for and what staff decide. The database itself allows one confirmed hold
 * for each vehicle and one open request for each customer and vehicle.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE reservations (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
      customer_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      status text NOT NULL DEFAULT 'REQUESTED'
        CHECK (status IN ('REQUESTED', 'CONFIRMED', 'REJECTED', 'EXPIRED', 'RELEASED', 'CONVERTED')),
      requested_at timestamptz(3) NOT NULL DEFAULT now(),
      confirmed_at timestamptz(3),
      expires_at timestamptz(3),
      ended_at timestamptz(3),
      note text,
      decided_by integer REFERENCES users (id) ON DELETE SET NULL,
      CHECK (status <> 'CONFIRMED' OR (confirmed_at IS NOT NULL AND expires_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX reservations_one_hold_idx ON reservations (vehicle_id) WHERE status = 'CONFIRMED';
    CREATE UNIQUE INDEX reservations_one_open_idx ON reservations (customer_id, vehicle_id)
      WHERE status IN ('REQUESTED', 'CONFIRMED');
    CREATE INDEX reservations_queue_idx ON reservations (vehicle_id, id) WHERE status = 'REQUESTED';
    CREATE INDEX reservations_due_idx ON reservations (expires_at) WHERE status = 'CONFIRMED';
    CREATE INDEX reservations_customer_idx ON reservations (customer_id, id DESC);
    CREATE INDEX reservations_vehicle_idx ON reservations (vehicle_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE reservations`)
}
