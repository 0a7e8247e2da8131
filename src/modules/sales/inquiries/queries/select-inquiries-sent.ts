import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Span } from '@/kernel/time/periods'
import { within } from '@/server/sql'
import { inquiriesInScope } from './match-inquiries-in-scope'

/** The inquiries sent in a stretch of time, of some showrooms and of none; a row for each, to be counted. */
export const inquiriesSent = (span: Span, showrooms: ShowroomScope): SQL =>
  sql`SELECT 1 FROM vehicle_inquiries i WHERE ${within(sql`i.created_at`, span)} AND ${inquiriesInScope(showrooms)}`
