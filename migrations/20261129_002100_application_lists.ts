import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Nobody has two views of applications with the same name; the columns of the board, which also have rejections that can
 * still be taken back before anybody is written to; applications by the words of their filters; and openings by their titles.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX application_views_once ON application_views (user_id, lower(name));
    CREATE INDEX job_applications_board_idx ON job_applications (stage, stage_at, id)
      WHERE rejected_at IS NULL OR rejection_mail_sent_at IS NULL;
    CREATE INDEX job_applications_country_idx ON job_applications
      USING gin (person_norm(coalesce(country, '')) gin_trgm_ops);
    CREATE INDEX job_applications_title_idx ON job_applications
      USING gin (person_norm(coalesce(job_title, '')) gin_trgm_ops);
    CREATE INDEX job_applications_location_idx ON job_applications
      USING gin (person_norm(coalesce(job_location, '')) gin_trgm_ops);
    CREATE INDEX openings_named_idx ON openings USING gin (person_norm(coalesce(title, '')) gin_trgm_ops)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS openings_named_idx, job_applications_location_idx, job_applications_title_idx,
      job_applications_country_idx, job_applications_board_idx, application_views_once`)
}
