import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Searches that people keep, and what they are to be told and were told: one row for each person, vehicle, kind and
 * search. And how watched vehicles were offered, so that a price that only bounces can be told from one that fell.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE saved_searches (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name text NOT NULL CHECK (name <> ''),
      query text NOT NULL CHECK (query <> ''), -- as toSearchString writes it, without order and page
      frequency text NOT NULL DEFAULT 'daily' CHECK (frequency IN ('instant', 'daily', 'weekly', 'off')),
      last_mark timestamptz(3) NOT NULL DEFAULT now(), -- what was listed before is no news
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (user_id, query)
    );
    CREATE INDEX saved_searches_wanted_idx ON saved_searches (id) WHERE frequency <> 'off';

    CREATE TABLE vehicle_alerts (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('match', 'price-drop', 'back-in-stock')),
      search_id integer REFERENCES saved_searches (id) ON DELETE CASCADE, -- for a match
      due_at timestamptz(3), -- null: nothing waits to be told
      price integer, price_before integer, -- of what waits to be told
      told_at timestamptz(3), told_price integer,
      UNIQUE NULLS NOT DISTINCT (user_id, vehicle_id, kind, search_id),
      CHECK ((kind = 'match') = (search_id IS NOT NULL))
    );
    CREATE INDEX vehicle_alerts_due_idx ON vehicle_alerts (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX vehicle_alerts_told_idx ON vehicle_alerts (user_id, told_at);
    CREATE INDEX vehicle_alerts_search_idx ON vehicle_alerts (search_id);
    CREATE INDEX vehicle_alerts_vehicle_idx ON vehicle_alerts (vehicle_id);

    CREATE TABLE watched_offers (
      vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
      since timestamptz(3) NOT NULL,
      price integer,
      currency text NOT NULL,
      is_available boolean NOT NULL,
      is_judged boolean NOT NULL DEFAULT false,
      PRIMARY KEY (vehicle_id, since)
    );
    CREATE INDEX watched_offers_open_idx ON watched_offers (since) WHERE NOT is_judged;

    -- Up to which transactions the changes of vehicles were looked through.
    CREATE TABLE alert_state (
      one boolean PRIMARY KEY DEFAULT true CHECK (one),
      seen pg_snapshot NOT NULL DEFAULT pg_current_snapshot(),
      seen_at timestamptz(3) NOT NULL DEFAULT now()
    );
    INSERT INTO alert_state DEFAULT VALUES;

    -- Where a receiver can be taken off with one click, for e-mails that nobody needs to have.
    ALTER TABLE mail_outbox ADD COLUMN unsubscribe_url text;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE mail_outbox DROP COLUMN IF EXISTS unsubscribe_url;
    DROP TABLE IF EXISTS alert_state, watched_offers, vehicle_alerts, saved_searches`)
}
