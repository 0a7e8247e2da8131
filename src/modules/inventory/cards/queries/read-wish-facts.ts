import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Db } from '@/server/db-of'
import { flag, number, type RowOf } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'

/** Whether a vehicle is on the viewer's wishlist, and on how many wishlists it is. Never whose they are. */
export type WishFacts = { isWishlisted: boolean; wishlistCount: number }

export const NOT_WISHED: WishFacts = { isWishlisted: false, wishlistCount: 0 }

/** The facts, from `w`. */
export const WISH = { wishes: number(sql`w.wishes`), wished: flag(sql`w.wished`) }

/** The facts about the query's own vehicle as one row, to be joined as `w`; always present. */
export const wishesOf = (vehicleId: SQL, userId: number | null): SQL => sql`(
  SELECT count(*)::int AS wishes, coalesce(bool_or(user_id = ${userId}::int), false) AS wished
  FROM wishlist_items WHERE vehicle_id = ${vehicleId})`

export const wishFactsOf = ({ wishes, wished }: RowOf<typeof WISH>): WishFacts => ({
  isWishlisted: wished,
  wishlistCount: wishes,
})

const VEHICLE = number(sql`vehicle_id`)

/**
 * The facts about vehicles that are on any wishlist; the others are left out.
 *
 * @param userId null for a guest
 */
export async function readWishFacts(
  db: Db,
  vehicles: readonly number[],
  userId: number | null,
): Promise<Map<number, WishFacts>> {
  if (vehicles.length === 0) return new Map()
  const shape = {
    id: VEHICLE,
    isWishlisted: flag(sql`coalesce(bool_or(user_id = ${userId}::int), false)`),
    wishlistCount: number(sql`count(*)`),
  }
  const rows = await select(
    db,
    shape,
    sql`FROM wishlist_items WHERE vehicle_id = ANY(${idList(vehicles)}) GROUP BY vehicle_id`,
  )
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** Which of these vehicles are on a person's wishlist. */
export const readWishedAmong = (db: Db, userId: number, vehicles: readonly number[]): Promise<number[]> =>
  selectValues(
    db,
    VEHICLE,
    sql`FROM wishlist_items
      WHERE user_id = ${userId} AND vehicle_id = ANY(${idList(vehicles)}) ORDER BY vehicle_id`,
  )
