import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What each member of staff has chosen for the list of vehicles; changes of many vehicles at once with what became of each;
 * and the orders of the list by age, cost and margin, each along an index.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX saved_views_once ON saved_views (user_id, lower(name));

    CREATE TABLE stock_settings (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      columns text, -- names with commas between them; null for the usual ones
      default_view integer REFERENCES saved_views (id) ON DELETE SET NULL
    );
    CREATE INDEX stock_settings_default_view ON stock_settings (default_view);

    CREATE TABLE vehicle_changes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      change jsonb NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'finished', 'stopped')),
      total integer NOT NULL DEFAULT 0,
      problem text,
      undoes integer UNIQUE REFERENCES vehicle_changes (id) ON DELETE SET NULL,
      started_by integer REFERENCES users (id) ON DELETE SET NULL,
      started_at timestamptz(3) NOT NULL DEFAULT now(),
      finished_at timestamptz(3)
    );
    CREATE INDEX vehicle_changes_started_at ON vehicle_changes (started_at);

    -- No reference to vehicles: what was done to one is known after it is gone.
    CREATE TABLE vehicle_change_items (
      change_id integer NOT NULL REFERENCES vehicle_changes (id) ON DELETE CASCADE,
      vehicle_id integer NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'changed', 'same', 'left')),
      name text,
      message text,
      was jsonb, -- before the change; null if that cannot be brought back
      became jsonb,
      PRIMARY KEY (change_id, vehicle_id)
    );
    CREATE INDEX vehicle_change_items_waiting ON vehicle_change_items (change_id, vehicle_id) WHERE state = 'waiting';

    CREATE INDEX vs_listed ON vehicle_search (listed DESC, vehicle_id DESC);
    CREATE INDEX vehicles_cost_idx ON vehicles ((coalesce(cost_value, 0)), id);
    CREATE INDEX vehicles_margin_idx ON vehicles (
      (CASE WHEN cost_value > 0 AND price > 0 THEN (price - cost_value) / price END), id);
    CREATE INDEX vehicles_margin_desc_idx ON vehicles (
      (CASE WHEN cost_value > 0 AND price > 0 THEN (price - cost_value) / price END) DESC NULLS LAST, id DESC);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX vehicles_margin_desc_idx, vehicles_margin_idx, vehicles_cost_idx, vs_listed;
    DROP TABLE vehicle_change_items, vehicle_changes, stock_settings;
    DROP INDEX saved_views_once;
  `)
}
