import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { statusCode } from '@/modules/inventory/vehicles/rules/status/status-codes'
import { ids } from '@/server/sql'

const offerNow = sql`SELECT w.vehicle_id, s.price, coalesce(s.card ->> 'currency', ${DEFAULT_CURRENCY}) AS currency,
    coalesce(s.status = ${statusCode('PUBLISHED')}, false) AS is_available`

/**
 * Records the current offers of vehicles on wishlists, if they differ from the last ones recorded: for
 * changed vehicles, and for those newly on a wishlist.
 */
export async function recordWishedOffers(
  payload: Payload,
  changed: readonly number[],
  now: Date,
): Promise<void> {
  const db = payload.db.drizzle
  if (changed.length > 0)
    await db.execute(sql`
      INSERT INTO watched_offers (vehicle_id, since, price, currency, is_available)
      SELECT n.vehicle_id, ${now.toISOString()}, n.price, n.currency, n.is_available FROM (
        ${offerNow} FROM (SELECT DISTINCT vehicle_id FROM wishlist_items WHERE vehicle_id = ANY(${ids(changed)})) w
        LEFT JOIN vehicle_search s ON s.vehicle_id = w.vehicle_id) n
      LEFT JOIN LATERAL (SELECT o.price, o.currency, o.is_available FROM watched_offers o
        WHERE o.vehicle_id = n.vehicle_id ORDER BY o.since DESC LIMIT 1) o ON true
      WHERE (n.price, n.currency, n.is_available) IS DISTINCT FROM (o.price, o.currency, o.is_available)
      ON CONFLICT DO NOTHING`)
  await db.execute(sql`
    INSERT INTO watched_offers (vehicle_id, since, price, currency, is_available, is_judged)
    SELECT n.vehicle_id, ${now.toISOString()}, n.price, n.currency, n.is_available, true FROM (
      ${offerNow} FROM (SELECT DISTINCT vehicle_id FROM wishlist_items i WHERE NOT EXISTS (
        SELECT FROM watched_offers o WHERE o.vehicle_id = i.vehicle_id)) w
      LEFT JOIN vehicle_search s ON s.vehicle_id = w.vehicle_id) n
    ON CONFLICT DO NOTHING`)
}
