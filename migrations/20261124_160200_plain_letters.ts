import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Texts in ASCII, which nearly all are, have no accents and no other form: looking for them took most of the time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION search_norm(t text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT btrim(regexp_replace(lower(CASE WHEN octet_length(t) = char_length(t) THEN t
        ELSE unaccent(normalize(coalesce(t, ''), NFKC)) END), '[^[:alnum:]]+', ' ', 'g'))
    $$
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION search_norm(t text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
      SELECT btrim(regexp_replace(lower(unaccent(normalize(coalesce(t, ''), NFKC))), '[^[:alnum:]]+', ' ', 'g'))
    $$
  `)
}
