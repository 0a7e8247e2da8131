import { defineListExport } from '@/api/define-list-export'
import { fromMoney } from '@/kernel/money'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { dbOf } from '@/server/db-of'
import type { ExportColumn } from '@/server/sheets/export-rows'
import { listQuoteIds, readQuotes } from '../queries/list-quotes'
import type { QuoteRow } from '../queries/select-quote'
import { quoteBadge } from '../rules/lists/quote-badge'
import { offerTotals } from '../rules/offer/offer-totals'
import { isExpired } from '../rules/offer-validity'
import { quoteNumber } from '../rules/quote-number'
import { quoteTurn } from '../rules/quote-turn'
import { quotesFileQuery } from '../schemas/quotes-query'
import * as words from './export-words'

/** A day as a spreadsheet stores it. */
const dayOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`)

const totalOf = (row: QuoteRow): number | null => {
  const totals = offerTotals(row)
  return totals && fromMoney(totals.total)
}

/** The columns of a file of quotes; days are those of the company. */
function quoteColumns(timezone: string): ExportColumn<QuoteRow>[] {
  const today = dayIn(new Date(), timezone)
  const dayAt = (moment: string) => dayOf(dayIn(new Date(moment), timezone))
  const turnOf = (row: QuoteRow) =>
    quoteTurn({ ...row, status: isExpired(row, today) ? 'EXPIRED' : row.status })
  return [
    { heading: words.quote, kind: 'text', value: (row) => quoteNumber(row.id, row.createdAt) },
    {
      heading: words.status,
      kind: 'text',
      value: (row) => quoteBadge({ ...row, isExpired: isExpired(row, today) }).label,
    },
    {
      heading: words.kind,
      kind: 'text',
      value: ({ isOrderOnDemand }) => (isOrderOnDemand ? words.onDemand : words.standard),
    },
    {
      heading: words.turn,
      kind: 'text',
      value: (row) => {
        const turn = turnOf(row)
        return turn && words.turns[turn]
      },
    },
    {
      heading: words.since,
      kind: 'day',
      value: (row) => (turnOf(row) && row.waitingSince ? dayAt(row.waitingSince) : null),
    },
    { heading: words.customer, kind: 'text', value: ({ name }) => name },
    { heading: words.email, kind: 'text', value: ({ email }) => email },
    { heading: words.vehicle, kind: 'text', value: ({ vehicleName }) => vehicleName },
    { heading: words.stockNumber, kind: 'text', value: ({ sku }) => sku },
    { heading: words.showroom, kind: 'text', value: ({ showroomName }) => showroomName },
    { heading: words.total, kind: 'amount', value: totalOf },
    { heading: words.currency, kind: 'text', value: (row) => (totalOf(row) === null ? null : row.currency) },
    { heading: words.requested, kind: 'day', value: ({ requestedAt }) => dayAt(requestedAt) },
    {
      heading: words.validUntil,
      kind: 'day',
      value: ({ validUntil }) => (validUntil ? dayOf(validUntil.slice(0, 10)) : null),
    },
  ]
}

/** The lists of quotes as files. */
export const quoteExportRoutes = defineListExport({
  path: '/quotes/export',
  tag: 'Quotes',
  access: { kind: 'module', module: 'sales', action: 'read', isHidden: true },
  query: quotesFileQuery,
  singular: 'quote',
  find: async ({ actor, req }, filter, most) => {
    const db = await dbOf(req)
    const { timezone } = await readTradeSettings(db)
    return {
      ids: await listQuoteIds(db, filter, visibleShowrooms(actor), timezone, most),
      columns: quoteColumns(timezone),
      read: (some) => readQuotes(req.payload.db.drizzle, some),
    }
  },
})
