import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { dayIn } from '@/kernel/time/day-in'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { dollarSql } from '@/modules/settings/exchange-rates/queries/build-dollar-sql'
import { readRatesOn } from '@/modules/settings/exchange-rates/queries/read-rates-on'
import type { Db } from '@/server/db-of'
import { type QuoteSort, USUAL_QUOTE_SORT } from '../rules/lists/quote-sorts'
import { QUOTE_STATUSES } from '../rules/quote-statuses'
import { QUOTE_FROM, QUOTE_VEHICLE } from './read-quote-mail-facts'

const STATUSES = sql.raw(QUOTE_STATUSES.map((status) => `'${status}'`).join(', '))

const percentOfPrice = (percent: SQL): SQL => sql`round(q.quoted_price * coalesce(${percent}, 0) / 100)`

/** As `offerTotals`: what an offer comes to, in minor units; null without a price. */
const TOTAL = sql`(q.quoted_price + coalesce(q.delivery_charges, 0)
  + CASE WHEN q.price_type = 'DDP' AND q.is_tax_applied
    THEN ${percentOfPrice(sql`q.withholding_tax_percentage`)} + ${percentOfPrice(sql`q.vat_percentage`)}
    ELSE 0 END)`

const folded = (text: SQL): SQL => sql`lower(unaccent(${text}))`

type Source = { from: SQL; by: SQL }

const QUOTES = sql`quotes q`

const COLUMNS: Record<string, Source> = {
  waiting: { from: QUOTES, by: sql`q.waiting_since` },
  vehicle: { from: QUOTE_FROM, by: folded(QUOTE_VEHICLE) },
  status: { from: QUOTES, by: sql`array_position(ARRAY[${STATUSES}], q.status::text)` },
  customer: { from: QUOTE_FROM, by: folded(personName('u')) },
  showroom: { from: QUOTE_FROM, by: folded(sql`s.showroom_name`) },
}

/** Where quotes `q` are read from for an order of the list, and that order; what has no value comes last. */
export async function quoteSortSql(
  db: Db,
  sort: QuoteSort = USUAL_QUOTE_SORT,
  timezone = 'UTC',
): Promise<{ from: SQL; orderBy: SQL }> {
  if (sort === 'newest') return { from: QUOTES, orderBy: sql`q.requested_at DESC, q.id DESC` }
  if (sort === 'oldest') return { from: QUOTES, orderBy: sql`q.requested_at, q.id` }
  const [column = '', way] = sort.split('-')
  const source = column === 'price' ? await priceSource(db, timezone) : COLUMNS[column]
  if (!source) throw new Error(`A list of quotes has no order by ${column}`)
  const { by, from } = source
  return {
    from,
    orderBy: way === 'desc' ? sql`${by} DESC NULLS LAST, q.id DESC` : sql`${by} NULLS LAST, q.id`,
  }
}

/** Prices in several currencies are compared by the company's rates of the day. */
const priceSource = async (db: Db, timezone: string): Promise<Source> => ({
  from: QUOTES,
  by: dollarSql(TOTAL, sql`q.currency`, await readRatesOn(db, dayIn(new Date(), timezone))),
})
