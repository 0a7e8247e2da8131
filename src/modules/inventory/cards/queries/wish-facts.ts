import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { ids as idList } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Whether a vehicle is on the list of whoever asks, and on how many lists it is. Never whose they are. */
export type WishFacts = { isWishlisted: boolean; wishlistCount: number }

export const NOT_WISHED: WishFacts = { isWishlisted: false, wishlistCount: 0 }

/** What a query that joins the facts gives of them. */
export type WishColumns = { wishes: number; wished: boolean }

/** Columns of the facts, from `w`. */
export const WISH_COLUMNS = sql.raw('w.wishes, w.wished')

/** The facts of a query's own vehicle as one row, to be joined as `w`; both are told of every vehicle. */
export const wishesOf = (vehicleId: SQL, userId: number | null): SQL => sql`(
  SELECT count(*)::int AS wishes, coalesce(bool_or(user_id = ${userId}::int), false) AS wished
  FROM wishlist_items WHERE vehicle_id = ${vehicleId})`

export const wishFactsOf = ({ wishes, wished }: WishColumns): WishFacts => ({
  isWishlisted: wished,
  wishlistCount: wishes,
})

/**
 * The facts of vehicles that are on anybody's list; the others are left out.
 *
 * @param userId null for a guest
 */
export async function wishFacts(
  db: Db,
  vehicles: readonly number[],
  userId: number | null,
): Promise<Map<number, WishFacts>> {
  if (vehicles.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    SELECT vehicle_id, count(*)::int AS n, coalesce(bool_or(user_id = ${userId}::int), false) AS mine
    FROM wishlist_items WHERE vehicle_id = ANY(${idList(vehicles)}) GROUP BY vehicle_id`)
  return new Map(
    rows.map((row) => [
      Number(row.vehicle_id),
      { isWishlisted: row.mine === true, wishlistCount: Number(row.n) },
    ]),
  )
}

/** Which of these vehicles are on a person's list. */
export async function wishedAmong(db: Db, userId: number, vehicles: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute(sql`
    SELECT vehicle_id FROM wishlist_items
    WHERE user_id = ${userId} AND vehicle_id = ANY(${idList(vehicles)}) ORDER BY vehicle_id`)
  return rows.map((row) => Number(row.vehicle_id))
}
