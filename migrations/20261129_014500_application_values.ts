import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Applications by country, job and place, of which there are few: those meant are found first, then applications by them
 * exactly. And in the order in which people have waited, whatever their stage.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX job_applications_country_idx, job_applications_title_idx, job_applications_location_idx;
    CREATE INDEX job_applications_country_idx ON job_applications (country, id);
    CREATE INDEX job_applications_title_idx ON job_applications (job_title, id);
    CREATE INDEX job_applications_location_idx ON job_applications (job_location, id);
    CREATE INDEX job_applications_waiting_idx ON job_applications (stage_at, id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS job_applications_waiting_idx, job_applications_location_idx, job_applications_title_idx,
      job_applications_country_idx;
    CREATE INDEX job_applications_country_idx ON job_applications
      USING gin (person_norm(coalesce(country, '')) gin_trgm_ops);
    CREATE INDEX job_applications_title_idx ON job_applications
      USING gin (person_norm(coalesce(job_title, '')) gin_trgm_ops);
    CREATE INDEX job_applications_location_idx ON job_applications
      USING gin (person_norm(coalesce(job_location, '')) gin_trgm_ops)`)
}
