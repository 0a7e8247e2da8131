import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'
import { DEFAULT_LOCALE } from '@/kernel/languages/languages'

/** A title in the default language: titles are in a table of their own. */
const titleIn = (table: string) =>
  sql`(SELECT x.title FROM ${sql.raw(table)} x WHERE x._parent_id = t.id AND x._locale = ${DEFAULT_LOCALE})`

/** How the audit log refers to the site's content. */
export const contentWords: AuditWords = {
  columns: {
    _status: 'Status',
    alt_text: 'Description of the picture',
    checked_at: 'Checked by staff',
    config: 'Banner',
    content: 'Text',
    custom_parts: 'Served code',
    href: 'Link',
    is_approved: 'Approved',
    is_spam: 'Spam',
    route: 'Route',
    show_in_additional_plan: 'In the additional plan',
  },
  names: {
    blog_comments: sql`concat('Comment of ', coalesce(nullif(t.author_name, ''), 'a reader'))`,
    blog_ratings: sql`t.rating || ' of 5'`,
    redirects: sql`t."from"`,
    blog_posts: titleIn('blog_posts_locales'),
    topic_pages: titleIn('topic_pages_locales'),
  },
}
