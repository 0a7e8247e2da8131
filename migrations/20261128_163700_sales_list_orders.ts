import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Nobody has two views of a list with the same name; quotes are listed by when they were requested. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX sales_views_once ON sales_views (user_id, list, lower(name));
    CREATE INDEX quotes_newest_idx ON quotes (requested_at, id) INCLUDE (showroom_id, status);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX quotes_newest_idx, sales_views_once`)
}
