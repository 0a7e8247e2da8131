import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import * as words from '../words'

/** The inquiries that nobody has answered. They belong to no showroom. */
export const inquiriesToAnswer: Waiting = {
  // As a literal: only then does the index of pending inquiries serve it.
  of: () => sql`SELECT 1 FROM vehicle_inquiries WHERE status = 'PENDING'`,
  says: words.inquiriesToAnswer,
  href: '/admin/inquiries/pending-inquiries',
}
