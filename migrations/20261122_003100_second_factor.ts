import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The second factor of staff: a secret, sealed with a key that is not in the database; the time step of the code that
 * was used last, so that none works twice; and the fingerprints of codes for a lost phone. A role may require one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE roles ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false;

    CREATE TABLE second_factors (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      last_step bigint NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );

    CREATE TABLE recovery_codes (
      user_id integer NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      used_at timestamptz(3),
      PRIMARY KEY (user_id, code_hash)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS recovery_codes, second_factors;
    ALTER TABLE roles DROP COLUMN requires_second_factor`)
}
