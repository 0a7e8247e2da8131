import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { ShowroomScope } from '@/kernel/permissions'
import { isAbout, peopleMatching } from '@/modules/sales/search/queries/search-by-words'
import { quotes } from '@/modules/sales/tables.gen'
import { startOfDay } from '@/modules/settings/places/rules/zoned-day'
import { json, type RowOf, text } from '@/server/rows/fields'
import { exists, type Reader, select, selectPage } from '@/server/rows/select'
import { all, equals, ids, inShowrooms } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { idInQuoteNumber } from '../rules/quote-number'
import type { OwnQuotesQuery, QuotesQuery } from '../schemas/quotes-query'
import { IS_ROUND_ANSWERED, IS_STAFFS_TURN, isLive, MESSAGE_WAITS } from './build-quote-sql'
import { isWanted } from './match-wanted-vehicle'
import { QUOTE, QUOTE_DETAILS_FROM, type QuoteRow } from './select-quote'

const q = alias(quotes, 'q')
type Page = { rows: QuoteRow[]; total: number }

/** Quotes of staff with this scope: those of their showrooms, and requests that have none yet. */
export const quotesInScope = (showrooms: ShowroomScope): SQL =>
  showrooms === 'all'
    ? sql`true`
    : sql`(q.showroom_id IS NULL OR ${inShowrooms(sql`q.showroom_id`, showrooms)})`

/** The rows of these ids, in their order. */
async function readQuotes(on: Reader, wanted: readonly number[]): Promise<QuoteRow[]> {
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
async function keywordIs(db: Db, { isOrderOnDemand, keyword }: QuotesQuery): Promise<SQL | undefined> {
  if (keyword === undefined) return undefined
  const id = idInQuoteNumber(keyword)
  if (id !== null) return sql`q.id = ${id}`
  const about = await isAbout(db, 'q', keyword)
  return isOrderOnDemand === false ? sql`(${about})` : sql`(${about} OR ${await isWanted(db, keyword)})`
}

/**
 * The quotes visible to a member of staff, one page at a time: latest first, or the longest waiting first.
 *
 * @param timezone the company's, for the days of the filters
 * @param countTo where counting stops: a larger total means that there are more
 */
export async function listQuotes(
  db: Db,
  query: QuotesQuery,
  showrooms: ShowroomScope,
  timezone: string,
  countTo?: number,
): Promise<Page> {
  const { customerName, requestedFrom, requestedTo, sort, waitingDays } = query
  const where = all([
    quotesInScope(showrooms),
    await keywordIs(db, query),
    customerName !== undefined && sql`q.customer_id IN ${peopleMatching(customerName)}`,
    equals(sql`q.status`, query.status),
    query.isOrderOnDemand !== undefined && sql`q.is_order_on_demand = ${query.isOrderOnDemand}`,
    query.turn && TURNS[query.turn],
    waitingDays !== undefined && sql`q.waiting_since <= now() - make_interval(days => ${waitingDays})`,
    equals(sql`q.showroom_id`, query.showroom),
    equals(sql`q.customer_id`, query.userId),
    equals(sql`q.vehicle_id`, query.vehicleId),
    requestedFrom !== undefined &&
      sql`q.requested_at >= ${dayBound(requestedFrom, timezone, 0).toISOString()}::timestamptz`,
    requestedTo !== undefined &&
      sql`q.requested_at < ${dayBound(requestedTo, timezone, 1).toISOString()}::timestamptz`,
  ])
  const orderBy = sort === 'waiting' ? sql`q.waiting_since NULLS LAST, q.id` : sql`q.id DESC`
  return pageOf(db, { from: sql`quotes q`, where, orderBy }, query, countTo)
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

/** One quote of any customer; null if there is none. */
export async function getQuote(on: Reader, id: number): Promise<QuoteRow | null> {
  const [row] = await readQuotes(on, [id])
  return row ?? null
}

const DRAFT = {
  entries: json(z.record(z.string(), z.unknown()), sql`q.draft`),
  stamp: text(sql`md5(q.draft::text)`),
}
/** What staff have entered for a quote and not sent; the stamp differs with every change. */
export type StoredDraft = RowOf<typeof DRAFT>

/** What staff have entered for a quote and not sent; null for nothing. */
export async function getDraft(on: Reader, id: number): Promise<StoredDraft | null> {
  const [draft] = await select(on, DRAFT, sql`FROM quotes q WHERE q.id = ${id} AND q.draft IS NOT NULL`)
  return draft ?? null
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
