import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import * as words from '../words'
import { inquiriesInScope } from './match-inquiries-in-scope'

/** The inquiries that nobody has answered, of some showrooms and of none. */
export const inquiriesToAnswer: Waiting = {
  // As a literal: only then does the index of pending inquiries serve it.
  of: ({ showrooms }) =>
    sql`SELECT 1 FROM vehicle_inquiries i WHERE i.status = 'PENDING' AND ${inquiriesInScope(showrooms)}`,
  text: words.inquiriesToAnswer,
  href: '/admin/inquiries/pending-inquiries',
}
