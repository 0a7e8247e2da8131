import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { ids, iso, numberOrNull, type Row } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { listWishlistWatchersOf, type Watcher } from '../../queries/list-wishlist-watchers'
import { dropToReport, isBack, type Offer, STABLE_MINUTES } from '../../rules/saved-search-alerts'

/** Vehicles examined in one run; the others follow in the next. */
const OFFERS_PER_PASS = 500

/**
 * Examines offers that have held long enough and records who should be notified of a lower price or of a
 * vehicle that is available again.
 *
 * @returns how many vehicles were examined
 */
export async function recordWishlistNews(payload: Payload, now: Date): Promise<number> {
  const stableSince = new Date(now.getTime() - STABLE_MINUTES * 60_000).toISOString()
  return inTransaction({ payload }, async (_, db) => {
    const vehicles = await selectValues(
      db,
      number(sql`vehicle_id`),
      sql`FROM watched_offers WHERE NOT is_judged AND since <= ${stableSince}
      GROUP BY vehicle_id ORDER BY min(since) LIMIT ${OFFERS_PER_PASS}`,
    )
    if (vehicles.length === 0) return 0
    const histories = await historiesOf(db, vehicles)
    const notified = await newsNotified(db, vehicles)
    for (const watcher of await listWishlistWatchersOf(db, vehicles))
      await checkOffers(db, watcher, histories.get(watcher.vehicleId) ?? [], notified, now)
    await db.execute(sql`
      UPDATE watched_offers SET is_judged = true WHERE vehicle_id = ANY(${ids(vehicles)}) AND since <= ${stableSince}`)
    return vehicles.length
  })
}

async function historiesOf(db: Db, vehicles: readonly number[]): Promise<Map<number, Offer[]>> {
  const { rows } = await db.execute(
    sql`SELECT * FROM watched_offers WHERE vehicle_id = ANY(${ids(vehicles)}) ORDER BY vehicle_id, since`,
  )
  const histories = new Map<number, Offer[]>()
  for (const row of rows) {
    const history = histories.get(Number(row.vehicle_id)) ?? []
    histories.set(Number(row.vehicle_id), history)
    history.push({
      since: new Date(iso(row.since)),
      price: numberOrNull(row.price),
      currency: String(row.currency),
      isAvailable: row.is_available === true,
    })
  }
  return histories
}

const keyOf = (user: number, vehicle: number, kind: string): string => `${user}:${vehicle}:${kind}`

/** Notices that people got about vehicles on their wishlists, by person, vehicle and kind. */
async function newsNotified(db: Db, vehicles: readonly number[]): Promise<Map<string, Row>> {
  const { rows } = await db.execute(sql`
    SELECT user_id, vehicle_id, kind, told_at, told_price FROM vehicle_alerts
    WHERE vehicle_id = ANY(${ids(vehicles)}) AND kind <> 'match' AND told_at IS NOT NULL`)
  return new Map(
    rows.map((row) => [keyOf(Number(row.user_id), Number(row.vehicle_id), String(row.kind)), row]),
  )
}

async function checkOffers(
  db: Db,
  { userId, vehicleId, since, priceThen, currency }: Watcher,
  history: readonly Offer[],
  notified: ReadonlyMap<string, Row>,
  now: Date,
): Promise<void> {
  const lastDrop = notified.get(keyOf(userId, vehicleId, 'price-drop'))
  const known = lastDrop && { price: Number(lastDrop.told_price), at: new Date(iso(lastDrop.told_at)) }
  const drop = dropToReport(history, { since, priceThen, currency, reported: known ?? null }, now)
  if (drop) await noteNews(db, [userId, vehicleId, 'price-drop'], drop, now)
  const lastBackInStock = notified.get(keyOf(userId, vehicleId, 'back-in-stock'))
  const toldAt = lastBackInStock ? new Date(iso(lastBackInStock.told_at)) : null
  if (isBack(history, { since, toldAt }, now))
    await noteNews(db, [userId, vehicleId, 'back-in-stock'], null, now)
}

/** One row per person, vehicle and kind; pending news is updated. */
async function noteNews(
  db: Db,
  [user, vehicle, kind]: [number, number, string],
  drop: { from: number; to: number } | null,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO vehicle_alerts (user_id, vehicle_id, kind, due_at, price, price_before)
    VALUES (${user}, ${vehicle}, ${kind}, ${now.toISOString()}, ${drop?.to ?? null}, ${drop?.from ?? null})
    ON CONFLICT (user_id, vehicle_id, kind, search_id)
    DO UPDATE SET due_at = excluded.due_at, price = excluded.price, price_before = excluded.price_before`)
}
