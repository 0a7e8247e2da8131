import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Mail: every e-mail is a row of the outbox first, once for each effect; a template is a row only when staff
 * changed the text that its event brings. What left the machine keeps no text.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE mail_templates (
      key text PRIMARY KEY,
      subject text NOT NULL CHECK (subject <> ''),
      body text NOT NULL CHECK (body <> ''),
      updated_by integer REFERENCES users (id) ON DELETE SET NULL,
      updated_at timestamptz(3) NOT NULL DEFAULT now()
    );

    CREATE TABLE mail_outbox (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event_key text NOT NULL,
      effect_key text NOT NULL UNIQUE,
      user_id integer REFERENCES users (id) ON DELETE SET NULL,
      to_address text NOT NULL,
      subject text NOT NULL,
      body_text text,
      body_html text,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'kept', 'failed')),
      adapter text,
      attempts integer NOT NULL DEFAULT 0,
      problem text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      sent_at timestamptz(3)
    );
    CREATE INDEX mail_outbox_newest_idx ON mail_outbox (created_at DESC, id DESC);
    CREATE INDEX mail_outbox_user_idx ON mail_outbox (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS mail_outbox, mail_templates`)
}
