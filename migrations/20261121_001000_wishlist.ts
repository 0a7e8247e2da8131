import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a buyer keeps: vehicles on the wishlist, with the price that was shown when they were put there, and the port
 * that vehicles are to be sent to. Both go with the person, and an entry goes with its vehicle.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE wishlist_items (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
      -- Whole units of the currency; null when the price was on request.
      price_when_added integer,
      currency text NOT NULL DEFAULT 'USD',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, vehicle_id)
    );
    CREATE INDEX wishlist_items_vehicle_idx ON wishlist_items (vehicle_id);
    CREATE INDEX wishlist_items_newest_idx ON wishlist_items (user_id, created_at DESC, vehicle_id DESC);

    CREATE TABLE buyer_preferences (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      port_id integer REFERENCES ports (id) ON DELETE SET NULL,
      updated_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX buyer_preferences_port_idx ON buyer_preferences (port_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS buyer_preferences, wishlist_items`)
}
