import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whose comments on which post staff have hidden or marked as spam: what these people write there next waits for staff,
 * even if they delete that comment first.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE blog_moderated_commenters (
      post_id integer NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      PRIMARY KEY (post_id, user_id)
    );
    CREATE INDEX blog_moderated_commenters_user_idx ON blog_moderated_commenters (user_id);
    INSERT INTO blog_moderated_commenters (post_id, user_id)
      SELECT post_id, user_id FROM blog_comments
      WHERE NOT is_approved AND (checked_at IS NOT NULL OR NOT is_spam)
      ON CONFLICT DO NOTHING;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE blog_moderated_commenters`)
}
