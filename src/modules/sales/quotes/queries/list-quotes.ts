import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { isAbout, peopleMatching } from '@/modules/sales/search/queries/match-people-by-words'
import { quotes } from '@/modules/sales/tables.gen'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { number } from '@/server/rows/fields'
import { type Reader, select, selectPage, selectValues } from '@/server/rows/select'
import { all, equals, ids } from '@/server/sql'
import { idInQuoteNumber } from '../rules/quote-number'
import type { OwnQuotesQuery, QuotesQuery } from '../schemas/quotes-query'
import { quoteSortSql } from './build-quote-sort'
import { IS_ROUND_ANSWERED, IS_STAFFS_TURN, isLive, MESSAGE_WAITS } from './match-quote-states'
import { quotesInScope } from './match-quotes-in-scope'
import { isWanted } from './match-wanted-vehicle'
import { QUOTE, QUOTE_DETAILS_FROM, type QuoteRow } from './select-quote'

const q = alias(quotes, 'q')
type Page = { rows: QuoteRow[]; total: number }

/** The rows of these ids, in their order. */
export async function readQuotes(on: Reader, wanted: readonly number[]): Promise<QuoteRow[]> {
  if (wanted.length === 0) return []
  const rows = await select(on, QUOTE, sql`FROM ${QUOTE_DETAILS_FROM} WHERE q.id = ANY(${ids(wanted)})`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

/** One page of ids first, from as few tables as the filters need; the rest is read for that page alone. */
async function pageOf(
  db: Db,
  list: { from: SQL; where: SQL; orderBy: SQL },
  paging: { page: number; limit: number },
  countTo?: number,
): Promise<Page> {
  const { rows, total } = await selectPage(db, { shape: { id: q.id }, ...list }, paging, countTo)
  return {
    rows: await readQuotes(
      db,
      rows.map(({ id }) => id),
    ),
    total,
  }
}

/**
 * Whose turn it is; quotes that are over or without their vehicle are nobody's, unless their customers have written without an answer. The states come first and as literals, for
 * the indexes.
 */
const TURNS = {
  staff: sql`(${IS_STAFFS_TURN} OR ${MESSAGE_WAITS})`,
  customer: sql`q.status IN ('QUOTED', 'NOT_AVAILABLE', 'NEGOTIATING') AND q.vehicle_gone_at IS NULL
    AND (q.status <> 'NEGOTIATING' OR ${IS_ROUND_ANSWERED})`,
}

const dayBound = (day: string, timezone: string, plus: number): Date =>
  day.includes('T') ? new Date(day) : startOfDay(day, timezone, plus)

/** A number of a quote finds it alone; anything else is looked for in customer, vehicle and wish. */
async function keywordIs(db: Db, { isOrderOnDemand, keyword }: Filter): Promise<SQL | undefined> {
  if (keyword === undefined) return undefined
  const id = idInQuoteNumber(keyword)
  if (id !== null) return sql`q.id = ${id}`
  const about = await isAbout(db, 'q', keyword)
  return isOrderOnDemand === false ? sql`(${about})` : sql`(${about} OR ${await isWanted(db, keyword)})`
}

type Filter = Omit<QuotesQuery, 'page' | 'limit'>
type Listed = { from: SQL; where: SQL; orderBy: SQL }

/** The quotes visible to a member of staff that a filter finds, in its order. */
async function filtered(db: Db, filter: Filter, showrooms: ShowroomScope, timezone: string): Promise<Listed> {
  const { customerName, requestedFrom, requestedTo, sort, waitingDays } = filter
  const where = all([
    quotesInScope(showrooms),
    await keywordIs(db, filter),
    customerName !== undefined && sql`q.customer_id IN ${peopleMatching(customerName)}`,
    equals(sql`q.status`, filter.status),
    filter.isOrderOnDemand !== undefined && sql`q.is_order_on_demand = ${filter.isOrderOnDemand}`,
    filter.turn && TURNS[filter.turn],
    waitingDays !== undefined && sql`q.waiting_since <= now() - make_interval(days => ${waitingDays})`,
    equals(sql`q.showroom_id`, filter.showroom),
    equals(sql`q.customer_id`, filter.userId),
    equals(sql`q.vehicle_id`, filter.vehicleId),
    requestedFrom !== undefined &&
      sql`q.requested_at >= ${dayBound(requestedFrom, timezone, 0).toISOString()}::timestamptz`,
    requestedTo !== undefined &&
      sql`q.requested_at < ${dayBound(requestedTo, timezone, 1).toISOString()}::timestamptz`,
  ])
  return { ...(await quoteSortSql(db, sort, timezone)), where }
}

/**
 * The quotes visible to a member of staff, one page at a time: latest first unless asked otherwise.
 *
 * @param timezone the company's, for the days of the filters
 * @param countTo where counting stops: a larger total means that there are more
 */
export const listQuotes = async (
  db: Db,
  query: QuotesQuery,
  showrooms: ShowroomScope,
  timezone: string,
  countTo?: number,
): Promise<Page> => pageOf(db, await filtered(db, query, showrooms, timezone), query, countTo)

/** The ids of what that list has on all its pages, at most so many. */
export async function listQuoteIds(
  db: Db,
  filter: Filter,
  showrooms: ShowroomScope,
  timezone: string,
  most: number,
): Promise<number[]> {
  const { from, orderBy, where } = await filtered(db, filter, showrooms, timezone)
  return selectValues(
    db,
    number(sql`q.id`),
    sql`FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${most}`,
  )
}

/** A customer's own quotes, latest first, one page at a time. */
export function listOwnQuotes(db: Db, customerId: number, query: OwnQuotesQuery): Promise<Page> {
  const where = all([
    sql`q.customer_id = ${customerId}`,
    equals(sql`q.status`, query.status),
    query.isOrderOnDemand !== undefined && sql`q.is_order_on_demand = ${query.isOrderOnDemand}`,
    query.stage === 'requested' && sql`q.quoted_at IS NULL`,
    query.stage === 'received' && sql`q.quoted_at IS NOT NULL`,
  ])
  return pageOf(db, { from: sql`quotes q`, where, orderBy: sql`q.id DESC` }, query)
}

/** Whether a customer has a quote for a vehicle that is not over. */
export const quoteExists = (
  on: Reader,
  customerId: number,
  vehicleId: number,
  showrooms: ShowroomScope = 'all',
): Promise<boolean> =>
  exists(
    on,
    sql`FROM quotes q WHERE q.vehicle_id = ${vehicleId} AND q.customer_id = ${customerId} AND ${isLive()}
      AND ${quotesInScope(showrooms)}`,
  )
