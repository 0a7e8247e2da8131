import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Imports: one row per run of the importer, and one per row of its file with what became of it. Rows of a file
 * keep the id of their vehicle after it is gone for good, so they carry no foreign key to it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE import_batches (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      file_name text NOT NULL,
      file_sha256 text NOT NULL,
      map jsonb NOT NULL,
      options jsonb NOT NULL,
      state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'interrupted', 'finished', 'undone')),
      counts jsonb NOT NULL DEFAULT '{}',
      problem text,
      started_by integer REFERENCES users (id) ON DELETE SET NULL,
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    );

    CREATE TABLE import_rows (
      batch_id integer NOT NULL REFERENCES import_batches (id) ON DELETE CASCADE,
      row_no integer NOT NULL, -- as a spreadsheet counts: the header is row 1
      outcome text NOT NULL CHECK (outcome IN ('created', 'updated', 'skipped', 'rejected')),
      vehicle_id integer,
      key text,
      reasons text[] NOT NULL DEFAULT '{}',
      before jsonb, -- the vehicle as it was before an update, with its tags and features
      made jsonb, -- references that this row brought into being: table -> ids
      written_at timestamptz(3), -- the vehicle's updated_at as this row left it
      undone_at timestamptz,
      kept text, -- why an undo left the vehicle alone
      PRIMARY KEY (batch_id, row_no)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS import_rows, import_batches`)
}
