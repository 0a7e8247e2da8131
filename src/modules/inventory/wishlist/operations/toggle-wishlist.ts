import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound, unauthenticated } from '@/kernel/errors'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { vehicles } from '@/modules/inventory/tables.gen'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { mayBeWished } from '../rules/may-be-wished'
import { afterToggle } from '../rules/wishlist'

/** Distinguishes this lock from other uses of advisory locks. */
const LOCK_SPACE = 1_510

/**
 * Adds a vehicle to the caller's wishlist, or removes it. One person's clicks are processed one at a time, so
 * of any number of concurrent ones, each sees the result of the one before; a call that states the wanted
 * result may be repeated.
 *
 * @param wanted the wanted result; by default the opposite of the current state
 * @returns whether the vehicle is on the wishlist now
 * @throws AppError 401 without a user, 404 for a vehicle that is not public, unless it is being removed
 */
export async function toggleWishlist(
  req: PayloadRequest,
  vehicleId: number,
  wanted?: boolean,
): Promise<boolean> {
  const actor = await actorOf(req)
  if (actor.kind === 'guest') throw unauthenticated()
  return inTransaction({ payload: req.payload, req }, async (_, db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}::int, ${actor.id}::int)`)
    const { isWishlisted, status } = await stateOf(db, actor.id, vehicleId)
    const after = afterToggle(isWishlisted, wanted)
    if (!mayBeWished(status) && !isWishlisted) throw notFound('Vehicle not found')
    if (after !== isWishlisted) await (after ? add : remove)(db, actor.id, vehicleId)
    return after
  })
}

type State = { isWishlisted: boolean; status: VehicleStatus | null }

async function stateOf(db: Db, userId: number, vehicleId: number): Promise<State> {
  const from = sql`FROM vehicles WHERE id = ${vehicleId} AND deleted_at IS NULL`
  const [status = null] = await selectValues(db, vehicles.status, from)
  const on = sql`FROM wishlist_items WHERE user_id = ${userId} AND vehicle_id = ${vehicleId}`
  return { status, isWishlisted: await exists(db, on) }
}

/** With the current public price. */
const add = (db: Db, userId: number, vehicleId: number) =>
  db.execute(sql`
    INSERT INTO wishlist_items (user_id, vehicle_id, price_when_added, currency)
    SELECT ${userId}, v.id, s.price, coalesce(s.card ->> 'currency', ${DEFAULT_CURRENCY})
    FROM vehicles v LEFT JOIN vehicle_search s ON s.vehicle_id = v.id WHERE v.id = ${vehicleId}
    ON CONFLICT DO NOTHING`)

const remove = (db: Db, userId: number, vehicleId: number) =>
  db.execute(sql`DELETE FROM wishlist_items WHERE user_id = ${userId} AND vehicle_id = ${vehicleId}`)
