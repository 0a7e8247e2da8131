import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound, unauthenticated } from '@/kernel/errors'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { vehicles } from '@/modules/inventory/tables.gen'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { actorOf } from '@/server/permissions'
import { exists, selectValues } from '@/server/rows/select'
import { type Db, inTransaction } from '@/server/transaction'
import { afterToggle, mayBeWished } from '../rules/wishlist'

/** Sets the person's locks on the list apart from other users of advisory locks. */
const LOCK_SPACE = 1_510

/**
 * Puts a vehicle on the list of whoever asks, or takes it off. Clicks of one person come one after the other, so
 * however many arrive at once, each sees what the one before it left; one that says what it wants may be repeated.
 *
 * @param wanted what is to hold afterwards; left out, the opposite of what holds
 * @returns whether the vehicle is on the list now
 * @throws AppError 401 without a person, 404 for a vehicle that the public may not see, unless it is taken off
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

/** With the price as the public sees it at this moment. */
const add = (db: Db, userId: number, vehicleId: number) =>
  db.execute(sql`
    INSERT INTO wishlist_items (user_id, vehicle_id, price_when_added, currency)
    SELECT ${userId}, v.id, s.price, coalesce(s.card ->> 'currency', ${DEFAULT_CURRENCY})
    FROM vehicles v LEFT JOIN vehicle_search s ON s.vehicle_id = v.id WHERE v.id = ${vehicleId}
    ON CONFLICT DO NOTHING`)

const remove = (db: Db, userId: number, vehicleId: number) =>
  db.execute(sql`DELETE FROM wishlist_items WHERE user_id = ${userId} AND vehicle_id = ${vehicleId}`)
