import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What buyers filter by of the fields that modules add: each of its values is a mark of a vehicle, as a feature is.
// Without any filter the rows are those of before, by the same statement.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE vehicle_search_filter (field text, value text, mark int NOT NULL UNIQUE, PRIMARY KEY (field, value));
    ALTER FUNCTION vehicle_search_rows(int[]) RENAME TO vehicle_search_core_rows;

    CREATE FUNCTION vehicle_search_rows(ids int[]) RETURNS SETOF vehicle_search LANGUAGE plpgsql STABLE AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM vehicle_search_filter) THEN
        RETURN QUERY SELECT * FROM vehicle_search_core_rows(ids);
        RETURN;
      END IF;
      RETURN QUERY SELECT marked.* FROM vehicle_search_core_rows(ids) r
        JOIN vehicles v ON v.id = r.vehicle_id
        CROSS JOIN LATERAL (SELECT coalesce(array_agg(f.mark ORDER BY f.mark), '{}') AS marks
          FROM vehicle_search_filter f WHERE to_jsonb(v) ->> f.field = f.value) own
        CROSS JOIN LATERAL jsonb_populate_record(r, jsonb_build_object('marks', to_jsonb(r.marks || own.marks))) marked;
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION IF EXISTS vehicle_search_rows(int[]);
    ALTER FUNCTION vehicle_search_core_rows(int[]) RENAME TO vehicle_search_rows;
    DROP TABLE IF EXISTS vehicle_search_filter;
  `)
}
