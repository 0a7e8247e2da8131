import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes for what the back office's navigation counts with every page, and for its search: each leads straight to
 * the few rows that wait for staff, however many there are in all.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX vehicle_reviews_pending_idx ON vehicle_reviews (vehicle_id) WHERE NOT is_approved;
    CREATE INDEX mail_outbox_failed_idx ON mail_outbox (id) WHERE state = 'failed';
    CREATE INDEX import_batches_interrupted_idx ON import_batches (started_by)
      WHERE state = 'interrupted' AND stop_asked_at IS NULL;

    -- Without case and accents. Postgres takes unaccent for changeable because its dictionary might be named by
    -- the search path; here it is named in full.
    CREATE FUNCTION person_norm(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT lower(public.unaccent('public.unaccent'::regdictionary, t))
    $$;
    CREATE INDEX users_found_by ON users
      USING gin (person_norm(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email) gin_trgm_ops)
      WHERE deleted_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX users_found_by, import_batches_interrupted_idx, mail_outbox_failed_idx, vehicle_reviews_pending_idx;
    DROP FUNCTION person_norm(text);
  `)
}
