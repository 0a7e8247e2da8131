import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { quotes } from '@/modules/sales/tables.gen'
import { moment, number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { staffQuoteHref } from '../rules/quote-lists'
import { quoteNumber } from '../rules/quote-number'
import * as words from '../words'
import { QUOTE_FROM, QUOTE_VEHICLE } from './quote-mail'
import { IS_ROUND_ANSWERED } from './quote-sql'
import { quotesInScope } from './quotes'
import { onDemandQuotesToAnswer, standardQuotesToAnswer } from './quotes-to-answer'

const q = alias(quotes, 'q')
const WAITING = {
  id: q.id,
  status: q.status,
  round: number(sql`q.negotiating_round`),
  isOrderOnDemand: q.isOrderOnDemand,
  createdAt: q.createdAt,
  since: moment(sql`coalesce(q.waiting_since, q.requested_at)`),
  vehicle: text(QUOTE_VEHICLE),
  customerId: q.customerId,
}

/** The quotes of a kind for which it is staff's turn, the longest waiting first. */
const oldestQuotes =
  (isOrderOnDemand: boolean): Work['oldest'] =>
  async (payload, { showrooms }, limit) => {
    const rows = await select(
      payload,
      WAITING,
      sql`FROM ${QUOTE_FROM} WHERE q.status IN ('AWAITING_RESPONSE', 'NEGOTIATING') AND q.vehicle_gone_at IS NULL
        AND (q.status = 'AWAITING_RESPONSE' OR NOT ${IS_ROUND_ANSWERED})
        AND q.is_order_on_demand = ${isOrderOnDemand} AND ${quotesInScope(showrooms)}
        ORDER BY q.waiting_since, q.id LIMIT ${limit}`,
    )
    return rows.map(({ createdAt, customerId, id, round, since, status, vehicle }) => ({
      id,
      title: `${quoteNumber(id, createdAt)}, ${vehicle}`,
      who: customerId,
      what: status === 'NEGOTIATING' ? words.roundToAnswer(round) : null,
      since,
      href: staffQuoteHref({ id, isOrderOnDemand }),
    }))
  }

/** Quotes whose turn is ours, as work for the dashboard. */
export const quoteWork: readonly Work[] = [
  {
    title: words.quotesWork,
    href: '/admin/quotes/standard-quotes?turn=staff&sort=waiting',
    needs: { module: 'sales' },
    place: 10,
    waiting: standardQuotesToAnswer.of,
    oldest: oldestQuotes(false),
  },
  {
    title: words.onDemandWork,
    href: '/admin/quotes/order-on-demand?turn=staff&sort=waiting',
    needs: { module: 'sales' },
    place: 11,
    waiting: onDemandQuotesToAnswer.of,
    oldest: oldestQuotes(true),
  },
]
