import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import type { QuoteStatus } from '../rules/quote-statuses'
import type { QuoteBy } from './read-quote-actor'

/** One line of a quote's history. */
export type QuoteEntry = {
  quoteId: number
  from: QuoteStatus | null
  to: QuoteStatus
  step: string
  by: QuoteBy
  reason?: string | null
}

const ENTRY = { id: number(sql`id`) }

/** Adds a line to a quote's history. @returns its id, which names the step in the effects of mails */
export async function writeQuoteHistory(
  db: Db,
  { by, from, quoteId, reason = null, step, to }: QuoteEntry,
): Promise<number> {
  const [entry] = await returning(
    db,
    ENTRY,
    sql`INSERT INTO quote_history (quote_id, from_status, to_status, step, actor_id, actor_kind, reason)
      VALUES (${quoteId}, ${from}, ${to}, ${step}, ${by.userId}, ${by.actor}, ${reason})`,
  )
  if (!entry) throw new Error('The history took no line')
  return entry.id
}
