import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to the blog. */
export const blogWords: AuditWords = {
  columns: { _status: 'State', is_approved: 'Approved', is_spam: 'Spam', route: 'Address' },
  names: { blog_ratings: sql`t.rating || ' of 5'` },
}
