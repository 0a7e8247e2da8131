import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import * as words from '../words'
import { IS_ROUND_ANSWERED } from './quote-sql'
import { quotesInScope } from './quotes'

/** Quotes for which it is staff's turn: first requests, and rounds of negotiation. */
const toAnswer = (isOrderOnDemand: boolean, address: string): Waiting => ({
  // The states as literals: only then does the index of whose turn it is serve it.
  of: ({ showrooms }) => sql`SELECT 1 FROM quotes q
    WHERE q.status IN ('AWAITING_RESPONSE', 'NEGOTIATING') AND q.vehicle_gone_at IS NULL AND (q.status = 'AWAITING_RESPONSE' OR NOT ${IS_ROUND_ANSWERED})
      AND q.is_order_on_demand = ${isOrderOnDemand} AND ${quotesInScope(showrooms)}`,
  says: words.quotesToAnswer,
  href: `${address}?turn=staff&sort=waiting`,
})

export const standardQuotesToAnswer = toAnswer(false, '/admin/quotes/standard-quotes')
export const onDemandQuotesToAnswer = toAnswer(true, '/admin/quotes/order-on-demand')
