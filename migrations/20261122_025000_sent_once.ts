import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a person created under an Idempotency-Key, so that sending it again creates nothing. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE sent_once (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      call text NOT NULL,
      key text NOT NULL,
      body_hash bytea NOT NULL,
      record_id integer,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, call, key)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS sent_once`)
}
