import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Span } from '@/kernel/time/periods'
import { within } from '@/server/sql'

/** The inquiries asked in a stretch of time; a row for each, to be counted. They belong to no showroom. */
export const inquiriesAsked = (span: Span): SQL =>
  sql`SELECT 1 FROM vehicle_inquiries i WHERE ${within(sql`i.created_at`, span)}`
