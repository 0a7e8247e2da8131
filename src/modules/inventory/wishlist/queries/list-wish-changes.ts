import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { VISIBLE_CODES } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { stockNumber } from '@/modules/inventory/vehicles/rules/derived/stock-number'
import { statusOfCode } from '@/modules/inventory/vehicles/rules/status/status-codes'
import type { Db } from '@/server/db-of'
import { flag, nullable, number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { byUse, changeSinceWished, type WishChange } from '../rules/change-since-wished'
import { wishlistItems } from './tables'

const w = alias(wishlistItems, 'w')
const WISH = {
  vehicleId: w.vehicleId,
  thenPrice: nullable(number(sql`CASE WHEN o.vehicle_id IS NULL THEN w.price_when_added ELSE o.price END`)),
  thenCurrency: text(sql`coalesce(o.currency, w.currency)`),
  wasAvailable: flag(sql`coalesce(o.is_available, true)`),
  status: nullable(number(sql`s.status`)),
  price: nullable(number(sql`s.price`)),
  currency: text(sql`coalesce(s.card ->> 'currency', ${sql.raw(`'${DEFAULT_CURRENCY}'`)})`),
  name: nullable(text(sql`s.card ->> 'name'`)),
  picture: nullable(text(sql`s.card #>> '{picture,t}'`)),
}

/** A vehicle of a wishlist to which something has happened. */
export type ChangedWish = {
  vehicleId: number
  name: string
  picture: string | null
  /** Whether it has a public page. */
  hasPage: boolean
  change: WishChange
}

/** How many of a wishlist are looked at, the last added first. */
const NEWEST = 200

/**
 * What has happened to the vehicles of a wishlist since a moment, or since each was added if that was later. How they
 * were offered then is what was recorded for the alerts, else the price they had when they were added. A vehicle that
 * is held for the person is no news to them.
 *
 * @param since null for anything since they were added
 * @param own vehicles that the person is buying
 */
export async function listWishChanges(
  db: Db,
  userId: number,
  since: Date | null,
  own: readonly number[],
): Promise<ChangedWish[]> {
  const from = since ? sql`greatest(w.created_at, ${since.toISOString()}::timestamptz)` : sql`w.created_at`
  const rows = await select(
    db,
    WISH,
    sql`FROM (SELECT * FROM wishlist_items n WHERE n.user_id = ${userId}
        ORDER BY n.created_at DESC, n.vehicle_id DESC LIMIT ${NEWEST}) w
      LEFT JOIN vehicle_search s ON s.vehicle_id = w.vehicle_id AND s.status IN (${VISIBLE_CODES})
      LEFT JOIN LATERAL (SELECT x.* FROM watched_offers x WHERE x.vehicle_id = w.vehicle_id AND x.since <= ${from}
        ORDER BY x.since DESC LIMIT 1) o ON true
      WHERE NOT EXISTS (SELECT FROM reservations r WHERE r.vehicle_id = w.vehicle_id
        AND r.customer_id = w.user_id AND r.status = 'CONFIRMED')`,
  )
  const changes = rows.flatMap(({ thenCurrency, thenPrice, vehicleId, wasAvailable, ...row }) => {
    if (own.includes(vehicleId)) return []
    const then = { price: thenPrice, currency: thenCurrency, isAvailable: wasAvailable }
    const status = row.status === null ? null : statusOfCode(row.status)
    const change = changeSinceWished(then, { price: row.price, currency: row.currency, status })
    if (!change) return []
    const name = row.name ?? stockNumber(vehicleId)
    const picture = row.picture && mediaUrl(row.picture)
    return [{ vehicleId, name, picture, hasPage: status !== null, change }]
  })
  return byUse(changes)
}
