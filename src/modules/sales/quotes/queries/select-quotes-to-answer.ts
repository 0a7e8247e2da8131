import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import * as words from '../words'
import { IS_STAFFS_TURN, MESSAGE_WAITS } from './match-quote-states'
import { quotesInScope } from './match-quotes-in-scope'

/** Quotes for which it is staff's turn: first requests, rounds of negotiation, and messages without an answer. */
const toAnswer = (isOrderOnDemand: boolean, address: string, text: Waiting['text']): Waiting => ({
  of: ({ showrooms }) => sql`SELECT 1 FROM quotes q
    WHERE (${IS_STAFFS_TURN} OR ${MESSAGE_WAITS})
      AND q.is_order_on_demand = ${isOrderOnDemand} AND ${quotesInScope(showrooms)}`,
  text,
  href: `${address}?turn=staff&sort=waiting`,
})

export const standardQuotesToAnswer = toAnswer(false, '/admin/quotes/standard-quotes', words.quotesToAnswer)
export const onDemandQuotesToAnswer = toAnswer(true, '/admin/quotes/order-on-demand', words.onDemandToAnswer)
