import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What jobs leave behind in the product's own schema; the queues themselves live in the schema "pgboss". */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- One row for each effect that must happen once, written in the transaction of the effect itself.
    CREATE TABLE job_effects (
      key text PRIMARY KEY,
      done_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX job_effects_done_at_idx ON job_effects (done_at);

    -- How far a long job is. Told on a connection of its own, so that it is seen while the job still runs.
    CREATE TABLE job_progress (
      job_id uuid PRIMARY KEY,
      done integer NOT NULL DEFAULT 0,
      total integer NOT NULL DEFAULT 0,
      note text,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS job_effects, job_progress`)
}
