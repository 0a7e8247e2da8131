import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { quoteHistory } from './tables'

const h = alias(quoteHistory, 'h')

const ENTRY = {
  id: h.id,
  from: h.fromStatus,
  to: h.toStatus,
  step: h.step,
  actorKind: h.actorKind,
  actor: nullable(
    text(sql`CASE WHEN u.id IS NOT NULL
      THEN ${personName('u')} END`),
  ),
  reason: h.reason,
  at: h.at,
}
export type QuoteHistoryEntry = RowOf<typeof ENTRY>

/** What happened to a quote, in order. */
export const listQuoteHistoryOf = (on: Reader, quoteId: number): Promise<QuoteHistoryEntry[]> =>
  select(
    on,
    ENTRY,
    sql`FROM quote_history h LEFT JOIN users u ON u.id = h.actor_id WHERE h.quote_id = ${quoteId} ORDER BY h.id`,
  )
