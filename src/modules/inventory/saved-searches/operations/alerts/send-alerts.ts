import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { type Subscriptions, subscriptionsOf } from '@/modules/accounts/own-account/rules/subscriptions'
import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { readCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { readDeliverTo } from '@/modules/inventory/destination-choice/queries/read-deliver-to'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { readerUnit } from '@/modules/inventory/vehicles/rules/distances/reader-distance-unit'
import { WISHLIST } from '@/modules/inventory/wishlist/rules/wishlist'
import type { Db } from '@/server/db-of'
import { queueMail } from '@/server/mail/queue-mail'
import { iso, numberOrNull, type Row } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { savedSearchMail, wishlistMail } from '../../mail/alert-mails'
import { findMatchingSearches } from '../../queries/find-matching-searches'
import { ALERT_GAP_MINUTES, ALERT_PENDING_MAX } from '../../rules/saved-search-alerts'
import {
  alertPageUrl,
  type News,
  newsItems,
  searchHeadline,
  wishlistHeadline,
} from './build-alert-mail-texts'
import { newsTotals } from './read-alert-totals'
import { type UnsubscribeScope, unsubscribeUrls } from './unsubscribe-from-alerts'

/** People notified in one run; the others follow in the next. */
const PEOPLE_AT_ONCE = 300
/** Rows of one person processed together. */
const ALERTS_AT_ONCE = 1_000

const SEARCHES = '/dashboard/saved-searches'

/**
 * Writes to everyone with alerts due: one e-mail with all new vehicles of their searches, one with all news
 * of their wishlist, and no more often than every ALERT_GAP_MINUTES. Recorded news that no longer holds is
 * dropped. Concurrent or interrupted runs write nothing twice.
 *
 * @returns how many e-mails were written
 */
export async function sendAlerts(payload: Payload, now: Date, signal?: AbortSignal): Promise<number> {
  const gap = new Date(now.getTime() - ALERT_GAP_MINUTES * 60_000).toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT a.user_id FROM vehicle_alerts a WHERE a.due_at <= ${now.toISOString()}
      AND NOT EXISTS (SELECT FROM vehicle_alerts t WHERE t.user_id = a.user_id AND t.told_at > ${gap})
    GROUP BY a.user_id ORDER BY min(a.due_at) LIMIT ${PEOPLE_AT_ONCE}`)
  let written = 0
  for (const row of rows) {
    if (signal?.aborted) break
    written += await notifyPerson(payload, Number(row.user_id), now)
  }
  return written
}

/** A row that is due, with its news if it still holds. */
type Due = { key: string; row: Row; news: News | null }

/** The recipient; null if nothing may be sent. */
type Person = {
  id: number
  address: string
  firstName: string
  wants: Subscriptions
  /** What they count distances in. */
  unit: DistanceUnit
}

async function notifyPerson(payload: Payload, user: number, now: Date): Promise<number> {
  const [due, to] = [await dueOf(payload, user, now), await readDeliverTo(payload, user, undefined)]
  return inTransaction({ payload }, async (req, db) => {
    const open = await lockDue(db, user, now)
    const mine = due.filter(({ key }) => open.has(key))
    const person = await personOf(db, user, to?.port.country)
    const notified = mine.filter(({ news }) => news !== null && person !== null && isWanted(person, news))
    const written = person ? await write(req, person, notified, now) : 0
    await markNotified(db, user, mine, notified, now)
    return written
  })
}

const isWanted = ({ wants }: Person, { kind }: News): boolean =>
  kind === 'match' ? wants.savedSearches : wants.wishlist

const keyOf = (row: Row): string =>
  [row.kind, row.search_id ?? 0, row.vehicle_id, row.price ?? '', iso(row.due_at)].join(':')

/** What is due for a person and still holds: the vehicle is listed, matches the search, costs no more. */
async function dueOf(payload: Payload, user: number, now: Date): Promise<Due[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT a.*, s.name, s.query, a.kind = 'match' AND EXISTS (SELECT FROM vehicle_alerts t
      WHERE t.user_id = a.user_id AND t.vehicle_id = a.vehicle_id AND t.kind = 'match' AND t.told_at IS NOT NULL) AS is_known,
      EXISTS (SELECT FROM wishlist_items w WHERE w.user_id = a.user_id AND w.vehicle_id = a.vehicle_id) AS is_wished
    FROM vehicle_alerts a LEFT JOIN saved_searches s ON s.id = a.search_id
    WHERE a.user_id = ${user} AND a.due_at <= ${now.toISOString()}
    ORDER BY a.due_at, a.vehicle_id DESC LIMIT ${ALERTS_AT_ONCE}`)
  const cards = await readCards(payload, [...new Set(rows.map((row) => Number(row.vehicle_id)))])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const fitting = await fittingOf(payload, rows)
  const due = rows.map((row): Due => {
    const vehicle = byId.get(Number(row.vehicle_id))
    const kind = String(row.kind) as News['kind']
    const search =
      row.search_id == null
        ? null
        : { id: Number(row.search_id), name: String(row.name), query: String(row.query) }
    const holds =
      kind === 'match'
        ? !row.is_known && fitting.has(`${row.search_id}:${row.vehicle_id}`)
        : row.is_wished &&
          vehicle?.status === 'PUBLISHED' &&
          (kind !== 'price-drop' || costsNoMore(vehicle.price, row))
    const news =
      vehicle && holds
        ? { vehicle, kind, search, priceBefore: numberOrNull(row.price_before), total: null }
        : null
    return { key: keyOf(row), row, news }
  })
  return withTotals(payload, user, due)
}

