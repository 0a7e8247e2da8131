import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who made whom: for every account, the people who created, invited, promoted or re-addressed it; and since when it has
 * been active without a break. Triggers write both, whoever changes an account and in whatever way; the person who acts
 * is the one that the audit log names. A change that needs a second person is not approved by somebody of the
 * proposer's own making.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(TABLES)
  await db.execute(FUNCTIONS)
  await db.execute(TRIGGERS)
  await db.execute(EARLIER_MAKERS)
  await db.execute(EARLIER_ROLES)
  await db.execute(EARLIER_ACTIVITY)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER account_created ON users;
    DROP TRIGGER account_changed ON users;
    DROP TRIGGER second_factor_removed ON second_factors;
    DROP TRIGGER role_widened ON roles;
    DROP FUNCTION follow_account(), follow_second_factor(), follow_role(), record_account_maker(integer, text);
    DROP TABLE account_makers, active_accounts;
  `)
}

const TABLES = sql`
  -- No reference to users: a reference would lock the rows of everybody involved in each change of an account.
  CREATE TABLE account_makers (
    user_id integer NOT NULL,
    maker_id integer NOT NULL,
    how text NOT NULL CHECK (how IN ('created', 'invited', 'staff', 'email', 'password', 'role', 'permissions',
      'activated', 'restored', 'second-factor')),
    by_administrator boolean NOT NULL, -- whether the maker was one then
    at timestamptz(3) NOT NULL DEFAULT now(), -- the last time
    PRIMARY KEY (user_id, maker_id, how),
    CHECK (user_id <> maker_id)
  );

  -- Accounts that can act: active, with a confirmed address, not deleted.
  CREATE TABLE active_accounts (
    user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    since timestamptz(3) NOT NULL DEFAULT now()
  );
