import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { FIRST_PAGES } from '@/modules/content/topics/data/first-pages'

/**
 * The pages that the product used to bring in its code, published as the first versions of topic pages. A route that staff
 * have used already stays theirs.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const page of FIRST_PAGES) {
    const { changed, excerpt, footerColumn, metaDescription, position, route, title } = page
    const content = JSON.stringify(page.content)
    await db.execute(sql`
      WITH page AS (
        INSERT INTO topic_pages (route, footer_column, position, _status, created_at, updated_at)
        SELECT ${route}, ${footerColumn}::enum_topic_pages_footer_column, ${position}::numeric, 'published',
          ${changed}::timestamptz, ${changed}::timestamptz
        WHERE NOT EXISTS (SELECT FROM topic_pages WHERE lower(route) = ${route})
          AND NOT EXISTS (SELECT FROM topic_page_routes WHERE route = ${route})
        RETURNING *
      ), texts AS (
        INSERT INTO topic_pages_locales (_parent_id, _locale, title, excerpt, content, meta_description)
        SELECT id, 'en', ${title}, ${excerpt}, ${content}::jsonb, ${metaDescription} FROM page
        RETURNING *
      ), version AS (
        INSERT INTO _topic_pages_v (parent_id, version_route, version_footer_column, version_position, version__status,
          version_created_at, version_updated_at, created_at, updated_at, latest)
        SELECT id, route, footer_column::text::enum__topic_pages_v_version_footer_column, position, 'published',
          created_at, updated_at, created_at, updated_at, true FROM page
        RETURNING id
      )
      INSERT INTO _topic_pages_v_locales (_parent_id, _locale, version_title, version_excerpt, version_content,
        version_meta_description)
      SELECT version.id, _locale, title, excerpt, content, meta_description FROM version, texts`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // They are the staff's by now; their tables are dropped by the migration before.
  await db.execute(sql`SELECT 1`)
}
