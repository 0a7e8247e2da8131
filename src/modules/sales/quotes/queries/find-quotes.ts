import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { Finder } from '@/api/module'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { typedWords } from '@/kernel/text/typed-words'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { peopleWithWords } from '@/modules/sales/search/queries/match-people-by-words'
import { quotes } from '@/modules/sales/tables.gen'
import { flag, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { quoteBadge } from '../rules/lists/quote-badge'
import { staffQuoteHref } from '../rules/quote-hrefs'
import { idInQuoteNumber, quoteNumber } from '../rules/quote-number'
import { IS_VEHICLE_GONE, ORDER_END } from './match-quote-states'
import { quotesInScope } from './match-quotes-in-scope'
import { QUOTE_FROM, QUOTE_VEHICLE } from './read-quote-mail-facts'

const q = alias(quotes, 'q')

const QUOTE = {
  id: q.id,
  status: q.status,
  isVehicleGone: flag(IS_VEHICLE_GONE),
  orderEnd: nullable(ORDER_END),
  isOrderOnDemand: q.isOrderOnDemand,
  createdAt: q.createdAt,
  vehicle: text(QUOTE_VEHICLE),
  customer: text(personName('u')),
}

/** The newest quotes of customers with these words, few of each: dealers have hundreds. */
const ofCustomers = (words: readonly string[], showrooms: ShowroomScope, limit: number): SQL =>
  sql`(SELECT own.id FROM ${peopleWithWords(words)} p CROSS JOIN LATERAL
      (SELECT q.id FROM quotes q WHERE q.customer_id = p.id AND ${quotesInScope(showrooms)}
        ORDER BY q.id DESC LIMIT ${limit}) own
    ORDER BY own.id DESC LIMIT ${limit})`

/**
 * A quote by its number, 'QT-2026-417' or '417'; otherwise the newest by customer: every word occurs in the name
 * or the e-mail address.
 */
export const findQuotes: Finder['find'] = async (payload, typed, { showrooms }, limit) => {
  const wanted = idInQuoteNumber(typed)
  if (wanted !== null) return matches(payload, sql`q.id = ${wanted} AND ${quotesInScope(showrooms)}`)
  const words = typedWords(typed)
  return words.length > 0 ? matches(payload, sql`q.id IN ${ofCustomers(words, showrooms, limit)}`) : []
}

async function matches(payload: Payload, where: SQL) {
  const rows = await select(payload, QUOTE, sql`FROM ${QUOTE_FROM} WHERE ${where} ORDER BY q.id DESC`)
  return rows.map(
    ({ createdAt, customer, id, isOrderOnDemand, isVehicleGone, orderEnd, status, vehicle }) => ({
      id,
      title: `${quoteNumber(id, createdAt)}, ${vehicle}`,
      detail: `${customer} · ${quoteBadge({ status, isVehicleGone, orderEnd, isExpired: status === 'EXPIRED' }).label}`,
      href: staffQuoteHref({ id, isOrderOnDemand }),
    }),
  )
}
