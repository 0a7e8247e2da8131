import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Nobody has two views of tickets with the same name. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE UNIQUE INDEX ticket_views_once ON ticket_views (user_id, lower(name))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX ticket_views_once`)
}
