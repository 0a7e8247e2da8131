import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Mail templates become a collection: what staff wrote stays, and each gets an id of its own beside its key. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE mail_templates DROP CONSTRAINT mail_templates_pkey;
    ALTER TABLE mail_templates ADD COLUMN id serial PRIMARY KEY;
    ALTER TABLE mail_templates ADD COLUMN created_at timestamp(3) with time zone DEFAULT now() NOT NULL;
    UPDATE mail_templates SET created_at = updated_at;
    ALTER TABLE mail_templates
      ALTER COLUMN key TYPE varchar, ALTER COLUMN subject TYPE varchar, ALTER COLUMN body TYPE varchar;
    ALTER TABLE mail_templates RENAME COLUMN updated_by TO updated_by_id;
    ALTER TABLE mail_templates RENAME CONSTRAINT mail_templates_updated_by_fkey TO mail_templates_updated_by_id_users_id_fk;
    CREATE UNIQUE INDEX mail_templates_key_idx ON mail_templates (key);
    CREATE INDEX mail_templates_updated_by_idx ON mail_templates (updated_by_id);
    CREATE INDEX mail_templates_updated_at_idx ON mail_templates (updated_at);
    CREATE INDEX mail_templates_created_at_idx ON mail_templates (created_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX mail_templates_key_idx, mail_templates_updated_by_idx, mail_templates_updated_at_idx,
      mail_templates_created_at_idx;
    ALTER TABLE mail_templates RENAME CONSTRAINT mail_templates_updated_by_id_users_id_fk TO mail_templates_updated_by_fkey;
    ALTER TABLE mail_templates RENAME COLUMN updated_by_id TO updated_by;
    ALTER TABLE mail_templates
      ALTER COLUMN key TYPE text, ALTER COLUMN subject TYPE text, ALTER COLUMN body TYPE text;
    ALTER TABLE mail_templates DROP COLUMN id, DROP COLUMN created_at;
    ALTER TABLE mail_templates ADD CONSTRAINT mail_templates_pkey PRIMARY KEY (key);
  `)
}
