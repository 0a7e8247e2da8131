import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Finder } from '@/api/module'
import { quotes } from '@/modules/sales/tables.gen'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { idInQuoteNumber, quoteNumber } from '../rules/quote-number'
import { QUOTE_STATUS_LABELS } from '../rules/quote-statuses'
import { CUSTOMER_NAME, QUOTE_FROM, QUOTE_VEHICLE } from './quote-mail'
import { quotesInScope } from './quotes'

const q = alias(quotes, 'q')

const QUOTE = {
  id: q.id,
  status: q.status,
  isOrderOnDemand: q.isOrderOnDemand,
  createdAt: q.createdAt,
  vehicle: text(QUOTE_VEHICLE),
  customer: text(CUSTOMER_NAME),
}

/** A quote by its number: 'QT-2026-417', or '417'. */
export const findQuotes: Finder['find'] = async (payload, typed, { showrooms }, limit) => {
  const wanted = idInQuoteNumber(typed)
  if (wanted === null) return []
  const rows = await select(
    payload,
    QUOTE,
    sql`FROM ${QUOTE_FROM} WHERE q.id = ${wanted} AND ${quotesInScope(showrooms)} LIMIT ${limit}`,
  )
  return rows.map(({ createdAt, customer, id, isOrderOnDemand, status, vehicle }) => ({
    id,
    title: `${quoteNumber(id, createdAt)}, ${vehicle}`,
    detail: `${customer} · ${QUOTE_STATUS_LABELS[status]}`,
    href: `/admin/quotes/${isOrderOnDemand ? 'order-on-demand' : 'standard-quotes'}/${id}`,
  }))
}
