import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The lines of customs value lists, found by make with model or code, and the files that they are imported from. Two
 * lists in use cannot begin on one day in one country.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE customs_values (
      list_id integer NOT NULL REFERENCES customs_value_lists (id) ON DELETE CASCADE,
      line_no integer NOT NULL,
      make text NOT NULL,
      model text NOT NULL,
      model_code text,
      body text,
      drive text,
      cc integer,
      fuel text,
      transmission text,
      year_from integer,
      year_to integer,
      value numeric NOT NULL CHECK (value > 0),
      raw text NOT NULL,
      make_key text NOT NULL,
      model_key text NOT NULL,
      code_keys text[] NOT NULL,
      PRIMARY KEY (list_id, line_no)
    );
    CREATE INDEX customs_values_by_model ON customs_values (list_id, make_key, model_key);
    -- Lines come by the thousand and are read at once: none of them may wait outside the index.
    CREATE INDEX customs_values_by_code ON customs_values USING gin (code_keys) WITH (fastupdate = off);

    CREATE TABLE customs_files (
      list_id integer PRIMARY KEY REFERENCES customs_value_lists (id) ON DELETE CASCADE,
      name text NOT NULL,
      sheets jsonb NOT NULL,
      uploaded_by integer REFERENCES users (id) ON DELETE SET NULL,
      uploaded_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE UNIQUE INDEX customs_value_lists_in_use ON customs_value_lists (country, applies_from)
      WHERE status = 'IN_USE';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS customs_value_lists_in_use;
    DROP TABLE IF EXISTS customs_files, customs_values;
  `)
}
