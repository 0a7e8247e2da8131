import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What proves who somebody is: single-use tokens of mails (their fingerprint alone is stored), accounts at other
 * providers, and what is known of the device behind each session. And how an account is erased: without its details
 * going into the log once more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A sign-in has an entry of its own; its moment is no second one.
  await db.execute(sql`
    DO $$ BEGIN
      EXECUTE replace(pg_get_functiondef('audit_row'::regproc),
        '{updated_at,login_attempts,lock_until}', '{updated_at,login_attempts,lock_until,last_sign_in_at}');
    END $$`)
  await db.execute(sql`
    CREATE TABLE account_tokens (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password', 'invite', 'change-email')),
      token_hash bytea NOT NULL UNIQUE,
      data jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      used_at timestamptz(3)
    );
    CREATE INDEX account_tokens_user_idx ON account_tokens (user_id, purpose);

    CREATE TABLE user_identities (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
      subject text NOT NULL,
      email text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (provider, subject),
      UNIQUE (user_id, provider)
    );

    CREATE TABLE session_devices (
      session_id text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      device text NOT NULL, -- in words: 'Chrome on Android'
      ip text,
      signed_in_at timestamptz(3) NOT NULL DEFAULT now(),
      last_seen_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX session_devices_user_idx ON session_devices (user_id);
    CREATE INDEX users_country_idx ON users (country);
    CREATE INDEX users_created_idx ON users (created_at DESC, id DESC);

    -- While an account is erased the log notes which columns changed, and not what stood in them.
    CREATE FUNCTION audit_without_values() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.record_label := NULL;
      NEW.before := NULL;
      NEW.after := NULL;
      RETURN NEW;
    END $$;
    CREATE TRIGGER audit_erasing BEFORE INSERT ON audit_log FOR EACH ROW
      WHEN (current_setting('kaido.erasing', true) = 'on') EXECUTE FUNCTION audit_without_values();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DO $$ BEGIN
      EXECUTE replace(pg_get_functiondef('audit_row'::regproc),
        '{updated_at,login_attempts,lock_until,last_sign_in_at}', '{updated_at,login_attempts,lock_until}');
    END $$`)
  await db.execute(sql`
    DROP TRIGGER IF EXISTS audit_erasing ON audit_log;
    DROP FUNCTION IF EXISTS audit_without_values();
    DROP INDEX IF EXISTS users_country_idx, users_created_idx;
    DROP TABLE IF EXISTS session_devices, user_identities, account_tokens`)
}
