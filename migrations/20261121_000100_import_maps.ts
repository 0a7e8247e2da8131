import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Imports from the screen: files that staff sent, how far the work on one is, and maps that are kept for the
 * next file with the same columns. A batch knows its file and the job that works on it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE import_files (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      storage_key text, -- null once the file itself is no longer kept
      bytes bigint NOT NULL,
      sha256 text NOT NULL,
      facts jsonb NOT NULL, -- how it is written, its columns with samples, its number of rows
      columns_key text NOT NULL, -- the same for files with the same columns
      map jsonb, -- as it was last sent, with the options
      options jsonb,
      check_job uuid, -- the dry run that was asked for last
      check_result jsonb,
      send_key text, -- under which the sender would send it again
      created_by integer REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (created_by, send_key)
    );
    CREATE INDEX import_files_columns_idx ON import_files (columns_key, id);
    CREATE INDEX import_files_sha256_idx ON import_files (sha256);

    ALTER TABLE import_batches
      ADD COLUMN file_id integer REFERENCES import_files (id) ON DELETE SET NULL,
      ADD COLUMN job_id uuid, -- the job that works on it, or did last
      ADD COLUMN stop_asked_at timestamptz,
      ADD COLUMN stop_asked_by integer REFERENCES users (id) ON DELETE SET NULL;
    CREATE INDEX import_batches_file_idx ON import_batches (file_id);
    CREATE INDEX import_batches_sha256_idx ON import_batches (file_sha256);

    -- How far a job is, told while it runs; nothing that has to be remembered.
    CREATE TABLE import_progress (
      job_id uuid PRIMARY KEY,
      done integer NOT NULL,
      total integer NOT NULL,
      counts jsonb NOT NULL DEFAULT '{}',
      began_at timestamptz NOT NULL DEFAULT now(),
      began_with integer NOT NULL DEFAULT 0, -- what an earlier try had done
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE import_maps (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      columns_key text NOT NULL, -- of the file that it was made for
      map jsonb NOT NULL,
      options jsonb NOT NULL,
      created_by integer REFERENCES users (id) ON DELETE SET NULL,
      updated_by integer REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX import_maps_name_lower_idx ON import_maps (lower(name));
    CREATE INDEX import_maps_columns_idx ON import_maps (columns_key, updated_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS import_maps, import_progress;
    ALTER TABLE import_batches DROP COLUMN IF EXISTS file_id, DROP COLUMN IF EXISTS job_id,
      DROP COLUMN IF EXISTS stop_asked_at, DROP COLUMN IF EXISTS stop_asked_by;
    DROP INDEX IF EXISTS import_batches_sha256_idx;
    DROP TABLE IF EXISTS import_files;
  `)
}
