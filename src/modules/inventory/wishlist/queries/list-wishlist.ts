import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { readVisibleCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { conditionsSql, orderSql } from '@/modules/inventory/search/engine/conditions-sql'
import { planSearch } from '@/modules/inventory/search/engine/plan-search'
import { understandTypedText } from '@/modules/inventory/search/engine/understand-typed-text'
import { readDeliveryOf } from '@/modules/inventory/search/queries/read-delivery'
import { readPricesNow } from '@/modules/inventory/search/queries/read-prices-now'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { VISIBLE_CODES } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { selectPage } from '@/server/rows/select'
import { droppedSinceAdded, WISHLIST_PAGE_SIZE } from '../rules/wishlist'
import { wishlistItems } from './tables'

const WISH = {
  vehicleId: wishlistItems.vehicleId,
  price: wishlistItems.priceWhenAdded,
  currency: wishlistItems.currency,
  addedAt: wishlistItems.createdAt,
}

/**
 * An entry of a person's wishlist. A vehicle that is no longer public has no card: nothing is shown of it.
 */
export type WishEntry = {
  vehicleId: number
  addedAt: string
  card: VehicleCard | null
  /** The price drop since it was added, in whole units of the card's currency; null if there is none. */
  drop: number | null
}

export type WishPage = { entries: WishEntry[]; total: number; page: number; pages: number }

/** One page of a person's wishlist, last added first. */
export async function listWishlist(
  payload: Payload,
  userId: number,
  requestedPage: number,
): Promise<WishPage> {
  const db = payload.db.drizzle
  const query = {
    shape: WISH,
    from: sql`wishlist_items`,
    where: sql`user_id = ${userId}`,
    orderBy: sql`created_at DESC, vehicle_id DESC`,
  }
  const result = await selectPage(db, query, { page: requestedPage, limit: WISHLIST_PAGE_SIZE })
  const pages = Math.ceil(result.total / WISHLIST_PAGE_SIZE)
  if (result.rows.length === 0 && result.total > 0) return listWishlist(payload, userId, pages)
  const cards = await readVisibleCards(
    payload,
    result.rows.map(({ vehicleId }) => vehicleId),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const entries = result.rows.map(({ addedAt, vehicleId, ...then }) => {
    const card = byId.get(vehicleId) ?? null
    const isForSale = card !== null && card.status !== 'SOLD'
    return { vehicleId, addedAt, card, drop: isForSale ? droppedSinceAdded(then, card) : null }
  })
  return { entries, total: result.total, page: Math.min(requestedPage, Math.max(1, pages)), pages }
}

/** Vehicles on a person's wishlist that match a search, if they have a public page: including sold ones. */
export async function searchWishlist(
  payload: Payload,
  userId: number,
  given: VehicleSearch,
): Promise<{ rows: VehicleCard[]; total: number }> {
  const { conditions, search } = await understandTypedText(payload, given)
  const [delivery, prices] = await Promise.all([readDeliveryOf(payload, search), readPricesNow(payload)])
  const plan = planSearch(search, {}, { text: conditions, delivery, prices })
  const result = await selectPage(
    payload.db.drizzle,
    {
      shape: { id: vehicleSearch.vehicleId },
      from: sql`vehicle_search`,
      where: sql`vehicle_id IN (SELECT w.vehicle_id FROM wishlist_items w WHERE w.user_id = ${userId})
        AND status IN (${VISIBLE_CODES}) AND ${conditionsSql(plan.conditions, plan)}`,
      orderBy: orderSql(plan),
    },
    search,
  )
  const rows = await readVisibleCards(
    payload,
    result.rows.map(({ id }) => id),
  )
  return { rows, total: result.total }
}
