import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { quotes } from '@/modules/sales/tables.gen'
import { flag, isoMoment, number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { staffQuoteHref } from '../rules/quote-hrefs'
import { quoteNumber } from '../rules/quote-number'
import * as words from '../words'
import { IS_STAFFS_TURN, MESSAGE_WAITS } from './match-quote-states'
import { quotesInScope } from './match-quotes-in-scope'
import { QUOTE_FROM, QUOTE_VEHICLE } from './read-quote-mail-facts'
import { onDemandQuotesToAnswer, standardQuotesToAnswer } from './select-quotes-to-answer'

const q = alias(quotes, 'q')
const WAITING = {
  id: q.id,
  status: q.status,
  round: number(sql`q.negotiating_round`),
  isOrderOnDemand: q.isOrderOnDemand,
  createdAt: q.createdAt,
  since: isoMoment(sql`n.since`),
  isMessage: flag(sql`n.is_message`),
  vehicle: text(QUOTE_VEHICLE),
  customerId: q.customerId,
}

const whatWaits = ({ isMessage, round, status }: { isMessage: boolean; round: number; status: string }) => {
  if (isMessage) return words.messageToAnswer
  return status === 'NEGOTIATING' ? words.roundToAnswer(round) : null
}

/** The quotes of a kind for which it is staff's turn, or whose customers have written without an answer, the longest waiting first. */
const oldestQuotes =
  (isOrderOnDemand: boolean): Work['oldest'] =>
  async (payload, { showrooms }, limit) => {
    const visible = sql`q.is_order_on_demand = ${isOrderOnDemand} AND ${quotesInScope(showrooms)}`
    const rows = await select(
      payload,
      WAITING,
      sql`FROM ${QUOTE_FROM} JOIN ((SELECT q.id, coalesce(q.waiting_since, q.requested_at) AS since, false AS is_message FROM quotes q
          WHERE ${IS_STAFFS_TURN} AND ${visible} ORDER BY q.waiting_since, q.id LIMIT ${limit})
        UNION ALL
        (SELECT q.id, m.since, true FROM sales_messages_waiting m JOIN quotes q ON q.id = m.quote_id
          WHERE NOT ${IS_STAFFS_TURN} AND ${MESSAGE_WAITS} AND ${visible} ORDER BY m.since LIMIT ${limit})) n
        ON n.id = q.id
        ORDER BY n.since, q.id LIMIT ${limit}`,
    )
    return rows.map(({ createdAt, customerId, id, isMessage, round, since, status, vehicle }) => ({
      id,
      title: `${quoteNumber(id, createdAt)}, ${vehicle}`,
      who: customerId,
      what: whatWaits({ isMessage, round, status }),
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
