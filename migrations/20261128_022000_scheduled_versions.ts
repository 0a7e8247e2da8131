import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which versions of posts and topic pages the schedule saved; who edited such a one is who scheduled it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE _blog_posts_v ADD COLUMN is_scheduled boolean NOT NULL DEFAULT false;
    ALTER TABLE _topic_pages_v ADD COLUMN is_scheduled boolean NOT NULL DEFAULT false;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE _blog_posts_v DROP COLUMN is_scheduled;
    ALTER TABLE _topic_pages_v DROP COLUMN is_scheduled;
  `)
}
