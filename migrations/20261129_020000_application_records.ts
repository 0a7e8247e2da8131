import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Ratings have an id, by which the log names them. E-mails are found by what they are about, and those about applicants of
 * whom nothing is stored any more are removed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE application_ratings ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE;
    CREATE INDEX mail_outbox_effect_idx ON mail_outbox (effect_key text_pattern_ops);
    DELETE FROM mail_outbox m WHERE m.effect_key LIKE 'application:%' AND NOT EXISTS (
      SELECT FROM job_applications a WHERE a.id::text = split_part(m.effect_key, ':', 2) AND a.anonymized_at IS NULL)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS mail_outbox_effect_idx;
    ALTER TABLE application_ratings DROP COLUMN IF EXISTS id`)
}
