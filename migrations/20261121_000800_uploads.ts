import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Files that somebody was allowed to send: pictures until and after they became media, and the papers of vehicles
 * for good. What no record points at is swept away after a day.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE uploads (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(), -- the name of its public address, so nobody may guess it
      path text NOT NULL UNIQUE, -- where the storage has what was sent
      folder text NOT NULL,
      name text NOT NULL, -- what its owner calls it
      content_type text NOT NULL,
      bytes integer NOT NULL CHECK (bytes > 0),
      created_by integer REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      is_cleared boolean NOT NULL DEFAULT false, -- what was sent is no longer in the storage
      media_id integer UNIQUE REFERENCES media (id) ON DELETE CASCADE, -- what a picture became
      kind text CHECK (kind IN ('auction_sheet', 'brochure')), -- a paper, once it was looked at
      vehicle_id integer REFERENCES vehicles (id) ON DELETE SET NULL, -- the vehicle whose paper it is
      link_key uuid NOT NULL DEFAULT gen_random_uuid() -- a new one makes every long link to it worthless
    );
    CREATE INDEX uploads_created_idx ON uploads (created_at);
    CREATE INDEX uploads_vehicle_idx ON uploads (vehicle_id) WHERE vehicle_id IS NOT NULL;
    CREATE INDEX uploads_created_by_idx ON uploads (created_by);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS uploads`)
}
