import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The log only grows, but nothing of an applicant may outlast their erasure: of applications it notes which columns changed,
 * and values of those alone that are about the job or the staff.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION audit_without_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      personal text[] := '{name,email,phone,country,citizen,answers,note,rejection_reason,reason,resume_path,resume_name,
        resume_type,cover_letter_path,cover_letter_name,cover_letter_type}';
    BEGIN
      NEW.record_label := NULL;
      NEW.before := NEW.before - personal;
      NEW.after := NEW.after - personal;
      RETURN NEW;
    END $$;
    CREATE TRIGGER audit_applicant BEFORE INSERT ON audit_log FOR EACH ROW
      WHEN (NEW.table_name IN ('job_applications', 'application_history'))
      EXECUTE FUNCTION audit_without_applicant()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS audit_applicant ON audit_log;
    DROP FUNCTION IF EXISTS audit_without_applicant()`)
}
