import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { ids, iso, type Row, textOrNull } from '@/server/sql'
import { findMatchingSearches, type Match, type StoredSearch } from '../../queries/find-matching-searches'
import { ALERT_PENDING_MAX, type AlertFrequency, dueAt, zoneOfCountry } from '../../rules/saved-search-alerts'
import { recordWishedOffers } from './record-wished-offers'
import { recordWishlistNews } from './record-wishlist-news'

/** Vehicles and searches matched against each other at a time. */
const VEHICLES_AT_ONCE = 2_000
const SEARCHES_AT_ONCE = 200
/** Vehicles examined if the changes themselves are no longer recorded: the worker was away for a day. */
const MOST_CAUGHT_UP = 50_000

/** The outcome of one run. */
export type MatchedAlerts = { changed: number; matches: number; watched: number }

/**
 * Examines the vehicles that changed since the last run and records who should be notified of what, and
 * when: new matches of saved searches, and news of vehicles on wishlists. If nothing changed, this costs
 * one small query. An interrupted run is repeated without recording anything twice.
 *
 * @param signal ends the run between two steps
 */
export async function findAlerts(payload: Payload, now: Date, signal?: AbortSignal): Promise<MatchedAlerts> {
  const { changed, snapshot } = await changedVehicles(payload)
  await recordWishedOffers(payload, changed, now)
  const fresh = await listedLately(payload, changed)
  let matches = 0
  for (let at = 0; at < fresh.length; at += VEHICLES_AT_ONCE)
    matches += await noteMatches(payload, fresh.slice(at, at + VEHICLES_AT_ONCE), now, signal)
  const watched = await recordWishlistNews(payload, now)
  signal?.throwIfAborted()
  await payload.db.drizzle.execute(
    sql`UPDATE alert_state SET seen = ${snapshot}::pg_snapshot, seen_at = ${now.toISOString()}`,
  )
  return { changed: changed.length, matches, watched }
}

/**
 * Vehicles changed by transactions that the last run could not see, and those visible to this one. If the
 * changes are no longer recorded (they were removed, or the database was restored and its transaction counter
 * restarted), vehicles saved since are used instead.
 */
async function changedVehicles(payload: Payload): Promise<{ changed: number[]; snapshot: string }> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT pg_current_snapshot()::text AS snapshot,
      pg_snapshot_xmax(s.seen) > pg_snapshot_xmax(pg_current_snapshot())
        OR (SELECT coalesce(bool_or(pruned >= pg_snapshot_xmin(s.seen)), false) FROM vehicle_search_state) AS is_lost,
      (SELECT coalesce(array_agg(DISTINCT c.vehicle_id), '{}') FROM vehicle_search_change c
        WHERE c.xid >= pg_snapshot_xmin(s.seen) AND NOT pg_visible_in_snapshot(c.xid, s.seen)) AS changed
    FROM alert_state s`)
  const { snapshot, is_lost, changed } = rows[0] ?? {}
  const known = changed as number[]
  if (!is_lost) return { snapshot: String(snapshot), changed: known }
  const more = await selectValues(
    payload,
    number(sql`caught_up.vehicle_id`),
    sql`FROM ((SELECT vehicle_id FROM vehicle_search WHERE is_public
      AND updated > (SELECT seen_at - interval '1 hour' FROM alert_state) ORDER BY updated DESC LIMIT ${MOST_CAUGHT_UP})
    UNION SELECT DISTINCT vehicle_id FROM wishlist_items) caught_up`,
  )
  return { snapshot: String(snapshot), changed: [...new Set([...known, ...more])] }
}

/** Those that are public and were listed after the oldest mark of any search: nothing else can be news. */
async function listedLately(payload: Payload, vehicles: readonly number[]): Promise<number[]> {
  if (vehicles.length === 0) return []
  return selectValues(
    payload,
    number(sql`vehicle_id`),
    sql`FROM vehicle_search WHERE vehicle_id = ANY(${ids(vehicles)}) AND is_public
      AND listed > (SELECT min(last_mark) FROM saved_searches WHERE frequency <> 'off') ORDER BY vehicle_id`,
  )
}

type Wanted = StoredSearch & { user: number; frequency: AlertFrequency; zone: string }

const wantedOf = (row: Row): Wanted => ({
  id: Number(row.id),
  query: String(row.query),
  mark: new Date(iso(row.last_mark)),
  user: Number(row.user_id),
  frequency: String(row.frequency) as AlertFrequency,
  zone: zoneOfCountry(textOrNull(row.country)),
})

/** Searches with alerts enabled, in the order of their ids. */
async function searchesAfter(payload: Payload, last: number): Promise<Wanted[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT s.id, s.query, s.last_mark, s.user_id, s.frequency, u.country
    FROM saved_searches s JOIN users u ON u.id = s.user_id
    WHERE s.id > ${last} AND s.frequency <> 'off' AND u.status = 'ACTIVE' AND u.deleted_at IS NULL
      AND (u.subscriptions ->> 'savedSearches') IS DISTINCT FROM 'false'
    ORDER BY s.id LIMIT ${SEARCHES_AT_ONCE}`)
  return rows.map(wantedOf)
}

async function noteMatches(
  payload: Payload,
  vehicles: readonly number[],
  now: Date,
  signal: AbortSignal | undefined,
): Promise<number> {
  let noted = 0
  for (let last = 0; ; ) {
    signal?.throwIfAborted()
    const searches = await searchesAfter(payload, last)
    const end = searches.at(-1)
    if (!end) return noted
    last = end.id
    const matches = await findMatchingSearches(payload, searches, vehicles, ALERT_PENDING_MAX)
    noted += await note(payload, searches, matches, now)
  }
}

/** One row per person, vehicle and search, permanently; a search with enough waiting gets no more. */
async function note(
  payload: Payload,
  searches: readonly Wanted[],
  matches: readonly Match[],
  now: Date,
): Promise<number> {
  const byId = new Map(searches.map((search) => [search.id, search]))
  const alerts = matches.flatMap(({ search: id, vehicle }) => {
    const search = byId.get(id)
    const due = search && dueAt(search.frequency, now, search.zone)
    return due
      ? [{ user_id: search.user, vehicle_id: vehicle, search_id: id, due_at: due.toISOString() }]
      : []
  })
  if (alerts.length === 0) return 0
  const { rows } = await payload.db.drizzle.execute(sql`
    INSERT INTO vehicle_alerts (user_id, vehicle_id, kind, search_id, due_at)
    SELECT a.user_id, a.vehicle_id, 'match', a.search_id, a.due_at
    FROM jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb)
      AS a(user_id int, vehicle_id int, search_id int, due_at timestamptz)
    WHERE EXISTS (SELECT FROM saved_searches s WHERE s.id = a.search_id)
      AND (SELECT count(*) FROM vehicle_alerts w WHERE w.search_id = a.search_id AND w.due_at IS NOT NULL)
        < ${ALERT_PENDING_MAX}
    ON CONFLICT DO NOTHING RETURNING 1 AS one`)
  return rows.length
}
