import { sql } from '@payloadcms/db-postgres'
import type { RowOf } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { ROUND, ROUND_SOURCE } from './select-negotiation-round'
/** A round of negotiation with the quote's owner; amounts in minor units of `currency`. */
export type RoundRow = RowOf<typeof ROUND>

/** The rounds of a quote, in order. */
export const listNegotiationRounds = (on: Reader, quoteId: number): Promise<RoundRow[]> =>
  select(on, ROUND, sql`FROM ${ROUND_SOURCE} WHERE c.quote_id = ${quoteId} ORDER BY c.negotiating_round`)
