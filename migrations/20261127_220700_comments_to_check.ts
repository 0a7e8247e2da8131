import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * When staff last decided about a comment as it stands: held ones without it are work, and are counted with every page
 * of the back office. And indexes for the list of posts there: the newest version of each post, its search.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE blog_comments ADD COLUMN checked_at timestamp(3) with time zone;
    CREATE INDEX blog_comments_to_check_idx ON blog_comments (id) WHERE is_spam AND checked_at IS NULL;
    CREATE INDEX blog_posts_newest_version_idx ON _blog_posts_v (parent_id) WHERE latest;
    CREATE INDEX blog_posts_found_by ON blog_posts_locales
      USING gin (person_norm(coalesce(title, '')) gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX blog_posts_newest_version_idx, blog_posts_found_by;
    DROP INDEX blog_comments_to_check_idx;
    ALTER TABLE blog_comments DROP COLUMN checked_at;
  `)
}
