import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Span } from '@/kernel/time/periods'
import { within } from '@/server/sql'
import { quotesInScope } from './match-quotes-in-scope'

/** The quotes requested in a stretch of time; a row for each, to be counted. */
export const quotesRequested = (span: Span, showrooms: ShowroomScope): SQL =>
  // Both kinds by name: only then does the index of requests serve it.
  sql`SELECT 1 FROM quotes q WHERE q.is_order_on_demand IN (true, false) AND ${within(sql`q.requested_at`, span)}
    AND ${quotesInScope(showrooms)}`