`

const FUNCTIONS = sql`
  CREATE FUNCTION record_account_maker(account integer, what text) RETURNS void LANGUAGE sql AS $$
    INSERT INTO account_makers AS m (user_id, maker_id, how, by_administrator)
    SELECT account, actor.id, what, coalesce(u.role_id = 1, false)
    FROM (SELECT nullif(current_setting('kaido.actor', true), '')::integer AS id) actor
    LEFT JOIN users u ON u.id = actor.id
    WHERE actor.id <> account
    ON CONFLICT (user_id, maker_id, how) DO UPDATE
      SET by_administrator = m.by_administrator AND excluded.by_administrator, at = excluded.at
  $$;

  CREATE FUNCTION follow_account() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      PERFORM record_account_maker(NEW.id, 'created');
    ELSE
      IF NEW.role_id IS NOT NULL AND OLD.role_id IS DISTINCT FROM NEW.role_id THEN
        PERFORM record_account_maker(NEW.id, CASE WHEN OLD.role_id IS NULL THEN 'staff' ELSE 'role' END);
      END IF;
      IF OLD.permissions IS DISTINCT FROM NEW.permissions THEN
        PERFORM record_account_maker(NEW.id, 'permissions');
      END IF;
      IF OLD.status <> NEW.status AND NEW.status IN ('ACTIVE', 'PENDING') THEN
        PERFORM record_account_maker(NEW.id, 'activated');
      END IF;
      IF OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL THEN
        PERFORM record_account_maker(NEW.id, 'restored');
      END IF;
      IF OLD.email <> NEW.email THEN
        PERFORM record_account_maker(NEW.id, 'email');
        -- Whoever reads that mailbox may be another person.
        DELETE FROM active_accounts WHERE user_id = NEW.id;
      END IF;
      IF OLD.hash IS DISTINCT FROM NEW.hash THEN
        PERFORM record_account_maker(NEW.id, 'password');
      END IF;
    END IF;
    IF NEW.status = 'ACTIVE' AND NEW.deleted_at IS NULL AND NEW.email_verified_at IS NOT NULL THEN
      INSERT INTO active_accounts (user_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    ELSE
      DELETE FROM active_accounts WHERE user_id = NEW.id;
    END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION follow_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM record_account_maker(OLD.user_id, 'second-factor');
    RETURN NULL;
  END $$;

  CREATE FUNCTION follow_role() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM record_account_maker(u.id, 'permissions') FROM users u WHERE u.role_id = NEW.id;
    RETURN NULL;
  END $$;
`

const TRIGGERS = sql`
  CREATE TRIGGER account_created AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION follow_account();
  CREATE TRIGGER account_changed AFTER UPDATE ON users FOR EACH ROW
    WHEN ((OLD.role_id, OLD.permissions, OLD.status, OLD.deleted_at, OLD.email, OLD.email_verified_at, OLD.hash)
      IS DISTINCT FROM
      (NEW.role_id, NEW.permissions, NEW.status, NEW.deleted_at, NEW.email, NEW.email_verified_at, NEW.hash))
    EXECUTE FUNCTION follow_account();
  CREATE TRIGGER second_factor_removed AFTER DELETE ON second_factors FOR EACH ROW
    EXECUTE FUNCTION follow_second_factor();
  -- Changes of settings are what needs a second person; whoever gives a role that permission gives it to those who have it.
  CREATE TRIGGER role_widened AFTER UPDATE ON roles FOR EACH ROW
    WHEN (NEW.permissions #>> '{settings,update}' = 'true'
      AND OLD.permissions #>> '{settings,update}' IS DISTINCT FROM 'true')
    EXECUTE FUNCTION follow_role();
`

/** What the audit log knows of the time before. */
const EARLIER_MAKERS = sql`
  INSERT INTO account_makers (user_id, maker_id, how, by_administrator, at)
  SELECT u.id, l.actor_id, done.how, coalesce(bool_and(m.role_id = 1), false), max(l.at)
  FROM audit_log l
  JOIN users u ON u.id::text = l.record_id
  LEFT JOIN users m ON m.id = l.actor_id
  CROSS JOIN LATERAL (VALUES
    ('created', l.before IS NULL AND l.after ? 'email'),
    ('staff', l.before ->> 'role_id' IS NULL AND l.before IS NOT NULL AND l.after ->> 'role_id' IS NOT NULL),
    ('role', l.before ->> 'role_id' IS NOT NULL AND l.after ->> 'role_id' IS NOT NULL),
    ('permissions', l.before IS NOT NULL AND l.after ? 'permissions'),
    ('activated', l.before IS NOT NULL AND l.after ->> 'status' IN ('ACTIVE', 'PENDING')),
    ('restored', l.before ->> 'deleted_at' IS NOT NULL AND l.after ->> 'deleted_at' IS NULL),
    ('email', l.before IS NOT NULL AND l.after ? 'email'),
    ('password', l.before IS NOT NULL AND l.after ? 'hash'),
    ('second-factor', l.before IS NULL AND l.detail = 'second factor reset')
  ) done (how, is_so)
  WHERE l.table_name = 'users' AND l.actor_id <> u.id AND done.is_so
  GROUP BY u.id, l.actor_id, done.how
`

const EARLIER_ROLES = sql`
  INSERT INTO account_makers (user_id, maker_id, how, by_administrator, at)
  SELECT u.id, l.actor_id, 'permissions', coalesce(bool_and(m.role_id = 1), false), max(l.at)
  FROM audit_log l
  JOIN users u ON u.role_id::text = l.record_id
  LEFT JOIN users m ON m.id = l.actor_id
  WHERE l.table_name = 'roles' AND l.actor_id <> u.id AND l.after #>> '{permissions,settings,update}' = 'true'
    AND l.before IS NOT NULL AND l.before #>> '{permissions,settings,update}' IS DISTINCT FROM 'true'
  GROUP BY u.id, l.actor_id
  ON CONFLICT (user_id, maker_id, how) DO NOTHING
`

const EARLIER_ACTIVITY = sql`
  INSERT INTO active_accounts (user_id, since)
  SELECT u.id, greatest(u.created_at, u.email_verified_at, (
    SELECT max(l.at) FROM audit_log l
    WHERE l.table_name = 'users' AND l.record_id = u.id::text AND l.before IS NOT NULL
      AND (l.after ->> 'status' = 'ACTIVE' OR l.after ? 'email' OR l.before ->> 'deleted_at' IS NOT NULL)))
  FROM users u
  WHERE u.status = 'ACTIVE' AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL
`
