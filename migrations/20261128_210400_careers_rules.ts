import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One application per person and job, what became of each, the files to remove, and the indexes of the lists. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX job_applications_once_idx ON job_applications (opening_id, applicant_id)
      WHERE applicant_id IS NOT NULL;
    CREATE INDEX job_applications_opening_list_idx ON job_applications (opening_id, id DESC);
    CREATE INDEX job_applications_open_idx ON job_applications (stage_at, id)
      WHERE rejected_at IS NULL AND stage IN ('SUBMITTED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED');
    CREATE INDEX job_applications_named_idx ON job_applications
      USING gin (person_norm(coalesce(name, '') || ' ' || coalesce(email, '')) gin_trgm_ops);
    CREATE INDEX job_applications_mail_idx ON job_applications (rejection_mail_at)
      WHERE rejection_mail_at IS NOT NULL AND rejection_mail_sent_at IS NULL;
    CREATE INDEX job_applications_stored_idx ON job_applications (stage_at) WHERE anonymized_at IS NULL;

    CREATE TABLE application_history (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      application_id integer NOT NULL REFERENCES job_applications (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('stage', 'rejection', 'shortlist', 'rejection-mail')),
      from_value text,
      to_value text,
      actor_id integer REFERENCES users (id) ON DELETE SET NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'applicant', 'clock')),
      reason text,
      at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX application_history_application_idx ON application_history (application_id, id);
    CREATE FUNCTION application_history_stays() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (NEW.application_id, NEW.kind, NEW.from_value, NEW.to_value, NEW.actor_kind, NEW.at)
        IS DISTINCT FROM (OLD.application_id, OLD.kind, OLD.from_value, OLD.to_value, OLD.actor_kind, OLD.at)
        OR (NEW.reason IS NOT NULL AND NEW.reason IS DISTINCT FROM OLD.reason)
        OR (NEW.actor_id IS NOT NULL AND NEW.actor_id IS DISTINCT FROM OLD.actor_id) THEN
        RAISE EXCEPTION 'the history of an application is only added to';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER application_history_stays BEFORE UPDATE ON application_history
      FOR EACH ROW EXECUTE FUNCTION application_history_stays();

    CREATE TABLE application_ratings (
      application_id integer NOT NULL REFERENCES job_applications (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
      at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (application_id, user_id)
    );

    CREATE TABLE application_files_gone (path text PRIMARY KEY, at timestamptz(3) NOT NULL DEFAULT now());
    CREATE FUNCTION application_file_gone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO application_files_gone (path)
        SELECT path FROM unnest(ARRAY[OLD.resume_path, OLD.cover_letter_path]) AS path
        WHERE path IS NOT NULL AND (TG_OP = 'DELETE' OR path NOT IN (coalesce(NEW.resume_path, ''),
          coalesce(NEW.cover_letter_path, '')))
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER application_file_gone AFTER DELETE OR UPDATE OF resume_path, cover_letter_path ON job_applications
      FOR EACH ROW EXECUTE FUNCTION application_file_gone();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS application_file_gone ON job_applications;
    DROP FUNCTION IF EXISTS application_file_gone();
    DROP TABLE IF EXISTS application_files_gone, application_ratings, application_history;
    DROP FUNCTION IF EXISTS application_history_stays();
    DROP INDEX IF EXISTS job_applications_once_idx, job_applications_opening_list_idx, job_applications_open_idx,
      job_applications_named_idx, job_applications_mail_idx, job_applications_stored_idx`)
}