/** The same with what the vehicles cost at the reader's port. */
async function withTotals(payload: Payload, user: number, due: readonly Due[]): Promise<Due[]> {
  const notified = newsToSend(due)
  const totals = await newsTotals(payload, user, notified)
  const totalOf = new Map(notified.map((news, place) => [news, totals[place] ?? null]))
  return due.map((one) => ({
    ...one,
    news: one.news && { ...one.news, total: totalOf.get(one.news) ?? null },
  }))
}

const costsNoMore = (price: number | null, row: Row): boolean => price !== null && price <= Number(row.price)

async function fittingOf(payload: Payload, rows: readonly Row[]): Promise<Set<string>> {
  const matches = rows.filter(({ kind }) => kind === 'match')
  const searches = new Map(matches.map((row) => [Number(row.search_id), String(row.query)]))
  const vehicles = [...new Set(matches.map((row) => Number(row.vehicle_id)))]
  const marked = [...searches].map(([id, query]) => ({ id, query, mark: new Date(0) }))
  const allMatches = await findMatchingSearches(payload, marked, vehicles, 2 * ALERT_PENDING_MAX)
  return new Set(allMatches.map(({ search, vehicle }) => `${search}:${vehicle}`))
}

/** Locks the rows still due; another run that waits for them finds them done. */
async function lockDue(db: Db, user: number, now: Date): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    SELECT kind, search_id, vehicle_id, price, due_at FROM vehicle_alerts
    WHERE user_id = ${user} AND due_at <= ${now.toISOString()} ORDER BY vehicle_id, kind, search_id FOR UPDATE`)
  return new Set(rows.map(keyOf))
}

async function personOf(db: Db, user: number, portCountry: string | undefined): Promise<Person | null> {
  const { rows } = await db.execute(sql`
    SELECT email, first_name, subscriptions, country FROM users
    WHERE id = ${user} AND status = 'ACTIVE' AND deleted_at IS NULL`)
  const row = rows[0]
  if (!row) return null
  const wants = subscriptionsOf(row.subscriptions)
  const unit = readerUnit({
    chosen: null,
    portCountry,
    accountCountry: countryOf(row.country as string | null)?.name,
  })
  return { id: user, address: String(row.email), firstName: String(row.first_name ?? ''), wants, unit }
}

/** The same key for the same rows, so that a repeated run writes no second e-mail. */
const effectOf = (user: number, rows: readonly Due[]): string => {
  const marks = rows.map(({ key }) => key).sort()
  return `alert:${user}:${createHash('sha256').update(marks.join('|')).digest('base64url')}`
}

const newsToSend = (rows: readonly Due[]): News[] => rows.flatMap(({ news }) => news ?? [])

async function write(
  req: PayloadRequest,
  person: Person,
  notified: readonly Due[],
  now: Date,
): Promise<number> {
  const [matches, wished] = [true, false].map((isMatch) =>
    notified.filter(({ news }) => (news?.kind === 'match') === isMatch),
  ) as [Due[], Due[]]
  const { firstName, unit } = person
  const receiver = (scope: UnsubscribeScope) => {
    const { oneClick, page } = unsubscribeUrls(person.id, scope, now)
    return { to: { address: person.address, userId: person.id, unsubscribeUrl: oneClick }, page }
  }
  let written = 0
  if (matches.length > 0) {
    const news = newsToSend(matches)
    const { to, page } = receiver(scopeOf(news))
    const values = {
      firstName,
      headline: searchHeadline(news),
      vehicles: newsItems(news, SEARCHES, unit),
      searchesLink: alertPageUrl(SEARCHES),
      unsubscribeLink: page,
    }
    written += Number(await queueMail(req, savedSearchMail, to, effectOf(person.id, matches), values))
  }
  if (wished.length > 0) {
    const news = newsToSend(wished)
    const { to, page } = receiver('wishlist')
    const values = {
      firstName,
      headline: wishlistHeadline(news),
      vehicles: newsItems(news, WISHLIST, unit),
      wishlistLink: alertPageUrl(WISHLIST),
      unsubscribeLink: page,
    }
    written += Number(await queueMail(req, wishlistMail, to, effectOf(person.id, wished), values))
  }
  return written
}

/** The one search that an e-mail is about, or else all of them. */
function scopeOf(news: readonly News[]): UnsubscribeScope {
  const [only, ...more] = new Set(news.flatMap(({ search }) => search?.id ?? []))
  return only !== undefined && more.length === 0 ? { search: only } : 'searches'
}

/** Records what was sent, and drops what no longer holds: it may become news again. */
async function markNotified(
  db: Db,
  user: number,
  due: readonly Due[],
  notified: readonly Due[],
  now: Date,
): Promise<void> {
  const isNotified = new Set(notified.map(({ key }) => key))
  const rows = due.map(({ key, row }) => ({
    vehicle_id: row.vehicle_id,
    kind: row.kind,
    search_id: row.search_id,
    is_told: isNotified.has(key) || row.is_known === true,
  }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS g(vehicle_id int, kind text, search_id int, is_told boolean)`
  const same = sql`a.user_id = ${user} AND a.vehicle_id = g.vehicle_id AND a.kind = g.kind
    AND a.search_id IS NOT DISTINCT FROM g.search_id`
  await db.execute(sql`
    UPDATE vehicle_alerts a SET due_at = NULL,
      told_at = CASE WHEN g.is_told THEN ${now.toISOString()}::timestamptz ELSE a.told_at END,
      told_price = CASE WHEN g.is_told THEN a.price ELSE a.told_price END
    FROM ${given} WHERE ${same}`)
  await db.execute(
    sql`DELETE FROM vehicle_alerts a USING ${given} WHERE ${same} AND a.due_at IS NULL AND a.told_at IS NULL`,
  )
}
