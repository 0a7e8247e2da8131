import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** At most one text of a kind of e-mail waits for approval; the index also counts the work of administrators. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX mail_text_changes_one_waits_idx ON mail_text_changes (key) WHERE status = 'PENDING'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS mail_text_changes_one_waits_idx`)
}
