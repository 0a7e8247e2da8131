import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** There is always one record of the company's settings, so that whoever changes it can hold its row. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`INSERT INTO company_settings (id, created_at, updated_at) VALUES (1, now(), now())`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM company_settings`)
}
